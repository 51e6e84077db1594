import {
  type listSessions as listSessionsEndpoint,
  role,
  type SessionData,
  type showSession as showSessionEndpoint,
  type SignedInPerson,
} from '#contract/accounts/sessions.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { pathOfOwnPhoto } from '#server/features/photos/photos.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { countProofSeconds } from '#server/platform/http/require-proof.ts';
import type { Caller, Client, SignInState } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { type Account, findAccountById, markSeen } from './accounts.repository.ts';
import { minutesAfter, sessionEnd, sessionRules } from './accounts.rules.ts';
import { createToken, hashToken } from './secrets.ts';
import {
  deleteStaleTokens,
  extendSession,
  findLiveSession,
  findProfileHead,
  insertSession,
  insertToken,
  listEnded,
  listLiveSessions,
  markSignIn,
  updateResumed,
  type LiveSession,
  type ProfileHead,
  type StoredSession,
} from './sessions.repository.ts';

const dayMinutes = 24 * 60;

type MemberWork = Pick<Work, 'database' | 'memberChanged'>;

/** Starts a session of an account and gives its token, which is stored only as a hash. */
export async function startSession(work: MemberWork, start: SessionStart): Promise<SessionData> {
  const { data } = await openSession(work, { ...start, rememberedUntil: null });
  return data;
}

/** The same with the id of the session, which lasts until the end of a remembered browser. */
export async function openSession(
  work: MemberWork,
  { account, client, now, rememberedUntil, hasSecondFactor = false }: NewSession,
): Promise<{ id: number; data: SessionData }> {
  const { database } = work;
  const token = createToken();
  const secondFactorAt = hasSecondFactor ? now : null;
  const id = await insertSession(database, {
    accountId: account.id,
    ...client,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionEnd({ role: account.role, createdAt: now, rememberedUntil }, now),
    secondFactorAt,
  });
  await markSeen(work, { account, now });
  const graceFrom =
    account.role === 'admin' ? await markSignIn(database, { accountId: account.id, now }) : null;
  return { id, data: await presentSession(database, { account, token, secondFactorAt, graceFrom, now }) };
}

/** Gives a remembered browser that comes back another token of its session. */
export async function addToken(
  work: MemberWork,
  {
    account,
    session,
    client,
    now,
    rememberedUntil,
  }: SessionStart & { session: StoredSession; rememberedUntil: Date },
): Promise<SessionData> {
  const { database } = work;
  const { id, createdAt, secondFactorAt } = session;
  const token = createToken();
  const before = minutesAfter(now, -sessionRules.member.idleMinutes);
  // The browser may have been closed for longer than a token is valid; the session goes on without its old tokens.
  await deleteStaleTokens(database, { before, sessionId: id });
  await insertToken(database, {
    tokenHash: hashToken(token),
    sessionId: id,
    createdAt: now,
    lastUsedAt: null,
  });
  const expiresAt = sessionEnd({ role: account.role, createdAt, rememberedUntil }, now);
  await updateResumed(database, { id, ...client, lastUsedAt: now, expiresAt });
  await markSeen(work, { account, now });
  // Administrators are never remembered.
  return presentSession(database, { account, token, secondFactorAt, graceFrom: null, now });
}

/** The facts of an account that its session depends on, as they are in this transaction. */
export type SessionAccount = Pick<
  Account,
  'id' | 'email' | 'role' | 'lastSeenAt' | 'isIncomplete' | 'secondFactorSince'
>;

type SessionStart = { account: SessionAccount; client: Client; now: Date };

type NewSession = SessionStart & {
  rememberedUntil: Date | null;
  /** Whether signing in was by both factors at once, as with a passkey. */
  hasSecondFactor?: boolean;
};

type BegunSession = Pick<LiveSession, 'secondFactorAt' | 'graceFrom'> & {
  account: SessionAccount;
  token: string;
  now: Date;
};

async function presentSession(
  database: Database,
  { account, token, secondFactorAt, graceFrom, now }: BegunSession,
): Promise<SessionData> {
  const head = await findProfileHead(database, account.id);
  const { missing } = await findSignInState({ database, now }, { ...account, secondFactorAt, graceFrom });
  return { ...presentPerson({ ...account, ...head }), token, missing_step: missing };
}

/** The account of a bearer token; null when the session ended, was revoked, or its account is not active. */
export async function findCaller(context: Context, token: string): Promise<Caller | null> {
  const now = context.now();
  const tokenHash = hashToken(token);
  const session = await findLiveSession(context.database, { tokenHash, now });
  if (session === undefined) return null;
  const { id, accountId, lastUsedAt, lastSeenAt } = session;
  if (lastUsedAt === null || minutesAfter(lastUsedAt, sessionRules.recordUseAfterMinutes) < now) {
    await context.transact(async (work) => {
      // The account is locked before its session everywhere, so that two transactions never wait for each other.
      await markSeen(work, { account: { id: accountId, lastSeenAt }, now });
      await extendSession(work.database, { id, tokenHash, now, expiresAt: sessionEnd(session, now) });
    });
  }
  return presentCaller(context, session);
}

/** The account of a session that is still live, whose use this is not; null otherwise. */
export async function findCallerOfSession(context: Context, sessionId: number): Promise<Caller | null> {
  const session = await findLiveSession(context.database, { id: sessionId, now: context.now() });
  return session === undefined ? null : presentCaller(context, session);
}

async function presentCaller({ database, now }: Context, session: LiveSession): Promise<Caller> {
  const { id, accountId, role: callerRole, createdAt, tokenHash, administratorRole } = session;
  return {
    accountId,
    role: callerRole,
    sessionId: id,
    sessionCreatedAt: createdAt,
    provedAt: session.provedAt ?? createdAt,
    tokenHash,
    administrator: administratorRole === null ? null : { role: administratorRole },
    ...(await findSignInState({ database, now: now() }, session)),
  };
}

async function findSignInState(
  { database, now }: { database: Database; now: Date },
  {
    isIncomplete,
    secondFactorAt,
    secondFactorSince,
    graceFrom,
  }: Pick<LiveSession, 'isIncomplete' | 'secondFactorAt' | 'secondFactorSince' | 'graceFrom'>,
): Promise<SignInState> {
  if (isIncomplete) return { missing: 'registration_incomplete', secondFactorDueAt: null };
  if (secondFactorSince !== null) {
    return { missing: secondFactorAt === null ? 'second_factor_required' : null, secondFactorDueAt: null };
  }
  // Administrators alone have to set one up.
  const dueAt = graceFrom === null ? null : await findGraceEnd(database, graceFrom);
  const isOverdue = dueAt !== null && dueAt < now;
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
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt, isRemembered }) => ({
    session_id: id,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: id === sessionId,
    is_remembered: Boolean(isRemembered),
  }));
}

/** Which of some sessions were ended, have expired, or belong to an account that is not active. */
export async function listEndedSessions(
  { database, now }: Pick<Context, 'database' | 'now'>,
  ids: readonly number[],
): Promise<number[]> {
  return listEnded(database, { ids, now: now() });
}
