import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { type Account, findAccountById, lockAccount } from './accounts.repository.ts';
import type { CodePurpose } from './accounts.rules.ts';
import { forgiveAttempt, guardAttempt } from './guard-attempt.ts';
import { isRightPassword } from './hash-password.ts';
import { proveAddress } from './prove-address.ts';
import { hasSession } from './sessions.repository.ts';

/** How somebody who is signed in shows that it is really them, and what they want to do then. */
export type OwnProof<Result> = {
  caller: Caller;
  client: Client;
  password?: string | undefined;
  /** A code of this purpose, which went to the own e-mail. */
  otp?: string | undefined;
  purpose: CodePurpose;
  act: (work: Work, account: Account) => Promise<Result>;
};

/**
 * Does in one transaction, with the account locked, what only its owner may: a session alone may be a phone that somebody
 * left lying. Throws not_proved (a wrong or missing password or code), too_many_attempts, or not_signed_in.
 */
export async function proveOneself<Result>(context: Context, proof: OwnProof<Result>): Promise<Result> {
  const account = await findAccountById(context.database, proof.caller.accountId);
  if (account === undefined) throw problem('not_signed_in');
  if (proof.otp !== undefined) return proveByCode(context, { ...proof, otp: proof.otp, account });
  await provePassword(context, { account, password: proof.password });
  return context.transact((work) => actForOwner(work, { proof, known: account }));
}

type Known = { account: Account };

async function proveByCode<Result>(
  context: Context,
  { account, otp, ...proof }: OwnProof<Result> & Known & { otp: string },
): Promise<Result> {
  const { purpose, client } = proof;
  const act = (work: Work) => actForOwner(work, { proof, known: account });
  try {
    return await proveAddress(context, { purpose, address: account.email, code: otp, client, act });
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid_otp') throw problem('not_proved');
    throw error;
  }
}

async function provePassword(
  context: Context,
  { account, password }: Known & { password: string | undefined },
): Promise<void> {
  if (password === undefined) throw problem('not_proved');
  const attempt = { kind: 'password', identifier: `account ${account.id}`, address: null } as const;
  await guardAttempt(context, attempt);
  if (!(await isRightPassword(password, account.passwordHash))) throw problem('not_proved');
  await forgiveAttempt(context, attempt);
}

/** A session that was ended, or a password that was replaced, while the proof was looked at opens nothing. */
async function actForOwner<Result>(
  work: Work,
  { proof, known }: { proof: Pick<OwnProof<Result>, 'caller' | 'act'>; known: Account },
): Promise<Result> {
  const current = await lockAccount(work.database, known.id);
  const isSignedIn = await hasSession(work.database, proof.caller.sessionId);
  if (current === undefined || !isSignedIn) throw problem('not_signed_in');
  if (current.passwordHash !== known.passwordHash) throw problem('not_proved');
  return proof.act(work, current);
}
