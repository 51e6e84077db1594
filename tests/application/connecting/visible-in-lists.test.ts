import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViewpoint, isVisible, isVisibleTo } from '#server/features/visibility/visibility.ts';
import { listPartnerRows } from '#server/features/partners/partners.repository.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const genders = ['Female', 'Male', 'Other'] as const;

/** Every combination of the inputs of the visibility policy. */
const everySort = genders.flatMap((gender) =>
  ['user', 'admin'].flatMap((role) =>
    ['active', 'inactive'].flatMap((status) =>
      [true, false].flatMap((isVerified) =>
        [true, false].flatMap((isHidden) =>
          [true, false].flatMap((isWithheld) =>
            (['none', 'me', 'them'] as const).map((blocker) => ({
              gender,
              role,
              status,
              isVerified,
              isHidden,
              isWithheld,
              blocker,
            })),
          ),
        ),
      ),
    ),
  ),
);

/** Gives each account what its sort says, in one statement. */
async function setAccounts(people: readonly ((typeof everySort)[number] & { id: number })[]): Promise<void> {
  const { database, now } = application.context;
  await sql`
    update accounts set role = person.role, status = person.status, is_hidden = person."isHidden",
      is_withheld = person."isWithheld", email_verified_at = case when person."isVerified" then ${now()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) person
      (id integer, role text, status text, "isHidden" boolean, "isWithheld" boolean, "isVerified" boolean)
    where accounts.id = person.id`.execute(database);
}

it.each(genders)(
  'the SQL expression and the policy show the same members to a viewer: %s',
  async (gender) => {
    const { context } = application;
    const { database } = context;
    const [viewerId = 0] = await aCrowd(application, { count: 1, gender });
    const crowd = new Map<string, number[]>();
    for (const each of genders) {
      const count = everySort.filter((sort) => sort.gender === each).length;
      crowd.set(each, await aCrowd(application, { count, gender: each }));
    }
    const people = everySort.map((sort) => ({ ...sort, id: crowd.get(sort.gender)?.pop() ?? 0 }));
    const ids = people.map(({ id }) => id);
    await setAccounts(people);
    const blocks = people.flatMap(({ id, blocker }) => {
      if (blocker === 'none') return [];
      const [blockerId, blockedId] = blocker === 'me' ? [viewerId, id] : [id, viewerId];
      return { blockerId, blockedId, createdAt: context.now() };
    });
    await database.insertInto('blocks').values(blocks).execute();
    const members = [viewerId, ...ids];
    const viewpoint = await findViewpoint(database, viewerId);
    const partners = await listPartnerRows(database, { viewerId, ids: members, now: context.now() });
    const byPolicy = partners
      .filter((person) => isVisible(person, viewpoint))
      .map(({ accountId }) => accountId);
    const { rows } = await sql<{ id: number }>`
    select person as id from unnest(${members}::integer[]) person
    where ${isVisibleTo(viewpoint, sql.ref('person'))}`.execute(database);
    expect(partners).toHaveLength(members.length);
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(byPolicy.toSorted((a, b) => a - b));
    expect(byPolicy).toHaveLength(1);
  },
);
