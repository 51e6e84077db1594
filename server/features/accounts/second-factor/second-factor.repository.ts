import type { Database } from '#server/platform/database/database.ts';

/** What an account has for the second step of signing in; undefined without such an account. */
export async function findSecondFactor(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .leftJoin('authenticatorApps', 'authenticatorApps.accountId', 'accounts.id')
    .leftJoin('administrators', 'administrators.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.role', 'accounts.secondFactorSince'])
    .select(['authenticatorApps.key', 'authenticatorApps.createdAt as appSince', 'administrators.graceFrom'])
    .select((eb) =>
      eb
        .selectFrom('recoveryCodes')
        .select((column) => column.fn.countAll<number>().as('count'))
        .whereRef('recoveryCodes.accountId', '=', 'accounts.id')
        .where('usedAt', 'is', null)
        .as('codesLeft'),
    )
    .select((eb) =>
      eb
        .selectFrom('passkeys')
        .select((column) => column.fn.countAll<number>().as('count'))
        .whereRef('passkeys.accountId', '=', 'accounts.id')
        .as('passkeyCount'),
    )
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/** Whether sessions of an account need a second factor, and since when. */
export async function setSecondFactorSince(
  database: Database,
  { accountId, since }: { accountId: number; since: Date | null },
): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ secondFactorSince: since })
    .where('id', '=', accountId)
    .execute();
}

/** The encrypted keys of all applications. */
export async function listSealedKeys(database: Database): Promise<{ accountId: number; sealed: string }[]> {
  return database.selectFrom('authenticatorApps').select(['accountId', 'key as sealed']).execute();
}

/** Replaces an encrypted key, unless it was changed since it was read. */
export async function replaceSealedKey(
  database: Database,
  { accountId, sealed, resealed }: { accountId: number; sealed: string; resealed: string },
): Promise<void> {
  await database
    .updateTable('authenticatorApps')
    .set({ key: resealed })
    .where('accountId', '=', accountId)
    .where('key', '=', sealed)
    .execute();
}

/** Stores the encrypted key of an application in the place of the one before, from the step of its first code on. */
export async function storeApp(
  database: Database,
  { accountId, key, step, now }: { accountId: number; key: string; step: number; now: Date },
): Promise<void> {
  await database
    .insertInto('authenticatorApps')
    .values({ accountId, key, step, createdAt: now })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ key, step, createdAt: now }))
    .execute();
}

/** False when there is none. */
export async function deleteApp(database: Database, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('authenticatorApps')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Uses up the code of a step; false when a code of this or a later step was used before. */
export async function takeStep(
  database: Database,
  { accountId, step }: { accountId: number; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('authenticatorApps')
    .set({ step })
    .where('accountId', '=', accountId)
    .where('step', '<', step)
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

/** Begins the days of grace of an administrator without a second factor anew. */
export async function restartGrace(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await database
    .updateTable('administrators')
    .set({ graceFrom: now })
    .where('accountId', '=', accountId)
    .execute();
}
