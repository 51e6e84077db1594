import {
  deleteCodesTo,
  findAccountById,
  hashToken,
  lockAddress,
  lockEmailChange,
  releaseMobile,
  replaceEmail,
  replaceMobile,
} from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { isAlreadyTaken } from '#server/platform/database/errors.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { type Correction, deleteCorrection, findCorrection } from './corrections.repository.ts';
import { lockMember } from './find-member.ts';

/**
 * Makes a corrected address or number count, as if the member had changed it (`replaceEmail`, `replaceMobile`); codes to the one before
 * are void. Throws not_found for a token that is unknown, used or expired, and contact_taken.
 */
export async function confirmContact(context: Context, token: string): Promise<void> {
  const wanted = { tokenHash: hashToken(token), now: context.now() };
  try {
    await context.transact(async (work) => {
      const correction = await findCorrection(work.database, wanted);
      if (correction === undefined) throw problem('not_found');
      const { email, mobile } = correction;
      if (email !== null) await correctEmail(context, { work, correction, email });
      if (mobile !== null) await correctMobile(context, { work, correction, mobile });
    });
  } catch (error) {
    throw isAlreadyTaken(error) ? problem('contact_taken') : error;
  }
}

type Correcting = { work: Work; correction: Correction };

async function correctEmail(
  context: Context,
  { work, correction, email }: Correcting & { email: string },
): Promise<void> {
  const { database } = work;
  const known = await findAccountById(database, correction.accountId);
  if (known === undefined) throw problem('not_found');
  await lockEmailChange(database, [email, known.email]);
  const account = await lockMember(database, correction.accountId);
  await spendLink(database, correction);
  await replaceEmail(context, { work, account, email });
  await deleteCodesTo(database, [account.email]);
}

async function correctMobile(
  context: Context,
  { work, correction, mobile }: Correcting & { mobile: string },
): Promise<void> {
  const { database } = work;
  // Addresses are locked before accounts, as where a person registers.
  await lockAddress(database, mobile);
  const account = await lockMember(database, correction.accountId);
  await spendLink(database, correction);
  await releaseMobile(context, { database, mobile });
  await replaceMobile(context, { work, account, mobile, isProved: correction.provesMobile });
  if (account.mobile !== null) await deleteCodesTo(database, [account.mobile]);
}

/** Another call may have used the link before the lock: throws not_found. */
async function spendLink(database: Work['database'], { tokenHash }: Correction): Promise<void> {
  if (!(await deleteCorrection(database, tokenHash))) throw problem('not_found');
}
