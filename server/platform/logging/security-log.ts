import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { ProblemCode } from '#contract/calls/problems.ts';
import { Problem } from '#server/platform/problem.ts';
import { truncateAddress } from './truncate-address.rules.ts';

/** What has happened, noted where it happens; it is logged when the call has succeeded. */
type Done =
  | 'administrator_action'
  | 'contact_changed'
  | 'password_changed'
  | 'second_factor_changed'
  | 'second_factor_given'
  | 'session_resumed'
  | 'sessions_ended'
  | 'signed_in';

/** A refusal, logged when the call ends with it. */
type Refused =
  | 'access_refused'
  | 'attempts_slowed'
  | 'copied_cookie_used'
  | 'proof_failed'
  | 'sign_in_failed';

const refusals: Partial<Record<ProblemCode, Refused>> = {
  not_signed_in: 'access_refused',
  not_allowed: 'access_refused',
  second_factor_required: 'access_refused',
  second_factor_not_set_up: 'access_refused',
  registration_incomplete: 'access_refused',
  not_remembered: 'access_refused',
  proof_required: 'access_refused',
  invalid_credentials: 'sign_in_failed',
  account_inactive: 'sign_in_failed',
  account_suspended: 'sign_in_failed',
  account_banned: 'sign_in_failed',
  email_not_verified: 'sign_in_failed',
  invalid_otp: 'proof_failed',
  passkey_refused: 'proof_failed',
  not_proved: 'proof_failed',
  wrong_second_factor: 'proof_failed',
  too_many_attempts: 'attempts_slowed',
};

type Note = { event: Done; accountId: number | null; action?: string };
type Notes = { accountId: number | null; done: Note[]; refused: Refused | null };

const notesOfCall = new AsyncLocalStorage<Notes>();

/** Names the account that a call is about: its caller, or the one whose password is tried. */
export function noteAccount(accountId: number): void {
  const notes = notesOfCall.getStore();
  if (notes !== undefined) notes.accountId = accountId;
}

/** Notes a security event of the running call; without an account it is about that of the call. Jobs and commands note nothing. */
export function noteSecurityEvent(event: Done, details: { accountId?: number; action?: string } = {}): void {
  const notes = notesOfCall.getStore();
  if (notes === undefined) return;
  notes.done.push({ event, ...details, accountId: details.accountId ?? notes.accountId });
}

/** Notes why a call is about to be refused, where its problem does not say that. */
export function noteRefusal(event: Refused): void {
  const notes = notesOfCall.getStore();
  if (notes !== undefined) notes.refused = event;
}

type LoggedCall = { log: Pick<Logger, 'info'>; reqId: string; address: string };

/**
 * Runs a call and logs its security events, each as `{ event: 'security.…', accountId, network, reqId }`: never an address, a number, a
 * name or a code. A refusal has the code of its problem as `reason`, an administrator's action its name as `action`.
 */
export async function withSecurityLog<Result>(
  { log, reqId, address }: LoggedCall,
  run: () => Promise<Result>,
): Promise<Result> {
  const notes: Notes = { accountId: null, done: [], refused: null };
  const network = truncateAddress(address);
  try {
    const result = await notesOfCall.run(notes, run);
    for (const { event, accountId, ...details } of notes.done) {
      log.info({ event: `security.${event}`, accountId, network, reqId, ...details }, 'security');
    }
    return result;
  } catch (error) {
    const refused = notes.refused ?? (error instanceof Problem ? refusals[error.code] : undefined);
    if (refused !== undefined && error instanceof Problem) {
      const { accountId } = notes;
      const reason = error.code;
      log.info({ event: `security.${refused}`, accountId, network, reqId, reason }, 'security');
    }
    throw error;
  }
}

/** Logs that a browser asked for live events with a token of no session. The id of the connection stands for that of a request. */
export function logRefusedConnection({ log, reqId, address }: LoggedCall): void {
  const network = truncateAddress(address);
  const reason: ProblemCode = 'not_signed_in';
  log.info({ event: 'security.access_refused', accountId: null, network, reqId, reason }, 'security');
}
