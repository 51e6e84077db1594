import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { openSealedText, resealText, sealText } from '#server/platform/sealed-text.ts';
import type { Database } from './database.ts';

// Hashes of what nobody can type again (addresses of banned people, answered invitations, recovery codes) outlive the secret key that
// they were made with. So a replaced key is stored, sealed with the present one; it opens and signs nothing any more.

const purpose = 'former secret key';

type Keys = Pick<Context, 'acceptedKeys' | 'secretKey'>;

/** Stores a key that the present one replaces, and seals those before it anew. Returns how many were sealed. */
export async function keepFormerKeys(
  database: Database,
  { secretKey, acceptedKeys, replaced, now }: Keys & { replaced: string | undefined; now: Date },
): Promise<number> {
  // Processes that start together store it once.
  await sql`select pg_advisory_xact_lock(hashtextextended('former keys', 0))`.execute(database);
  const rows = await listRows(database);
  let sealed = 0;
  for (const { id, sealedKey } of rows) {
    const resealed = resealText(acceptedKeys, { purpose, sealed: sealedKey });
    if (resealed === null) continue;
    await database.updateTable('formerKeys').set({ sealedKey: resealed }).where('id', '=', id).execute();
    sealed += 1;
  }
  if (replaced === undefined || openAll(rows, acceptedKeys).includes(replaced)) return sealed;
  const row = { sealedKey: sealText(secretKey, { purpose, text: replaced }), createdAt: now };
  await database.insertInto('formerKeys').values(row).execute();
  return sealed + 1;
}

/** The keys with which a stored hash may have been made: the present one first, the oldest last. */
export async function listHashKeys({
  database,
  acceptedKeys,
}: Keys & { database: Database }): Promise<string[]> {
  const former = openAll(await listRows(database), acceptedKeys);
  return [...new Set([...acceptedKeys, ...former.toReversed()])];
}

/** The key of names that never change, such as that of a row of a sheet: the oldest one. */
export async function findLastingKey(keys: Keys & { database: Database }): Promise<string> {
  const rows = await listRows(keys.database);
  return openAll(rows, keys.acceptedKeys)[0] ?? keys.acceptedKeys.at(-1) ?? keys.secretKey;
}

type Row = { id: number; sealedKey: string };

async function listRows(database: Database): Promise<Row[]> {
  return database.selectFrom('formerKeys').select(['id', 'sealedKey']).orderBy('id').execute();
}

function openAll(rows: readonly Row[], acceptedKeys: readonly string[]): string[] {
  return rows
    .map(({ sealedKey }) => openSealedText(acceptedKeys, { purpose, sealed: sealedKey }))
    .filter((key) => key !== null);
}
