import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Two pictures are taken for the same one when at most this many of the 64 bits of their hashes differ. */
const mostDifferentBits = 6;

export async function insertBannedPictures(
  database: Database,
  { accountId, hashes, now }: { accountId: number; hashes: readonly string[]; now: Date },
): Promise<void> {
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ hash, accountId, createdAt: now }));
  await database.insertInto('bannedPictures').values(rows).execute();
}

export async function deleteBannedPictures(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom('bannedPictures').where('accountId', '=', accountId).execute();
}

/** Whether a hash resembles that of a picture of a banned person. */
export async function hasBannedPicture(database: Database, hash: string): Promise<boolean> {
  const { rows } = await sql<{ isBanned: boolean }>`
    select exists (select from banned_pictures
      where bit_count(('x' || hash)::bit(64) # ('x' || ${hash}::text)::bit(64)) <= ${mostDifferentBits}) as is_banned`.execute(
    database,
  );
  return rows[0]?.isBanned ?? false;
}
