import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { correctPerson as correctPersonEndpoint } from '#contract/members/corrections.ts';
import { correctPerson as correctProfile } from '#server/features/profiles/profiles.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import { findAccountById } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { lockMember, subjectOf } from './find-member.ts';
import { personNotice } from './members.mail.ts';

/** Mails a member that gender or date of birth was corrected. */
export const personNoticeJob: Job<{ accountId: number }> = { name: 'members.person-notice' };

/**
 * Corrects the gender or the date of birth of a member at once, and mails the member that it was done. Throws not_found, not_a_member,
 * registration_unfinished, person_unchanged, or invalid_input on `dob` for an age below the legal one.
 */
export async function correctPerson(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof correctPersonEndpoint>; administratorId: number },
): Promise<void> {
  const { user_id: accountId, gender, dob: dateOfBirth, reason } = input;
  const now = context.now();
  await context.transact(async (work) => {
    const { database } = work;
    const account = await lockMember(database, accountId);
    if (account.isIncomplete) throw problem('registration_unfinished');
    const { before, after } = await correctProfile(work, { accountId, gender, dateOfBirth, now });
    if (before.gender === after.gender && before.dateOfBirth === after.dateOfBirth) {
      throw problem('person_unchanged');
    }
    await work.enqueue(personNoticeJob, { accountId });
    work.announce(accountId, { type: 'profile_reviewed' });
    if (isShownToOthers(account)) await announceMemberChange(work, accountId);
    await recordAction(database, {
      administratorId,
      action: 'member.person_corrected',
      subject: subjectOf(accountId),
      reason,
      before: { gender: before.gender, dob: before.dateOfBirth },
      after: { gender: after.gender, dob: after.dateOfBirth },
      now,
    });
  });
}

export async function deliverPersonNotice(
  { database, configuration, mailer }: Context,
  accountId: number,
): Promise<void> {
  const account = await findAccountById(database, accountId);
  if (account === undefined || account.emailVerifiedAt === null) return;
  const site = { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
  await mailer.send(personNotice(site, account.email));
}
