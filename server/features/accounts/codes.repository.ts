import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CodeHistory, codeLengthRules, type CodePurpose, type Sender } from './accounts.rules.ts';

/**
 * The key of a code: there is one for each purpose and address. A new address may be wanted by several accounts: `ownerId` is the one
 * whose code this is, so that no other one uses it up or replaces it.
 */
export type CodeKey = { purpose: CodePurpose; address: string; ownerId?: number };

function isCode({ purpose, address, ownerId = 0 }: CodeKey) {
  return (eb: ExpressionBuilder<Tables, 'oneTimeCodes'>) =>
    eb.and([eb('purpose', '=', purpose), eb('address', '=', address), eb('ownerId', '=', ownerId)]);
}

/** Locks an address for requests of codes until the transaction ends. */
export async function lockAddress(database: Database, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`.execute(database);
}

/** The unused code of this purpose, and every send to the address since an instant, oldest first. */
export async function findCodeHistory(
  database: Database,
  of: CodeKey & { since: Date },
): Promise<CodeHistory & { unused: { codeLength: number } | null }> {
  const unused = await database
    .selectFrom('oneTimeCodes')
    .select(['requestedAt', 'device', 'codeLength'])
    .where(isCode(of))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  const sends = await database
    .selectFrom('oneTimeCodeSends')
    .select(['sentAt', 'device', 'network'])
    .where('address', '=', of.address)
    .where('sentAt', '>', of.since)
    .orderBy('sentAt')
    .execute();
  return { unused: unused ?? null, sendsOfLastHour: sends };
}

/** Replaces the code of a purpose and address by one that is still to be made, and counts the send. */
export async function insertCodeRequest(
  database: Database,
  request: CodeKey & Sender & { accountId: number | null; now: Date; expiresAt: Date; codeLength: number },
): Promise<void> {
  const { purpose, address, ownerId = 0, accountId, now, expiresAt, codeLength, device, network } = request;
  const unused = { codeHash: null, linkHash: null, wrongTries: 0, wrongTriesOfDevices: 0, usedAt: null };
  const fresh = { ...unused, accountId, requestedAt: now, expiresAt, codeLength, device };
  await database
    .insertInto('oneTimeCodes')
    .values({ purpose, address, ownerId, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'address', 'ownerId']).doUpdateSet(fresh))
    .execute();
  await database.insertInto('oneTimeCodeSends').values({ address, sentAt: now, device, network }).execute();
}

/** Gives the code for entering with an address to another account, or to none. */
export async function setCodeAccount(
  database: Database,
  { address, accountId }: { address: string; accountId: number | null },
): Promise<void> {
  await database
    .updateTable('oneTimeCodes')
    .set({ accountId })
    .where(isCode({ purpose: 'enter', address }))
    .execute();
}

/** Gives a requested code its hash, and that of its link; undefined when the request was replaced, used, or has no account. */
export async function setCodeHash(
  database: Database,
  code: CodeKey & { requestedAt: Date; codeHash: string; linkHash: string | null; expiresAt: Date },
): Promise<number | undefined> {
  const row = await database
    .updateTable('oneTimeCodes')
    .set({ codeHash: code.codeHash, linkHash: code.linkHash, expiresAt: code.expiresAt })
    .where(isCode(code))
    .where('requestedAt', '=', code.requestedAt)
    .where('usedAt', 'is', null)
    .where('accountId', 'is not', null)
    .returning('accountId')
    .executeTakeFirst();
  return row?.accountId ?? undefined;
}

/**
 * Counts one try against the live code and gives its hash; undefined when no code can be tried any more. Those of known devices are
 * counted by themselves, so that strangers cannot use a code up before its owner types it. Short codes of one address, for several
 * purposes, share the tries of strangers.
 */
export async function countCodeTry(
  database: Database,
  attempt: CodeKey & { now: Date; mostTries: number; shortest: number; isOfDevice: boolean },
): Promise<string | undefined> {
  const tries = attempt.isOfDevice ? 'wrongTriesOfDevices' : 'wrongTries';
  const row = await database
    .updateTable('oneTimeCodes')
    .set((column) => ({ [tries]: column(tries, '+', 1) }))
    .where(isCode(attempt))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', attempt.now)
    .where(tries, '<', attempt.mostTries)
    .where('codeLength', '>=', attempt.shortest)
    .$if(!attempt.isOfDevice, (update) => update.where(hasSharedTries(attempt)))
    .returning('codeHash')
    .executeTakeFirst();
  return row?.codeHash ?? undefined;
}

function hasSharedTries({
  address,
  ownerId = 0,
  now,
  mostTries,
}: CodeKey & { now: Date; mostTries: number }) {
  return sql<boolean>`(one_time_codes.code_length > ${codeLengthRules.short} or ${mostTries} > (
    select coalesce(sum(other.wrong_tries), 0) from one_time_codes other
    where other.address = ${address} and other.owner_id = ${ownerId} and other.code_length = ${codeLengthRules.short}
      and other.used_at is null and other.expires_at > ${now}
  ))`;
}

/** Takes a counted try back: the code was right. */
export async function uncountCodeTry(
  database: Database,
  { isOfDevice, ...key }: CodeKey & { isOfDevice: boolean },
): Promise<void> {
  const tries = isOfDevice ? 'wrongTriesOfDevices' : 'wrongTries';
  await database
    .updateTable('oneTimeCodes')
    .set((column) => ({ [tries]: column(tries, '-', 1) }))
    .where(isCode(key))
    .where('usedAt', 'is', null)
    .where(tries, '>', 0)
    .execute();
}

/** Uses a code up and gives its account; undefined when it has been used already. */
export async function markCodeUsed(
  database: Database,
  code: CodeKey & { codeHash: string; now: Date },
): Promise<number | undefined> {
  const row = await database
    .updateTable('oneTimeCodes')
    .set({ usedAt: code.now, codeHash: null, linkHash: null })
    .where(isCode(code))
    .where('codeHash', '=', code.codeHash)
    .where('usedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst();
  return row?.accountId ?? undefined;
}

/**
 * Uses up a link, with its code, that was requested after an instant. Gives its account and the address of its mail; undefined when
 * it is unknown, used or older.
 */
export async function useLink(
  database: Database,
  { linkHash, since, now }: { linkHash: string; since: Date; now: Date },
): Promise<{ accountId: number; address: string } | undefined> {
  const row = await database
    .updateTable('oneTimeCodes')
    .set({ usedAt: now, codeHash: null, linkHash: null })
    .where('linkHash', '=', linkHash)
    .where('usedAt', 'is', null)
    .where('requestedAt', '>', since)
    .returning(['accountId', 'address'])
    .executeTakeFirst();
  return row === undefined || row.accountId === null ? undefined : { ...row, accountId: row.accountId };
}

/** Deletes the codes sent to some addresses, and the record of their sends and wrong tries. */
export async function deleteCodesTo(database: Database, addresses: readonly string[]): Promise<void> {
  await database.deleteFrom('oneTimeCodes').where('address', 'in', addresses).execute();
  await database.deleteFrom('oneTimeCodeSends').where('address', 'in', addresses).execute();
  await database.deleteFrom('wrongTries').where('address', 'in', addresses).execute();
}

/** Deletes codes and sends that no rule reads any more. */
export async function deleteOldCodes(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('oneTimeCodes').where('expiresAt', '<', before).execute();
  await database.deleteFrom('oneTimeCodeSends').where('sentAt', '<', before).execute();
}
