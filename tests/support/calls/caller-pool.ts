import { createProfile } from '#server/features/profiles/profiles.ts';
import { hashPassword } from '#server/features/accounts/password-hashing.ts';
import type { TestApplication } from '../start-application.ts';
import { startTestSession } from '../start-test-session.ts';

/** Signed-in accounts that take turns, so that none reaches the rate limit of an account. */
export type CallerPool = {
  next: () => Caller;
  listIds: () => number[];
  /** Restores the account and signs it in again. */
  renew: (caller: Caller) => Promise<void>;
};
export type Caller = { accountId: number; token: string };

/** Makes accounts of a role without the mails and hashes of a registration. */
export async function createCallerPool(
  { context }: Pick<TestApplication, 'context'>,
  { count, role }: { count: number; role: 'user' | 'admin' },
): Promise<CallerPool> {
  const callers: Caller[] = [];
  const passwordHash = await hashPassword('a password of the pool');
  const makeCaller = async () => {
    const accountId = await context.transact(async (work) => {
      const now = context.now();
      const email = `pool.${crypto.randomUUID()}@example.org`;
      const account = { email, passwordHash, role, createdAt: now, emailVerifiedAt: now };
      const { id } = await work.database
        .insertInto('accounts')
        .values(account)
        .returning('id')
        .executeTakeFirstOrThrow();
      const isWoman = id % 2 === 0;
      const person = {
        accountId: id,
        profileFor: 'My Self',
        gender: isWoman ? 'Female' : 'Male',
        firstName: 'Pool',
        lastName: 'Caller',
        dateOfBirth: '1994-05-02',
        religion: 'christian',
        community: 'Nadar',
        now,
      };
      const administrator = { accountId: id, role: 'owner', graceFrom: now, createdAt: now };
      if (role === 'user') await createProfile(work, person);
      else await work.database.insertInto('administrators').values(administrator).execute();
      return id;
    });
    const { token } = await startTestSession(context, accountId);
    return { accountId, token };
  };
  for (let made = 0; made < count; made += 1) callers.push(await makeCaller());
  let turn = 0;
  return {
    next: () => {
      turn = (turn + 1) % callers.length;
      const caller = callers[turn];
      if (caller === undefined) throw new Error('A pool has callers');
      return caller;
    },
    listIds: () => callers.map(({ accountId }) => accountId),
    renew: async (caller) => {
      Object.assign(caller, await makeCaller());
    },
  };
}
