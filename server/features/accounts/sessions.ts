import {
  type endSessions as endSessionsEndpoint,
  type listSessions as listSessionsEndpoint,
  role,
  type SessionData,
  type showSession as showSessionEndpoint,
  type SignedInPerson,
} from '#contract/accounts/sessions.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import { pathOfOwnPhoto } from '#server/features/photos/photos.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { countProofSeconds } from '#server/platform/http/require-proof.ts';
import type { Caller, Client, SignInState } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { type Account, findAccountById, markSeen } from './accounts.repository.ts';
import { minutesAfter, sessionRules } from './accounts.rules.ts';
import { deleteKnownDevicesOf } from './devices.repository.ts';
import type { Device } from './devices.ts';
import { createToken, hashToken } from './secrets.ts';
import {
  deleteSessionsOf,
  extendSession,
  findLiveSession,
  findProfileHead,
  insertSession,
  listEnded,
  listLiveSessions,
  markSignIn,
  type LiveSession,
  type ProfileHead,
} from './sessions.repository.ts';

const dayMinutes = 24 * 60;

/** When a session that is used now ends. */
function sessionEnd(now: Date): Date {
  return minutesAfter(now, sessionRules.validDays * dayMinutes);
}

/** Starts a session of an account and gives its token, which is stored only as a hash. */
export async function startSession(
  work: Pick<Work, 'database' | 'memberChanged'>,
  { account, client, now, hasSecondFactor = false }: NewSession,
): Promise<SessionData> {
  const token = createToken();
  await insertSession(work.database, {
    accountId: account.id,
    ...client,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionEnd(now),
    secondFactorAt: hasSecondFactor ? now : null,
  });
  await markSeen(work, { account, now });
  if (account.role === 'admin') await markSignIn(work.database, { accountId: account.id, now });
  const head = await findProfileHead(work.database, account.id);
  return { ...presentPerson({ ...account, ...head }), token };
}

type NewSession = {
  account: SessionAccount;
  client: Client;
  now: Date;
  /** Whether signing in was by both factors at once, as with a passkey. */
  hasSecondFactor?: boolean;
};
type SessionAccount = Pick<Account, 'id' | 'email' | 'role' | 'lastSeenAt'>;

/** The account of a bearer token; null when the session ended, was revoked, or its account is not active. */
export async function findCaller(context: Context, token: string): Promise<Caller | null> {
  const now = context.now();
  const session = await findLiveSession(context.database, { tokenHash: hashToken(token), now });
  if (session === undefined) return null;
  const { id, accountId, lastUsedAt, lastSeenAt } = session;
  if (minutesAfter(lastUsedAt, sessionRules.recordUseAfterMinutes) < now) {
    await context.transact(async (work) => {
      // The account is locked before its session everywhere, so that two transactions never wait for each other.
      await markSeen(work, { account: { id: accountId, lastSeenAt }, now });
      await extendSession(work.database, { id, now, expiresAt: sessionEnd(now) });
    });
  }
  return presentCaller(context, session);
}

/** The account of a session that is still live, whose use this is not; null otherwise. */
export async function findCallerOfSession(context: Context, sessionId: number): Promise<Caller | null> {
  const session = await findLiveSession(context.database, { id: sessionId, now: context.now() });
  return session === undefined ? null : presentCaller(context, session);
}

async function presentCaller(context: Context, session: LiveSession): Promise<Caller> {
  const { id, accountId, role: callerRole, createdAt, administratorRole } = session;
  return {
    accountId,
    role: callerRole,
    sessionId: id,
    sessionCreatedAt: createdAt,
    provedAt: session.provedAt ?? createdAt,
    administrator: administratorRole === null ? null : { role: administratorRole },
    ...(await findSignInState(context, session)),
  };
}

async function findSignInState(
  { database, now }: Context,
  { secondFactorAt, secondFactorSince, graceFrom }: LiveSession,
): Promise<SignInState> {
  if (secondFactorSince !== null) {
    return { missing: secondFactorAt === null ? 'second_factor_required' : null, secondFactorDueAt: null };
  }
  // Administrators alone have to set one up.
  const dueAt = graceFrom === null ? null : await findGraceEnd(database, graceFrom);
  const isOverdue = dueAt !== null && dueAt < now();
  return { missing: isOverdue ? 'second_factor_not_set_up' : null, secondFactorDueAt: dueAt };
}

/** When an administrator without a second factor begins to be refused; null when the site requires none. */
export async function findGraceEnd(database: Database, graceFrom: Date): Promise<Date | null> {
  const { secondFactorIsRequired, secondFactorGraceDays } = await findSiteSettings(database);
  return secondFactorIsRequired ? minutesAfter(graceFrom, secondFactorGraceDays * dayMinutes) : null;
}

/** Who is signed in. */
export async function showSession(
  { database, now }: Context,
  caller: Caller,
): Promise<EndpointData<typeof showSessionEndpoint>> {
  const { accountId, administrator } = caller;
  const account = await findAccountById(database, accountId);
  // Erased while this call was under way.
  if (account === undefined) throw problem('not_signed_in');
  const head = await findProfileHead(database, accountId);
  return {
    ...presentPerson({ ...account, ...head }),
    is_verified: account.emailVerifiedAt !== null,
    admin_role: administrator?.role ?? null,
    missing_step: caller.missing,
    second_factor_due_at: caller.secondFactorDueAt?.toISOString() ?? null,
    proof_seconds_left: countProofSeconds(caller, now()),
  };
}

/** An administrator has no profile and is named by the e-mail address. */
function presentPerson(
  person: Pick<Account, 'id' | 'email' | 'role'> & Partial<ProfileHead>,
): SignedInPerson {
  const { firstName, lastName, pictureToken } = person;
  return {
    user_id: person.id,
    email: person.email,
    name: firstName ? `${firstName} ${lastName ?? ''}`.trim() : person.email,
    role: role.parse(person.role),
    profile_pic: pictureToken ? pathOfOwnPhoto(pictureToken) : null,
  };
}

/** Where the caller is signed in, the latest used first. */
export async function listSessions(
  { database, now }: Context,
  { accountId, sessionId }: Caller,
): Promise<EndpointData<typeof listSessionsEndpoint>> {
  const sessions = await listLiveSessions(database, { accountId, now: now() });
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    session_id: id,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: id === sessionId,
  }));
}

/**
 * Signs the caller out everywhere, in one session, or in every session but this one, and gives the number of sessions
 * ended. The browsers of all of them, except of a single one, are strangers afterwards. A session that has already ended, or belongs to another account, is not counted.
 */
export async function endSessions(
  { database }: Context,
  {
    caller,
    input,
    device,
  }: { caller: Caller; input: ValidInput<typeof endSessionsEndpoint>; device: Device },
): Promise<number> {
  const { accountId, sessionId } = caller;
  const { everywhere, session_id: onlySessionId } = input;
  if (onlySessionId !== undefined && !everywhere) {
    return deleteSessionsOf(database, { accountId, onlySessionId });
  }
  await deleteKnownDevicesOf(database, { accountId, ...(!everywhere && { exceptHash: device.hash }) });
  if (everywhere) return deleteSessionsOf(database, { accountId });
  return deleteSessionsOf(database, { accountId, exceptSessionId: sessionId });
}

/** Which of some sessions were ended, have expired, or belong to an account that is not active. */
export async function listEndedSessions(
  { database, now }: Pick<Context, 'database' | 'now'>,
  ids: readonly number[],
): Promise<number[]> {
  return listEnded(database, { ids, now: now() });
}
