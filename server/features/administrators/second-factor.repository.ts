import type { Database } from '#server/platform/database/database.ts';
import { noteSecurityEvent } from '#server/platform/logging/security-log.ts';

/** The second factor of an administrator, and how many recovery codes are unused; undefined for anyone else. */
export async function findSecondFactor(database: Database, accountId: number) {
  return database
    .selectFrom('administrators')
    .innerJoin('accounts', 'accounts.id', 'administrators.accountId')
    .select(['accounts.email', 'administrators.secondFactorKey', 'administrators.secondFactorConfirmedAt'])
    .select(['administrators.graceFrom'])
    .select((eb) =>
      eb
        .selectFrom('recoveryCodes')
        .select((column) => column.fn.countAll<number>().as('count'))
        .whereRef('recoveryCodes.accountId', '=', 'administrators.accountId')
        .where('usedAt', 'is', null)
        .as('codesLeft'),
    )
    .where('administrators.accountId', '=', accountId)
    .executeTakeFirst();
}

/** Keeps other changes of the second factor of an administrator out until the transaction ends. */
export async function lockSecondFactor(database: Database, accountId: number): Promise<void> {
  await database
    .selectFrom('administrators')
    .select('accountId')
    .where('accountId', '=', accountId)
    .forUpdate()
    .execute();
}

/** The encrypted keys of all second factors. */
export async function listSealedKeys(database: Database): Promise<{ accountId: number; sealed: string }[]> {
  return database
    .selectFrom('administrators')
    .select(['accountId', 'secondFactorKey as sealed'])
    .where('secondFactorKey', 'is not', null)
    .$narrowType<{ sealed: string }>()
    .execute();
}

/** Replaces an encrypted key, unless it was changed since it was read. */
export async function replaceSealedKey(
  database: Database,
  { accountId, sealed, resealed }: { accountId: number; sealed: string; resealed: string },
): Promise<void> {
  await database
    .updateTable('administrators')
    .set({ secondFactorKey: resealed })
    .where('accountId', '=', accountId)
    .where('secondFactorKey', '=', sealed)
    .execute();
}

/** Turns the second factor on with an encrypted key, from the step of its first code on. */
export async function storeSecondFactor(
  database: Database,
  { accountId, key, step, now }: { accountId: number; key: string; step: number; now: Date },
): Promise<void> {
  await database
    .updateTable('administrators')
    .set({ secondFactorKey: key, secondFactorConfirmedAt: now, secondFactorStep: step })
    .where('accountId', '=', accountId)
    .execute();
  noteSecurityEvent('second_factor_changed', { accountId });
}

/** Uses up the code of a step; false when a code of this or a later step was used before. */
export async function takeStep(
  database: Database,
  { accountId, step }: { accountId: number; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('administrators')
    .set({ secondFactorStep: step })
    .where('accountId', '=', accountId)
    .where('secondFactorStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a recovery code; false when there is no such unused code. */
export async function takeRecoveryCode(
  database: Database,
  { accountId, codeHashes, now }: { accountId: number; codeHashes: readonly string[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('codeHash', 'in', codeHashes)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  database: Database,
  { accountId, hashes }: { accountId: number; hashes: readonly string[] },
): Promise<void> {
  await database.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  const rows = hashes.map((codeHash) => ({ accountId, codeHash }));
  if (rows.length > 0) await database.insertInto('recoveryCodes').values(rows).execute();
}

/** Takes the second factor away and begins the days of grace anew; false when there is no such administrator. */
export async function removeSecondFactor(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('administrators')
    .set({ secondFactorKey: null, secondFactorConfirmedAt: null, secondFactorStep: 0, graceFrom: now })
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) noteSecurityEvent('second_factor_changed', { accountId });
  return numUpdatedRows > 0n;
}
