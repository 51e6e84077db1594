import type { SessionData } from '#contract/accounts/sessions.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { noteAccount, noteRefusal, noteSecurityEvent } from '#server/platform/logging/security-log.ts';
import { problem } from '#server/platform/problem.ts';
import { oldSignInNotice } from '../accounts.mail.ts';
import { type Account, findAccountById, lockAccount } from '../accounts.repository.ts';
import { minutesAfter } from '../accounts.rules.ts';
import {
  deleteRememberedDevice,
  deleteRememberedDeviceOf,
  findRememberedDevice,
  insertRememberedDevice,
  isAnswerUsed,
  type RememberedDevice,
  updateSecret,
} from './remembered.repository.ts';
import { judgeSecret, rememberedRules } from './remembered.rules.ts';
import { type Device, rememberDevice } from '../guessing/devices.ts';
import { createToken, deriveSecret, hashToken } from '../secrets.ts';
import { deleteSession, keepOneToken, lockSession } from '../sessions.repository.ts';
import { addToken, openSession, type SessionAccount } from '../sessions.ts';

/** Mails a person that an old cookie of a remembered browser was used. */
export const oldSignInNoticeJob: Job<{ accountId: number }> = { name: 'accounts.old-sign-in-notice' };

/** The answer to a sign-in, the session that it started, and the cookies that go with it. */
export type SignedIn = { data: SessionData; startedSessionId: number; cookies: AnsweredCookie[] };

type SigningIn = {
  account: SessionAccount;
  client: Client;
  cookies: Cookies;
  /** The browser, which becomes a known one. */
  device: Device;
  remember: boolean;
  now: Date;
  /** Whether signing in was by both factors at once, as with a passkey. */
  hasSecondFactor?: boolean;
};

/**
 * Signs a member in: starts a session, makes the browser a known one, and remembers it when that is asked for. A browser has one cookie,
 * so it forgets the account that it remembered before. Administrators are never remembered, because a cookie would stand for the second
 * factor.
 */
export async function beginSession(
  work: Pick<Work, 'database' | 'memberChanged'>,
  entry: SigningIn,
): Promise<SignedIn> {
  const { account, client, cookies, device, remember, now, hasSecondFactor = false } = entry;
  const { database } = work;
  const known = { accountId: account.id, hash: device.hash, now };
  await rememberDevice(database, { ...known, isComplete: hasSecondFactor });
  const presented = readSecrets(cookies);
  if (presented !== null) await deleteRememberedDevice(database, hashToken(presented.series));
  const isRemembered = remember && account.role !== 'admin';
  const rememberedUntil = isRemembered ? minutesAfter(now, rememberedRules.validDays * 24 * 60) : null;
  const start = { account, client, now, rememberedUntil, hasSecondFactor };
  const { id: sessionId, data } = await openSession(work, start);
  const started = { data, startedSessionId: sessionId };
  if (rememberedUntil === null) {
    return { ...started, cookies: presented === null ? [device.cookie] : [device.cookie, removal] };
  }
  const owner = { sessionId, accountId: account.id, expiresAt: rememberedUntil };
  return { ...started, cookies: [device.cookie, await rememberBrowser(database, { ...owner, now })] };
}

type Owner = { sessionId: number; accountId: number; expiresAt: Date; now: Date };

async function rememberBrowser(database: Database, owner: Owner): Promise<AnsweredCookie> {
  const { sessionId, accountId, expiresAt, now } = owner;
  const secrets = { series: createToken(), secret: createToken() };
  await insertRememberedDevice(database, {
    sessionId,
    accountId,
    seriesHash: hashToken(secrets.series),
    secretHash: hashToken(secrets.secret),
    previousSecretHash: null,
    rotatedAt: now,
    createdAt: now,
    expiresAt,
  });
  return cookieOf(secrets, { expiresAt, now });
}

/**
 * Gives a remembered browser a new token of its session and a new secret. An old secret outside the time of grace shows that two
 * browsers have the cookie: the session ends and its owner gets a mail. Throws not_remembered.
 */
export async function resumeSession(
  context: Context,
  { client, cookies }: { client: Client; cookies: Cookies },
): Promise<SignedIn> {
  const secrets = readSecrets(cookies);
  const found =
    secrets === null ? undefined : await findRememberedDevice(context.database, hashToken(secrets.series));
  if (secrets === null || found === undefined) throw problem('not_remembered');
  noteAccount(found.accountId);
  // A theft is committed, too, and answered after that.
  const signedIn = await context.transact((work) => resumeWithin(context, { work, found, secrets, client }));
  if (signedIn === null) throw problem('not_remembered');
  return signedIn;
}

type Resuming = { work: Work; found: RememberedDevice; secrets: Secrets; client: Client };

async function resumeWithin(
  context: Context,
  { work, found, secrets, client }: Resuming,
): Promise<SignedIn | null> {
  const { database } = work;
  const now = context.now();
  // The account before its session, as everywhere, so that two transactions never wait for each other.
  const account = await lockAccount(database, found.accountId);
  const session = await lockSession(database, found.sessionId);
  const device = await findRememberedDevice(database, found.seriesHash);
  if (account === undefined || session === undefined || device === undefined) return null;
  if (!mayResume(account) || device.expiresAt <= now) return null;
  const { sessionId, rotatedAt: since, expiresAt } = device;
  const secretHash = hashToken(secrets.secret);
  const isUsed = await isAnswerUsed(database, { sessionId, since });
  const verdict = judgeSecret(secretHash, { device, isAnswerUsed: isUsed, now });
  if (verdict === 'stolen') {
    await deleteSession(database, sessionId);
    await work.enqueue(oldSignInNoticeJob, { accountId: account.id });
    noteRefusal('copied_cookie_used');
    return null;
  }
  const secret =
    verdict === 'keep' ? secrets.secret : nextSecret(context, { secret: secrets.secret, device });
  const changed = verdict === 'rotate' ? { previousSecretHash: secretHash, rotatedAt: now } : device;
  const { previousSecretHash, rotatedAt } = changed;
  await updateSecret(database, { sessionId, secretHash: hashToken(secret), previousSecretHash, rotatedAt });
  const data = await addToken(work, { account, session, client, now, rememberedUntil: expiresAt });
  noteSecurityEvent('session_resumed', { accountId: account.id });
  const cookie = cookieOf({ series: secrets.series, secret }, { expiresAt, now });
  return { data, startedSessionId: sessionId, cookies: [cookie] };
}

/** The secret after this one: the same again when it was answered before, also with a SECRET_KEY that was replaced since. */
function nextSecret(
  { secretKey, acceptedKeys }: Context,
  { secret, device }: { secret: string; device: RememberedDevice },
): string {
  const answered = acceptedKeys
    .map((key) => deriveSecret(key, secret))
    .find((derived) => hashToken(derived) === device.secretHash);
  return answered ?? deriveSecret(secretKey, secret);
}

function mayResume({ status, role }: Account): boolean {
  return status === 'active' && role !== 'admin';
}

/**
 * After a change of what protects the account, or signing out elsewhere: other tokens of this session end, because a copy of its cookie
 * may have brought them, and the browser is remembered under a new secret until the end that it had. Returns the cookies of the answer.
 */
export async function rememberAgain(
  database: Database,
  { caller, cookies, now }: { caller: Caller; cookies: Cookies; now: Date },
): Promise<AnsweredCookie[]> {
  const { accountId, sessionId, tokenHash } = caller;
  const own = await deleteRememberedDeviceOf(database, sessionId);
  await keepOneToken(database, { sessionId, tokenHash });
  const series = readSecrets(cookies)?.series;
  if (own === undefined || series === undefined || own.seriesHash !== hashToken(series)) {
    return dropUnknown(database, cookies);
  }
  return [await rememberBrowser(database, { sessionId, accountId, expiresAt: own.expiresAt, now })];
}

/** Removes the cookie of a browser whose session has ended. */
export async function dropUnknown(database: Database, cookies: Cookies): Promise<AnsweredCookie[]> {
  const secrets = readSecrets(cookies);
  if (secrets === null) return [];
  const device = await findRememberedDevice(database, hashToken(secrets.series));
  return device === undefined ? [removal] : [];
}

/** Mails a person that an old sign-in was used, and that the browser is signed out. */
export async function deliverOldSignInNotice(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(context.database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(oldSignInNotice(site, account.email));
}

const cookieName = 'remembered';

const removal: AnsweredCookie = { name: cookieName, value: null, maxAgeSeconds: 0 };

/** The series names the browser for as long as it is remembered; the secret is replaced at each use. */
type Secrets = { series: string; secret: string };

function readSecrets(cookies: Cookies): Secrets | null {
  const [, series, secret] = /^([\w-]{43})\.([\w-]{43})$/.exec(cookies[cookieName] ?? '') ?? [];
  return series === undefined || secret === undefined ? null : { series, secret };
}

function cookieOf(
  { series, secret }: Secrets,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): AnsweredCookie {
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return { name: cookieName, value: `${series}.${secret}`, maxAgeSeconds };
}
