import { rolesWithPermission } from '#contract/administration/permissions.ts';
import { ticketOf } from '#contract/safety/tickets.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { overdueMail } from './cases.mail.ts';
import { listAdministratorAddresses, listOverdueReasons, markOverdue } from './cases.repository.ts';
import { findMailSite } from './deliver-notices.ts';
import { isUrgentReason } from '../report-clocks.rules.ts';

/** Looks for urgent reports past their time. */
export const alarmOverdueJob: Job<object> = { name: 'safety.alarm-overdue', schedule: '*/2 * * * *' };

/** Mails one administrator about some of them. */
export const overdueMailJob: Job<{ reportIds: number[]; to: string }> = { name: 'safety.overdue-mail' };

/** Alarms every administrator who decides about reports of the urgent ones that are past their time, once each. */
export async function alarmOverdue({ transact, now }: Pick<Context, 'transact' | 'now'>): Promise<void> {
  await transact(async ({ database, enqueue }) => {
    const reportIds = await markOverdue(database, now());
    if (reportIds.length === 0) return;
    const addresses = await listAdministratorAddresses(database, rolesWithPermission['reports.decide']);
    for (const to of addresses) await enqueue(overdueMailJob, { reportIds, to });
  });
}

export async function deliverOverdueMail(
  context: Context,
  { reportIds, to }: { reportIds: readonly number[]; to: string },
): Promise<void> {
  const reports = await listOverdueReasons(context.database, reportIds);
  const listed = reports.flatMap(({ id, reason }) =>
    isUrgentReason(reason) ? [{ ticket: ticketOf(id), reason }] : [],
  );
  if (listed.length === 0) return;
  await context.mailer.send(overdueMail(await findMailSite(context), { to, reports: listed }));
}
