import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { markEmailVerified } from './accounts.repository.ts';
import { codeRules } from './accounts.rules.ts';
import { forgiveAttempt, guardAttempt } from './guard-attempt.ts';
import { hashCode, isSameHash } from './hash-secret.ts';
import { type CodeKey, countCodeTry, markCodeUsed } from './one-time-codes.repository.ts';

/** A code that somebody typed for an address, and what its proof is for. */
export type Proof<Result> = CodeKey & {
  code: string;
  client: Client;
  act: (work: Work, accountId: number) => Promise<Result>;
};

/**
 * Uses up the code of an address and does, in the same transaction, what the proof is for. The try is counted before
 * and outside it, so that no guess is free. Throws invalid_otp (wrong, used, too old and unknown are one answer) or
 * too_many_attempts.
 */
export async function proveAddress<Result>(context: Context, proof: Proof<Result>): Promise<Result> {
  const { client, act, ...typed } = proof;
  const attempt = { kind: 'code', identifier: typed.address, address: client.address } as const;
  await guardAttempt(context, attempt);
  const now = context.now();
  const liveHash = await countCodeTry(context.database, { ...typed, now, mostTries: codeRules.mostTries });
  const codeHash = hashCode(context.secretKey, typed);
  if (liveHash === undefined || !isSameHash(liveHash, codeHash)) throw problem('invalid_otp');
  const result = await context.transact(async (work) => {
    const accountId = await markCodeUsed(work.database, { ...typed, codeHash, now });
    if (accountId === undefined) throw problem('invalid_otp');
    await markEmailVerified(work.database, { id: accountId, now });
    return act(work, accountId);
  });
  await forgiveAttempt(context, attempt);
  return result;
}
