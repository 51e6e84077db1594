import fc from 'fast-check';
import { refreshAllMatching } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';

/** Few values each, so that many members match. */
const values = {
  maritalStatus: ['never-married', 'divorced'],
  religion: ['hindu', 'christian', 'muslim'],
  motherTongue: ['malayalam', 'tamil'],
  state: ['kerala', 'tamil-nadu', 'karnataka'],
  city: ['Kochi', 'Kollam', 'Chennai', 'Bengaluru'],
  qualification: ['phd', 'bachelors-arts'],
  diet: ['veg', 'non-veg'],
};
const [firstNames, lastNames] = [
  ['Asha', 'Joseph', 'Latha', 'Arjun'],
  ['Thomas', 'Nair', 'Menon', 'Pillai'],
];

const dateOfBirth = fc
  .date({ min: new Date('1988-01-01'), max: new Date('2000-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const oftenKnown = (list: readonly string[]) => fc.option(fc.constantFrom(...list), { freq: 9 });
/** At least one value is not accepted. */
const someOf = (list: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: new Set(list).size - 1 });
const oftenStated = (list: readonly string[]) => fc.option(someOf(list), { freq: 2 });

const anyMember = fc.record({
  daysSinceVisit: fc.integer({ min: 0, max: 29 }),
  profile: fc.record({
    firstName: fc.constantFrom(...firstNames),
    lastName: fc.constantFrom(...lastNames),
    dateOfBirth,
    height: fc.option(fc.integer({ min: 150, max: 190 }), { freq: 9 }),
    religion: fc.constantFrom(...values.religion),
    maritalStatus: oftenKnown(values.maritalStatus),
    motherTongue: oftenKnown(values.motherTongue),
    state: oftenKnown(values.state),
    city: oftenKnown(values.city),
    qualification: oftenKnown(values.qualification),
    diet: oftenKnown(values.diet),
  }),
  preference: fc.record({
    ageFrom: fc.integer({ min: 18, max: 26 }),
    ageTo: fc.integer({ min: 34, max: 45 }),
    heightFrom: fc.option(fc.integer({ min: 145, max: 170 })),
    religion: someOf(values.religion),
    motherTongue: someOf(values.motherTongue),
    maritalStatus: oftenStated(values.maritalStatus),
    state: oftenStated(values.state),
    qualification: oftenStated(values.qualification),
    diet: oftenStated(values.diet),
    mustHave: fc.subarray(['age', 'religion'], { maxLength: 1 }),
  }),
});

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Verified members who match in many combinations: women and men in turns, all active in the last thirty days, with up to eight
 * criteria each. They cannot sign in with a password. Returns their ids; the first is a woman.
 */
export async function aPopulation(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { count, seed = 1 }: { count: number; seed?: number },
): Promise<number[]> {
  const at = now();
  const members = fc.sample(anyMember, { numRuns: count, seed });
  return database.transaction().execute(async (transaction) => {
    const accounts = members.map(({ daysSinceVisit }, index) => ({
      email: `member.${index}.${crypto.randomUUID()}@example.org`,
      passwordHash: '-',
      createdAt: new Date(at.getTime() - (30 + (index % 60)) * dayMilliseconds),
      emailVerifiedAt: at,
      lastSeenAt: new Date(at.getTime() - daysSinceVisit * dayMilliseconds),
    }));
    const rows = await transaction.insertInto('accounts').values(accounts).returning('id').execute();
    const stored = members.map((member, index) => ({ ...member, accountId: rows[index]?.id ?? 0 }));
    const profiles = stored.map(({ accountId, profile }, index) => ({
      ...profile,
      accountId,
      gender: index % 2 === 0 ? 'Female' : 'Male',
      profileFor: 'My Self',
      community: `${profile.religion}-other`,
      createdAt: at,
      updatedAt: at,
    }));
    await transaction.insertInto('profiles').values(profiles).execute();
    const preferences = stored.map(({ accountId, preference }) => ({
      ...preference,
      accountId,
      updatedAt: at,
    }));
    await transaction.insertInto('preferences').values(preferences).execute();
    await refreshAllMatching(transaction);
    return rows.map(({ id }) => id);
  });
}
