import fc from 'fast-check';
import { refreshAllMatching } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';

const dayMs = 24 * 60 * 60_000;
const filled = (text: string) => fc.option(fc.constant(text));

/** What differs between members in the lists of administrators. Few values each, so that many members are alike. */
const anyMember = fc.record({
  status: fc.constantFrom('active', 'active', 'inactive'),
  isVerified: fc.boolean(),
  daysAgo: fc.integer({ min: 0, max: 5 }),
  seenDaysAgo: fc.option(fc.integer({ min: 0, max: 60 })),
  plan: fc.constantFrom('none', 'none', 'now', 'past'),
  reports: fc.integer({ min: 0, max: 1 }),
  notes: fc.integer({ min: 0, max: 1 }),
  restrictions: fc.subarray(['hidden', 'suspended', 'banned']),
  /** Whether the restrictions have a date, and have ended. */
  restricted: fc.constantFrom('for good', 'for a while', 'until yesterday', 'no longer'),
  leaves: fc.option(fc.integer({ min: -7, max: 7 })),
  facts: fc.record({
    gender: fc.constantFrom('Female', 'Male'),
    firstName: fc.constantFrom('Asha', 'asha', 'Meera Ann', 'Zoë', "O'Neil", 'आशा'),
    lastName: fc.constantFrom('Mathew', 'Nair', 'Nair-Menon'),
    religion: fc.constantFrom('hindu', 'christian', 'own words'),
    country: fc.option(fc.constantFrom('india', 'own land')),
    city: filled('Kochi'),
    about: filled('About'),
    height: fc.option(fc.constant(165)),
    hobbies: fc.option(fc.constantFrom<string[][]>([], ['Reading'])),
    languages: fc.option(fc.constant<string[]>(['malayalam'])),
    father: filled('Mathew'),
    mother: filled('Mary'),
    state: filled('in-kerala'),
    district: fc.option(fc.constantFrom('', 'in-kerala-thrissur', 'own place')),
    community: fc.constantFrom('other', 'hindu-nair', 'own community'),
    denomination: fc.option(fc.constantFrom('own sect')),
    motherTongue: fc.option(fc.constantFrom('malayalam', 'tamil')),
    maritalStatus: fc.option(fc.constantFrom('never-married', 'own words')),
    dateOfBirth: fc.constantFrom('1995-05-05', '1999-12-31', '2001-01-01'),
    zip: filled('682001'),
    college: filled('College'),
    diet: filled('veg'),
    workingAs: filled('engineer'),
    annualIncome: filled('500000'),
  }),
  preference: fc.option(
    fc.record({
      ageFrom: fc.option(fc.constant(25)),
      religion: fc.option(fc.constantFrom<string[][]>([], ['hindu'])),
    }),
  ),
});

/** Members who differ in everything that the lists of administrators filter and sort by. */
export async function someMembers(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { count, seed = 1 }: { count: number; seed?: number },
): Promise<void> {
  const at = now();
  const ago = (days: number) => new Date(at.getTime() - days * dayMs - 60_000);
  const members = fc.sample(anyMember, { numRuns: count, seed });
  await database.transaction().execute(async (transaction) => {
    const plan = await transaction.selectFrom('plans').selectAll().executeTakeFirstOrThrow();
    for (const [index, member] of members.entries()) {
      const { id: accountId } = await transaction
        .insertInto('accounts')
        .values({
          email: `some.${index}.${crypto.randomUUID()}@example.org`,
          mobile: `+9190000${String(index).padStart(5, '0')}`,
          passwordHash: '-',
          status: member.status,
          createdAt: ago(member.daysAgo),
          emailVerifiedAt: member.isVerified ? at : null,
          lastSeenAt: member.seenDaysAgo === null ? null : ago(member.seenDaysAgo),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('profiles')
        .values({
          ...member.facts,
          accountId,
          profileFor: 'My Self',
          createdAt: at,
          updatedAt: at,
        })
        .execute();
      if (member.preference !== null) {
        const preference = { ...member.preference, accountId, updatedAt: at };
        await transaction.insertInto('preferences').values(preference).execute();
      }
      if (member.plan !== 'none') {
        const { id: planId, name: planName, pricePaise, months, contactLimit } = plan;
        const [startsAt, endsAt] = member.plan === 'now' ? [ago(9), ago(-9)] : [ago(9), ago(1)];
        const bought = { accountId, planId, planName, pricePaise, months, contactLimit };
        const termSeconds = (endsAt.getTime() - startsAt.getTime()) / 1000;
        const subscription = { ...bought, startsAt, endsAt, termSeconds };
        await transaction.insertInto('subscriptions').values(subscription).execute();
      }
      if (member.reports > 0) {
        const report = { reporterId: 1, reportedId: accountId, reason: 'other', text: '-', place: 'card' };
        await transaction
          .insertInto('reports')
          .values({ ...report, createdAt: at, dueAt: at })
          .execute();
      }
      await restrict(transaction, { accountId, member, at });
      if (member.notes > 0) {
        await transaction.insertInto('memberNotes').values({ accountId, text: '-', createdAt: at }).execute();
      }
    }
    await refreshAllMatching(transaction);
  });
}

type SomeMember = typeof anyMember extends fc.Arbitrary<infer Member> ? Member : never;

/** What reports imposed on a member, and that the member leaves. */
async function restrict(
  database: Database,
  { accountId, member, at }: { accountId: number; member: SomeMember; at: Date },
): Promise<void> {
  const inDays = (days: number) => new Date(at.getTime() + days * dayMs);
  const ends = {
    'for good': null,
    'for a while': inDays(3),
    'until yesterday': inDays(-1),
    'no longer': null,
  };
  for (const kind of member.restrictions) {
    const restriction = { accountId, kind, reason: '-', createdBy: 1, createdAt: inDays(-5) };
    const before = { wasActive: true, wasHidden: false };
    const endedAt = member.restricted === 'no longer' ? at : null;
    await database
      .insertInto('accountRestrictions')
      .values({ ...restriction, ...before, until: ends[member.restricted], endedAt })
      .execute();
  }
  if (member.leaves === null) return;
  const leaving = { accountId, requestedAt: at, dueAt: inDays(member.leaves), wasHidden: false };
  await database.insertInto('accountDeletions').values(leaving).execute();
}
