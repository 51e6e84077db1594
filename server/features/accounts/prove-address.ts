import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { markEmailVerified } from './accounts.repository.ts';
import { codeRules } from './accounts.rules.ts';
import { hashCode, isSameHash } from './hash-secret.ts';
import { type CodeKey, countCodeTry, markCodeUsed } from './one-time-codes.repository.ts';

/**
 * Uses up the code of an address and does, in the same transaction, what the proof is for. The try is counted before
 * and outside it, so that no guess is free. Throws invalid_otp: wrong, used, too old and unknown are one answer.
 */
export async function proveAddress<Result>(
  context: Context,
  { act, ...proof }: CodeKey & { code: string; act: (work: Work, accountId: number) => Promise<Result> },
): Promise<Result> {
  const now = context.now();
  const liveHash = await countCodeTry(context.database, { ...proof, now, mostTries: codeRules.mostTries });
  const codeHash = hashCode(context.secretKey, proof);
  if (liveHash === undefined || !isSameHash(liveHash, codeHash)) throw problem('invalid_otp');
  return context.transact(async (work) => {
    const accountId = await markCodeUsed(work.database, { ...proof, codeHash, now });
    if (accountId === undefined) throw problem('invalid_otp');
    await markEmailVerified(work.database, { id: accountId, now });
    return act(work, accountId);
  });
}
