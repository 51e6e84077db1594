import { datesAt } from '#contract/fields/dates.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { correctContact as correctContactEndpoint } from '#contract/members/corrections.ts';
import {
  canProveMobile,
  createToken,
  findAccountById,
  hashToken,
  isEmailTaken,
  isMobileTaken,
} from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import { sayInMail } from '#server/locales/en.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { problem } from '#server/platform/problem.ts';
import { type Correction, findRequested, replaceCorrection, setTokenHash } from './corrections.repository.ts';
import { lockMember, subjectOf } from './find-member.ts';
import { type Corrected, correctionMail, correctionNotice } from './members.mail.ts';
import { maskEmail, maskMobile } from '#server/platform/mask-contact.rules.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';

/** Makes the token of a correction and sends its link; the queue never has the token or the address. */
export const correctionLinkJob: Job<{ accountId: number; requestedAt: string }> = {
  name: 'members.correction-link',
};
/** Mails the present address that a correction was requested. */
export const correctionNoticeJob: Job<{ accountId: number; what: Corrected }> = {
  name: 'members.correction-notice',
};

const correctionDays = 7;

/** The masked new address or number of a correction. */
export function maskCorrection({ email, mobile }: Pick<Correction, 'email' | 'mobile'>): string {
  return email === null ? maskMobile(mobile ?? '') : maskEmail(email);
}

/**
 * Requests that an e-mail address or a mobile number is corrected, and queues the link to the new one and a notice to the present one.
 * Throws not_found, not_a_member, contact_unchanged or contact_taken.
 */
export async function correctContact(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof correctContactEndpoint>; administratorId: number },
): Promise<{ contact: string; expires_at: string }> {
  const { user_id: accountId, email = null, mobile = null, reason } = input;
  const now = context.now();
  const expiresAt = new Date(now.getTime() + correctionDays * 24 * 60 * 60_000);
  const what: Corrected = email === null ? 'mobile' : 'email';
  const contact = maskCorrection({ email, mobile });
  await context.transact(async ({ database, enqueue }) => {
    const taken = await isTaken(context, { database, accountId, email, mobile });
    const account = await lockMember(database, accountId);
    if (account[what] === (email ?? mobile)) throw problem('contact_unchanged');
    if (taken) throw problem('contact_taken');
    await replaceCorrection(database, {
      accountId,
      email,
      mobile,
      // Nobody knows a token of this hash; the job replaces it.
      tokenHash: hashToken(createToken()),
      requestedBy: administratorId,
      requestedAt: now,
      expiresAt,
    });
    await enqueue(correctionLinkJob, { accountId, requestedAt: now.toISOString() });
    await enqueue(correctionNoticeJob, { accountId, what });
    await recordAction(database, {
      administratorId,
      action: 'member.correction_requested',
      subject: subjectOf(accountId),
      reason,
      after: { [what]: contact },
      now,
    });
  });
  return { contact, expires_at: expiresAt.toISOString() };
}

/**
 * Makes the token of a correction and sends its link to the new address or number, or by mail about a number that gets no text messages;
 * a replaced correction is dropped.
 */
export async function deliverCorrectionLink(
  context: Context,
  { accountId, requestedAt }: { accountId: number; requestedAt: Date },
): Promise<void> {
  const { database, configuration, mailer, textMessenger } = context;
  const token = createToken();
  const provesMobile = await isReachedByText(context, { accountId, requestedAt });
  const tokenHash = hashToken(token);
  const stored = await setTokenHash(database, { accountId, requestedAt, tokenHash, provesMobile });
  const account = await findAccountById(database, accountId);
  if (stored === undefined || account === undefined || stored.expiresAt <= context.now()) return;
  const settings = await findSiteSettings(database);
  const site = { ...settings, publicUrl: configuration.publicUrl };
  const link = writeSecretLink(configuration.publicUrl, { path: '/confirm-contact', token });
  if (stored.mobile !== null && provesMobile && textMessenger !== null) {
    const text = sayInMail('correctionTextMessage', { site: site.name, link });
    await textMessenger.send({ to: stored.mobile, text });
    return;
  }
  const { writeDate } = datesAt({ timeZone: site.timeZone, language: 'en' });
  await mailer.send(
    correctionMail(site, {
      to: stored.email ?? account.email,
      what: stored.email === null ? 'mobile' : 'email',
      contact: maskCorrection(stored),
      link,
      date: writeDate(stored.expiresAt),
    }),
  );
}

/** Whether the link of a correction goes to the new number itself, which proves it. */
async function isReachedByText(
  context: Pick<Context, 'configuration' | 'database'>,
  request: { accountId: number; requestedAt: Date },
): Promise<boolean> {
  const { database } = context;
  const requested = await findRequested(database, request);
  if (typeof requested?.mobile !== 'string') return false;
  return canProveMobile(context, { database, mobile: requested.mobile });
}

/** Mails the present address that a correction was requested. */
export async function deliverCorrectionNotice(
  { database, configuration, mailer }: Context,
  { accountId, what }: { accountId: number; what: Corrected },
): Promise<void> {
  const account = await findAccountById(database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
  await mailer.send(correctionNotice(site, { to: account.email, what }));
}

type Wanted = { database: Database; accountId: number; email: string | null; mobile: string | null };

async function isTaken(
  context: Pick<Context, 'configuration' | 'now'>,
  { database, accountId: exceptId, email, mobile }: Wanted,
): Promise<boolean> {
  if (email !== null) return isEmailTaken({ database, email, exceptId, now: context.now() });
  return mobile !== null && isMobileTaken(context, { database, mobile, exceptId });
}
