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

it.each(genders)(
  'the SQL expression and the policy show the same members to a viewer: %s',
  async (gender) => {
    const { context } = application;
    const { database } = context;
    const [viewerId = 0] = await aCrowd(application, { count: 1, gender });
    const ids: number[] = [];
    for (const sort of everySort) {
      const [id = 0] = await aCrowd(application, { count: 1, gender: sort.gender });
      const account = database.updateTable('accounts').where('id', '=', id);
      const { role, status, isHidden, isWithheld } = sort;
      const emailVerifiedAt = sort.isVerified ? context.now() : null;
      await account.set({ role, status, isHidden, isWithheld, emailVerifiedAt }).execute();
      const block = { me: [viewerId, id], them: [id, viewerId], none: [] }[sort.blocker];
      const [blockerId, blockedId] = block;
      if (blockerId !== undefined && blockedId !== undefined) {
        await database
          .insertInto('blocks')
          .values({ blockerId, blockedId, createdAt: context.now() })
          .execute();
      }
      ids.push(id);
    }
    const members = [viewerId, ...ids];
    const viewpoint = await findViewpoint(database, viewerId);
    const people = await listPartnerRows(database, { viewerId, ids: members, now: context.now() });
    const byPolicy = people
      .filter((person) => isVisible(person, viewpoint))
      .map(({ accountId }) => accountId);
    const { rows } = await sql<{ id: number }>`
    select person as id from unnest(${members}::integer[]) person
    where ${isVisibleTo(viewpoint, sql.ref('person'))}`.execute(database);
    expect(people).toHaveLength(members.length);
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(byPolicy.toSorted((a, b) => a - b));
    // Brides and grooms see one gender, others see two.
    expect(byPolicy).toHaveLength(gender === 'Other' ? 2 : 1);
  },
);
