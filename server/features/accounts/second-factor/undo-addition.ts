import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { lockAccount } from '../accounts.repository.ts';
import { takeAccountBack, unusablePasswordHash } from './take-account-back.ts';
import { hashToken } from '../secrets.ts';
import { deleteAdditions, findAddition } from './additions.repository.ts';
import { factorNoticeJob } from './second-factor.mail.ts';

/**
 * Undoes an addition to the second factor of a member, who says by the link of its mail that it was somebody else: it is removed with all
 * that was added later, and the account is taken back (`takeAccountBack`). Throws not_found for a token that is unknown, used or expired.
 */
export async function undoAddition(context: Context, token: string): Promise<void> {
  const now = context.now();
  const undo = { undoTokenHash: hashToken(token), now };
  const known = await findAddition(context.database, undo);
  if (known === undefined) throw problem('not_found');
  const passwordHash = await unusablePasswordHash();
  await context.transact(async (work) => {
    const { database } = work;
    const account = await lockAccount(database, known.accountId);
    // Another call may have used the link before the lock.
    const addition = await findAddition(database, undo);
    if (account === undefined || addition === undefined) throw problem('not_found');
    const justBefore = new Date(addition.addedAt.getTime() - 1);
    await takeAccountBack(work, { account, passwordHash, factorsAfter: justBefore, now });
    await deleteAdditions(database, addition);
    await work.enqueue(factorNoticeJob, { accountId: account.id, change: 'undone' });
  });
}
