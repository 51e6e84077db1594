import {
  findAccountById,
  type MemberStatus,
  switchMemberStatus,
} from '#server/features/accounts/accounts.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { type AuditedAction, recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { problem } from '#server/platform/problem.ts';
import { findMember, subjectOf } from './find-member.ts';
import { statusNotice } from './members.mail.ts';

type Notice = { accountId: number; status: MemberStatus; reason?: string };

/** Mails a member that the account was switched off or on, and why. */
export const statusNoticeJob: Job<Notice> = {
  name: 'members.status-notice',
};

export type Switching = {
  memberId: number;
  administratorId: number;
  /** The status that the caller wants; the other one than now when it is left out. */
  wanted?: MemberStatus | undefined;
  reason?: string | undefined;
};

/** Switches a member between active and inactive. Throws not_found, not_a_member or account_restricted. */
export async function switchMember(
  context: Context,
  switching: Switching,
): Promise<{ status: MemberStatus; isChanged: boolean }> {
  return context.transact(async (work) => {
    const { status, entry, isRestricted } = await switchWithin(work, { ...switching, now: context.now() });
    if (isRestricted === true) throw problem('account_restricted');
    if (entry !== null) await recordAction(work.database, entry);
    return { status, isChanged: entry !== null };
  });
}

/**
 * The same inside a transaction, with the mail about it; open windows of the member and of those who were in contact learn of it. The
 * caller adds the entry to the audit log at the end. A member who has the
 * wanted status is left alone, without an entry.
 */
export async function switchWithin(
  work: Work,
  { memberId, administratorId, wanted, reason, now }: Switching & { now: Date },
): Promise<{ status: MemberStatus; entry: AuditedAction | null; isRestricted?: boolean | undefined }> {
  const switched = await switchMemberStatus(work, { accountId: memberId, wanted });
  if (switched === null) return refuse(work, memberId);
  const { status } = switched;
  if (!switched.isChanged) return { status, entry: null, isRestricted: switched.isRestricted };
  work.announce(memberId, { type: 'settings_changed' });
  // An event about a member who is hidden in both states would reveal that they are here.
  if (isShownToOthers({ ...switched.account, status: 'active' })) await announceMemberChange(work, memberId);
  const why = reason === undefined ? {} : { reason };
  await work.enqueue(statusNoticeJob, { accountId: memberId, status, ...why });
  const entry: AuditedAction = {
    administratorId,
    action: status === 'active' ? 'member.activated' : 'member.deactivated',
    subject: subjectOf(memberId),
    ...why,
    now,
  };
  return { status, entry };
}

async function refuse({ database }: Work, memberId: number): Promise<never> {
  await findMember(database, memberId);
  throw problem('not_found');
}

/** Sends the mail, unless the status has changed again since or the address is not verified. */
export async function deliverStatusNotice(
  { database, configuration, mailer }: Context,
  { accountId, status, reason }: Notice,
): Promise<void> {
  const account = await findAccountById(database, accountId);
  if (account?.status !== status || account.emailVerifiedAt === null) return;
  const site = { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
  await mailer.send(statusNotice(site, { to: account.email, status, reason }));
}
