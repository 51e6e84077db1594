import { changeHiding, lockAccount } from '#server/features/accounts/accounts.ts';
import { announceStanding } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { takeDeletionBack } from './account-deletions.repository.ts';

/** Keeps the caller's account after all, as visible as it was. Throws no_deletion, or not_signed_in when it came too late. */
export async function keepAccount({ transact }: Context, accountId: number): Promise<void> {
  await transact(async (work) => {
    // The account first, as whoever erases it does: one of the two wins.
    const account = await lockAccount(work.database, accountId);
    if (account === undefined) throw problem('not_signed_in');
    const deletion = await takeDeletionBack(work.database, accountId);
    if (deletion === undefined) throw problem('no_deletion');
    await changeHiding(work, { accountId, isHidden: deletion.wasHidden });
    work.announce(accountId, { type: 'settings_changed' });
    if (!deletion.wasHidden) await announceStanding(work, accountId);
  });
}
