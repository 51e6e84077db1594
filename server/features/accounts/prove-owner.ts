import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { type Account, findAccountById, lockAccount } from './accounts.repository.ts';
import type { CodePurpose } from './accounts.rules.ts';
import { proveAddress } from './codes.ts';
import { deviceOfSession } from './guessing/devices.ts';
import { checkPassword } from './passwords.ts';
import { hasSession } from './sessions.repository.ts';

/** A password or a code with which a signed-in person proves to be the owner of the account, and what to do then. */
export type OwnerProof<Result> = {
  caller: Caller;
  client: Client;
  password?: string | undefined;
  /** A code of this purpose, sent to the account's e-mail. */
  otp?: string | undefined;
  purpose: CodePurpose;
  act: (work: Work, account: Account) => Promise<Result>;
};

/**
 * Runs `act` in one transaction, with the account locked, once the owner has given the password or a code; a session
 * alone may be that of an unattended phone. Throws not_proved (a wrong or missing password or code), too_many_attempts,
 * or not_signed_in.
 */
export async function proveOwner<Result>(context: Context, proof: OwnerProof<Result>): Promise<Result> {
  const account = await findAccountById(context.database, proof.caller.accountId);
  if (account === undefined) throw problem('not_signed_in');
  if (proof.otp !== undefined) return proveByCode(context, { ...proof, otp: proof.otp, account });
  await provePassword(context, {
    account,
    password: proof.password,
    sessionId: proof.caller.sessionId,
  });
  return context.transact((work) => actForOwner(work, { proof, known: account }));
}

type Known = { account: Account };

async function proveByCode<Result>(
  context: Context,
  { account, otp, ...proof }: OwnerProof<Result> & Known & { otp: string },
): Promise<Result> {
  const { purpose, client } = proof;
  const device = deviceOfSession(proof.caller.sessionId);
  const act = (work: Work) => actForOwner(work, { proof, known: account });
  try {
    return await proveAddress(context, { purpose, address: account.email, code: otp, client, device, act });
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid_otp') throw problem('not_proved');
    throw error;
  }
}

/** Checks a password of an account. Throws not_proved, too_many_attempts or busy. */
export async function provePassword(
  context: Context,
  {
    account: { id, passwordHash },
    password,
    sessionId,
  }: {
    account: Pick<Account, 'id' | 'passwordHash'>;
    password: string | undefined;
    sessionId: number;
  },
): Promise<void> {
  if (password === undefined) throw problem('not_proved');
  // Each session has its own budget, so that one in the wrong hands does not keep the owner out.
  const device = deviceOfSession(sessionId);
  const attempt = { kind: 'password', identifier: `account ${id}`, address: null, device } as const;
  if (!(await checkPassword(context, { attempt, password, passwordHash }))) throw problem('not_proved');
}

/** The session may have ended, or the password been replaced, while the proof was checked. */
async function actForOwner<Result>(
  work: Work,
  { proof, known }: { proof: Pick<OwnerProof<Result>, 'caller' | 'act'>; known: Account },
): Promise<Result> {
  const current = await lockAccount(work.database, known.id);
  const isSignedIn = await hasSession(work.database, proof.caller.sessionId);
  if (current === undefined || !isSignedIn) throw problem('not_signed_in');
  if (current.passwordHash !== known.passwordHash) throw problem('not_proved');
  return proof.act(work, current);
}
