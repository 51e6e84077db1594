import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { listBlocked as listBlockedEndpoint } from '#contract/safety/blocks.ts';
import { findAccountById, lockAccounts } from '#server/features/accounts/accounts.ts';
import { listVisible, requireVisible } from '#server/features/partners/partners.ts';
import { mayShowCards } from '#server/features/plans/plans.ts';
import { announceIfConnected } from '#server/features/settings/settings.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import {
  type BlockPair,
  countBlocked,
  deleteBlock,
  insertBlock,
  isBlockedBy,
  listBlocks,
} from './blocks.repository.ts';
import { mostBlocked } from './safety.rules.ts';

/**
 * Blocks a member: from the commit on neither of the two sees the other anywhere. Nothing is deleted, so that an unblock
 * restores everything. Blocking again changes nothing. Throws partner_not_found, too_many_blocks.
 */
export async function blockMember(context: Context, pair: BlockPair): Promise<void> {
  const { blockerId, blockedId } = pair;
  const isNamed = await mayBeNamed(context, pair);
  await context.transact(async (work) => {
    const { database } = work;
    // Under the lock nothing else happens between the two while the block is made.
    await lockAccounts(database, [blockerId, blockedId]);
    if (await isBlockedBy(database, pair)) return;
    await requireVisible({ database, now: context.now }, { viewerId: blockerId, partnerId: blockedId });
    if ((await countBlocked(database, blockerId)) >= mostBlocked) throw problem('too_many_blocks');
    // Those who blocked a member hear nothing of them, so the other one is announced to before.
    await announceBlock(work, pair);
    await insertBlock(database, { ...pair, isNamed, createdAt: context.now() });
  });
}

/**
 * Whether the list of the blocked may name a member. The caller may know nothing of a stranger yet, so a name counts as a card; when no
 * more cards are shown, the block is made all the same, without the name.
 */
async function mayBeNamed(context: Context, pair: BlockPair): Promise<boolean> {
  const { blockerId: accountId, blockedId: partnerId } = pair;
  const { partners } = await listVisible(context, { viewerId: accountId, ids: [partnerId] });
  // None for a member who is blocked already or does not exist, which the block itself answers.
  return partners[0]?.interest !== null || mayShowCards(context, { accountId, cards: 1 });
}

/** Removes a block: both see each other as before, unless the other one blocks, too. Without a block nothing changes. */
export async function unblockMember({ transact }: Context, pair: BlockPair): Promise<void> {
  await transact(async (work) => {
    await lockAccounts(work.database, [pair.blockerId, pair.blockedId]);
    if (await deleteBlock(work.database, pair)) await announceBlock(work, pair);
  });
}

/**
 * Announces to the blocking member's own windows that lists and bell have changed. The other one hears what they would hear if the
 * blocking member hid or left: nothing, unless the two are connected.
 */
async function announceBlock(
  { database, announce }: Pick<Work, 'database' | 'announce'>,
  { blockerId, blockedId }: BlockPair,
): Promise<void> {
  announce(blockerId, { type: 'partner_changed', partner_id: blockedId });
  announce(blockerId, { type: 'notifications_changed' });
  const blocker = await findAccountById(database, blockerId);
  // For others a hidden or withheld member is not here, before the block and after it.
  if (blocker === undefined || !isShownToOthers(blocker)) return;
  await announceIfConnected({ database, announce }, { accountId: blockerId, partnerId: blockedId });
}

/** The members that a member blocked, latest first. One that may not be named has empty names. */
export async function listBlocked(
  { database }: Context,
  blockerId: number,
): Promise<EndpointData<typeof listBlockedEndpoint>> {
  const blocks = await listBlocks(database, blockerId);
  return blocks.map(({ accountId, isNamed, firstName, lastName, createdAt }) => ({
    u_id: accountId,
    u_firstname: isNamed ? firstName : '',
    u_lastname: isNamed ? lastName : '',
    blocked_at: createdAt.toISOString(),
  }));
}
