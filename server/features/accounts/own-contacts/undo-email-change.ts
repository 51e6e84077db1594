import { emailUndoDays } from '#contract/accounts/own-contacts.ts';
import type { Context } from '#server/platform/context.ts';
import { isAlreadyTaken } from '#server/platform/database/errors.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { findAccountById, lockAccount, replaceContact } from '../accounts.repository.ts';
import { minutesAfter } from '../accounts.rules.ts';
import { isEmailTaken } from '../identifiers.ts';
import { removeUnverified } from '../registrations.repository.ts';
import { hashToken } from '../secrets.ts';
import { undoneNoticeJob } from './notices.ts';
import { findEmailChange, markUndone } from './own-contacts.repository.ts';
import { lockEmailChange } from './replace-email.ts';
import { deleteAdditions } from '../second-factor/additions.repository.ts';
import { takeAccountBack, unusablePasswordHash } from '../second-factor/take-account-back.ts';

/**
 * Restores the e-mail address from before a change, and returns it. The account is taken back (`takeAccountBack`) with all factors that
 * were added since a week before the change, because the password and a signed-in session are enough to add one. The links of mails that
 * undo an addition end: they may have gone to the other address.
 * Throws not_found for a token that is unknown, used or expired, and contact_taken.
 */
export async function undoEmailChange(context: Context, token: string): Promise<string> {
  const undo = { undoTokenHash: hashToken(token), now: context.now() };
  const known = await findEmailChange(context.database, undo);
  if (known === undefined) throw problem('not_found');
  const account = await findAccountById(context.database, known.accountId);
  if (account === undefined) throw problem('not_found');
  const passwordHash = await unusablePasswordHash();
  const addresses = [known.formerEmail, account.email];
  try {
    await context.transact((work) => restore(work, { undo, addresses, passwordHash }));
  } catch (error) {
    throw isAlreadyTaken(error) ? problem('contact_taken') : error;
  }
  return known.formerEmail;
}

type Restoring = {
  undo: { undoTokenHash: string; now: Date };
  addresses: readonly string[];
  passwordHash: string;
};

async function restore(work: Work, { undo, addresses, passwordHash }: Restoring): Promise<void> {
  const { database } = work;
  const { now } = undo;
  await lockEmailChange(database, addresses);
  const listed = await findEmailChange(database, undo);
  const account = listed === undefined ? undefined : await lockAccount(database, listed.accountId);
  // Another call may have used the link before the lock.
  const change = await findEmailChange(database, undo);
  if (account === undefined || change === undefined) throw problem('not_found');
  const { accountId: id, formerEmail: email } = change;
  if (await isEmailTaken({ database, email, exceptId: id, now })) throw problem('contact_taken');
  await removeUnverified(database, email);
  await replaceContact(work, { id, now, email, isProved: true });
  const factorsAfter = minutesAfter(change.changedAt, -emailUndoDays * 24 * 60);
  await takeAccountBack(work, { account, passwordHash, factorsAfter, now });
  await deleteAdditions(database, { accountId: id });
  await markUndone(database, { id: change.id, accountId: id, now });
  await work.enqueue(undoneNoticeJob, { changeId: change.id });
}
