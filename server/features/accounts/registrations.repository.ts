import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { isUnverified } from './identifiers.repository.ts';

/** Locks the codes of some accounts until the transaction ends. */
export async function lockCodesOf(database: Database, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  await database
    .selectFrom('oneTimeCodes')
    .select('purpose')
    .where('accountId', 'in', accountIds)
    .orderBy('purpose')
    .orderBy('address')
    .forUpdate()
    .execute();
}

/** Removes an account with everything that hangs on it, its codes among that. */
export async function deleteAccount(database: Database, id: number): Promise<void> {
  await database.deleteFrom('accounts').where('id', '=', id).execute();
}

/** Removes the unverified registration of an e-mail address: it reserves nothing. */
export async function removeUnverified(database: Database, email: string): Promise<void> {
  await database.deleteFrom('accounts').where('email', '=', email).where(isUnverified).execute();
}

/** Takes a mobile number from an unverified registration. */
export async function takeMobileFromUnverified(database: Database, mobile: string): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ mobile: null })
    .where('mobile', '=', mobile)
    .where(isUnverified)
    .execute();
}

/** The browsers of a registration: the one that registered, when it is known, and those in which its password was given. */
export async function listRegistrationDevices(database: Database, accountId: number): Promise<string[]> {
  const row = await database
    .selectFrom('registrations')
    .select(['deviceHash', 'otherDeviceHashes'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return [];
  const { deviceHash, otherDeviceHashes } = row;
  return deviceHash === null ? otherDeviceHashes : [deviceHash, ...otherDeviceHashes];
}

/** Few people use more. */
const mostOtherDevices = 5;

/** Adds a browser to those of a registration, and forgets the ones added longest ago beyond the most. */
export async function addRegistrationDevice(
  database: Database,
  { accountId, deviceHash }: { accountId: number; deviceHash: string },
): Promise<void> {
  const others = sql<
    string[]
  >`(array_prepend(${deviceHash}, array_remove(other_device_hashes, ${deviceHash})))[1:${sql.lit(mostOtherDevices)}]`;
  await database
    .updateTable('registrations')
    .set({ otherDeviceHashes: others })
    .where('accountId', '=', accountId)
    .where('deviceHash', 'is distinct from', deviceHash)
    .execute();
}

/** An account of a proved e-mail whose owner has still to register: no password opens it. */
export async function insertIncompleteAccount(
  database: Database,
  { email, now }: { email: string; now: Date },
): Promise<number> {
  const { id } = await database
    .insertInto('accounts')
    .values({ email, passwordHash: '', emailVerifiedAt: now, createdAt: now, isIncomplete: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives an incomplete account its mobile number and password. */
export async function completeAccount(
  { database, memberChanged }: Pick<Work, 'database' | 'memberChanged'>,
  { id, mobile, passwordHash }: { id: number; mobile: string; passwordHash: string },
): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ mobile, passwordHash, isIncomplete: false })
    .where('id', '=', id)
    .execute();
  memberChanged(id);
}

/** The account of an e-mail address and the unverified ones of a mobile number. */
export async function listUnverified(
  database: Database,
  { email, mobile }: { email: string; mobile: string },
): Promise<number[]> {
  const rows = await database
    .selectFrom('accounts')
    .select('id')
    .where((account) =>
      account.or([
        account('email', '=', email),
        account.and([account('mobile', '=', mobile), account('emailVerifiedAt', 'is', null)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
