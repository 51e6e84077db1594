import type { Database } from '#server/platform/database/database.ts';

export type BlockPair = { blockerId: number; blockedId: number };

export async function isBlockedBy(database: Database, { blockerId, blockedId }: BlockPair): Promise<boolean> {
  const row = await database
    .selectFrom('blocks')
    .select('blockedId')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countBlocked(database: Database, blockerId: number): Promise<number> {
  const { count } = await database
    .selectFrom('blocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('blockerId', '=', blockerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertBlock(
  database: Database,
  block: BlockPair & { isNamed: boolean; createdAt: Date },
): Promise<void> {
  await database.insertInto('blocks').values(block).execute();
}

/** Returns false when there was no such block. */
export async function deleteBlock(database: Database, { blockerId, blockedId }: BlockPair): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The members that a member blocked, with their names, latest first. */
export async function listBlocks(
  database: Database,
  blockerId: number,
): Promise<{ accountId: number; isNamed: boolean; firstName: string; lastName: string; createdAt: Date }[]> {
  return database
    .selectFrom('blocks')
    .innerJoin('profiles', 'profiles.accountId', 'blocks.blockedId')
    .select([
      'profiles.accountId',
      'profiles.firstName',
      'profiles.lastName',
      'blocks.isNamed',
      'blocks.createdAt',
    ])
    .where('blockerId', '=', blockerId)
    .orderBy('blocks.createdAt', 'desc')
    .orderBy('blockedId', 'desc')
    .execute();
}
