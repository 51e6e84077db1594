import { findAccountById, requestCode } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';

/** Mails the caller a code with which they can delete their account. Throws code_sent_recently or too_many_codes. */
export async function requestDeletionCode(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) throw problem('not_signed_in');
  await requestCode(context, { purpose: 'delete', address: account.email });
}
