import type { Database } from '#server/platform/database/database.ts';
import { complainant, type DemoReport } from './list-reports.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
