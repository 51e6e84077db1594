import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { deliverCodeJob } from './accounts.jobs.ts';
import { findAccountByIdentifier } from './accounts.repository.ts';
import {
  type CodePurpose,
  codeRules,
  minutesAfter,
  nextCodeAllowedAt,
  secondsUntil,
} from './accounts.rules.ts';
import { findCodeHistory, insertCodeRequest, lockAddress } from './one-time-codes.repository.ts';

export type CodeRequest = { purpose: CodePurpose; address: string };

/**
 * Asks for a code for whoever owns an address. An address nobody registered, or of an inactive account, gets the same
 * answer and the same limits. Throws code_sent_recently or too_many_codes.
 */
export async function requestCode(context: Context, request: CodeRequest): Promise<void> {
  const now = context.now();
  await context.transact(async (work) => {
    await lockAddress(work.database, request.address);
    const history = await findCodeHistory(work.database, { ...request, since: minutesAfter(now, -60) });
    const refused = nextCodeAllowedAt(history, now);
    if (refused !== null) throw problem(refused.reason, { retryAfter: secondsUntil(refused.at, now) });
    const account = await findAccountByIdentifier(work.database, request.address);
    const accountId = account?.status === 'active' ? account.id : null;
    await orderCode(work, { ...request, accountId, now });
  });
}

/** Records the request and has it worked off after the commit; without an account that comes to nothing, in the same time. */
export async function orderCode(
  work: Work,
  order: CodeRequest & { accountId: number | null; now: Date },
): Promise<void> {
  const { purpose, address, now } = order;
  await insertCodeRequest(work.database, { ...order, expiresAt: minutesAfter(now, codeRules.validMinutes) });
  await work.enqueue(deliverCodeJob, { purpose, address, requestedAt: now.toISOString() });
}
