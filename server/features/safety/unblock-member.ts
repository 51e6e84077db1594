import { lockAccounts } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { announceBlock } from './announce-block.ts';
import { type BlockPair, deleteBlock } from './blocks.repository.ts';

/** Takes the own block back: both see each other as before, unless the other one blocks too. Without a block nothing happens. */
export async function unblockMember({ transact }: Context, pair: BlockPair): Promise<void> {
  await transact(async (work) => {
    await lockAccounts(work.database, [pair.blockerId, pair.blockedId]);
    if (await deleteBlock(work.database, pair)) announceBlock(work, pair);
  });
}
