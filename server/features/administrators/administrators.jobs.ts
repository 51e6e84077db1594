import { datesAt } from '#contract/fields/dates.ts';
import { administratorInvitationWire } from '#contract/administration/administrators.ts';
import { createToken, findAccountById, hashToken } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import {
  invitationMail,
  invitationMailJob,
  roleChangedMail,
  roleChangedMailJob,
  secondFactorResetMail,
  secondFactorResetMailJob,
} from './administrators.mail.ts';
import {
  deleteOldInvitations,
  listAdministratorRows,
  setInvitationToken,
} from './administrators.repository.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';

const cleaningJob: Job<object> = { name: 'administrators.cleaning', schedule: '23 * * * *' };

export function administratorsWorkers(context: Context): JobWorker[] {
  return [
    worker(invitationMailJob, ({ invitationId }) => deliverInvitation(context, invitationId)),
    worker(roleChangedMailJob, ({ accountId }) => deliverRoleChange(context, accountId)),
    worker(secondFactorResetMailJob, ({ accountId }) => deliverReset(context, accountId)),
    worker(cleaningJob, () => deleteOldInvitations(context.database, context.now())),
  ];
}

/** Makes the token of an invitation and mails its link. Sent again after a crash, the earlier link no longer works. */
async function deliverInvitation(context: Context, id: number): Promise<void> {
  const { database, configuration } = context;
  const token = createToken();
  const invitation = await setInvitationToken(database, { id, tokenHash: hashToken(token) });
  if (invitation === undefined) return;
  const site = await findMailSite(context);
  const { writeDate } = datesAt({ timeZone: site.timeZone, language: 'en' });
  await context.mailer.send(
    invitationMail(site, {
      to: invitation.email,
      role: administratorInvitationWire.shape.ai_role.parse(invitation.role),
      link: writeSecretLink(configuration.publicUrl, { path: '/administrator-invitation', token }),
      until: writeDate(invitation.expiresAt),
    }),
  );
}

async function deliverRoleChange(context: Context, accountId: number): Promise<void> {
  const administrators = await listAdministratorRows(context.database);
  const administrator = administrators.find(({ id }) => id === accountId);
  if (administrator === undefined) return;
  const role = administratorInvitationWire.shape.ai_role.parse(administrator.role);
  await context.mailer.send(roleChangedMail(await findMailSite(context), { to: administrator.email, role }));
}

async function deliverReset(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  await context.mailer.send(secondFactorResetMail(await findMailSite(context), account.email));
}

async function findMailSite({ database, configuration }: Context) {
  return { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
}
