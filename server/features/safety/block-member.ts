import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { requireVisible } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { announceBlock } from './announce-block.ts';
import { type BlockPair, countBlocked, insertBlock, isBlockedBy } from './blocks.repository.ts';
import { mostBlocked } from './safety.rules.ts';

/**
 * From the commit on neither of the two sees the other anywhere; nothing is deleted, so that everything is back when the block is
 * taken back. Blocking again changes nothing. Throws partner_not_found, too_many_blocks.
 */
export async function blockMember(context: Context, pair: BlockPair): Promise<void> {
  const { blockerId, blockedId } = pair;
  await context.transact(async (work) => {
    const { database } = work;
    // What one of them does about the other comes before the block or after it, never in between.
    await lockAccounts(database, [blockerId, blockedId]);
    if (await isBlockedBy(database, pair)) return;
    await requireVisible({ database, now: context.now }, { viewerId: blockerId, partnerId: blockedId });
    if ((await countBlocked(database, blockerId)) >= mostBlocked) throw problem('too_many_blocks');
    await insertBlock(database, { ...pair, createdAt: context.now() });
    announceBlock(work, pair);
  });
}
