import { clockOf } from '#server/features/safety/report-clocks.rules.ts';
import { copyMessages } from '#server/features/safety/reported-messages.repository.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Outline } from '../people/outline-person.ts';
import type { Plan } from '../plan.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import { fraudster } from './ashas-conversations.ts';
import { complainant, type DemoReport } from './list-reports.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The report of the demo's own member about the man who asked her for money, with the messages of their conversation. */
export async function insertConversationReport(
  database: Database,
  { plan, cast }: { plan: Plan; cast: readonly Outline[] },
): Promise<void> {
  const man = cast[fraudster];
  if (man === undefined) return;
  const [reporterId, reportedId] = [accountIdOf(0), accountIdOf(man.index)];
  const createdAt = new Date(plan.now.getTime() - dayMs);
  const reason = 'asks_for_money';
  const { id: reportId } = await database
    .insertInto('reports')
    .values({
      reporterId,
      reportedId,
      reason,
      text: 'He asks me for money and gives me a UPI id and a page to pay.',
      place: 'conversation',
      acknowledgedAt: createdAt,
      createdAt,
      ...clockOf(reason, createdAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await copyMessages(database, { reportId, reporterId, reportedId });
}

/** Inserts the reports, the contact of the person who is no member, and what the administrator decided. */
export async function insertReports(
  database: Database,
  { reports, administratorId }: { reports: readonly DemoReport[]; administratorId: number },
): Promise<void> {
  for (const { decision, ...report } of reports) {
    const { id: reportId } = await database
      .insertInto('reports')
      .values(report)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { createdAt, outcome } = report;
    if (report.source === 'visitor') {
      const about = `The profile with the number ${String(report.reportedId)}`;
      await database
        .insertInto('reportContacts')
        .values({ reportId, ...complainant, about, createdAt })
        .execute();
    }
    if (decision === null || typeof outcome !== 'string') continue;
    const decidedAt = new Date(new Date(createdAt).getTime() + dayMs);
    const entry = { reportId, outcome, reason: decision, decidedBy: administratorId, decidedAt };
    await database.insertInto('reportDecisions').values(entry).execute();
  }
}
