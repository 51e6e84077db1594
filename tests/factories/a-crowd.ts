import { refreshMatching } from '#server/features/matching/matching.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

/** Equal verified, active members of a gender, made quickly. They cannot sign in. Returns their ids. */
export async function aCrowd(
  { context }: Pick<TestApplication, 'context'>,
  { count, gender = 'Male' }: { count: number; gender?: 'Male' | 'Female' | 'Other' },
): Promise<number[]> {
  const { now } = context;
  return context.transact(async ({ database }) => {
    const at = now();
    const accounts = Array.from({ length: count }, () => ({
      email: `crowd.${crypto.randomUUID()}@example.org`,
      passwordHash: '-',
      createdAt: at,
      emailVerifiedAt: at,
    }));
    const rows = await database.insertInto('accounts').values(accounts).returning('id').execute();
    const ids = rows.map(({ id }) => id);
    const profiles = ids.map((accountId) => ({
      accountId,
      gender,
      firstName: 'Some',
      lastName: 'One',
      profileFor: 'My Self',
      religion: 'Christian',
      community: 'Nadar',
      dateOfBirth: '1994-05-02',
      createdAt: at,
      updatedAt: at,
    }));
    await database.insertInto('profiles').values(profiles).execute();
    await refreshMatching(database, ids);
    return ids;
  });
}
