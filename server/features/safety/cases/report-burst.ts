import { datesAt } from '#contract/fields/dates.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import type { burstJob } from '#server/features/plans/plans.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import { sayInReportMail } from '#server/locales/en-reports.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { clockOf } from '../report-clocks.rules.ts';
import { insertReport } from '../reports.repository.ts';
import { changeReport, findOpenSystemReport, isMember } from './cases.repository.ts';

type Burst = typeof burstJob extends Job<infer Payload> ? Payload : never;

/**
 * Reports a member who looked through others faster than people read. A member has one open report of this kind, which says how much
 * they looked at on the latest day and when it was too fast last.
 */
export async function reportBurst(
  { transact, now: clock }: Context,
  { accountId, at, ...counts }: Burst,
): Promise<void> {
  const createdAt = clock();
  const reason = 'many_profiles';
  await transact(async ({ database }) => {
    await lockAccounts(database, [accountId]);
    // Erased before the job ran.
    if (!(await isMember(database, accountId))) return;
    const { timeZone } = await findSiteSettings(database);
    const { writeDateTime } = datesAt({ timeZone, language: 'en' });
    const { profiles, cards, bursts } = counts;
    const text = sayInReportMail('burstReport', {
      time: writeDateTime(at),
      profiles: String(profiles),
      cards: String(cards),
      bursts: String(bursts),
    });
    const openId = await findOpenSystemReport(database, { reportedId: accountId, reason });
    if (openId !== undefined) {
      await changeReport(database, { id: openId, change: { text } });
      return;
    }
    await insertReport(database, {
      reporterId: null,
      reportedId: accountId,
      reason,
      text,
      place: 'lists',
      source: 'system',
      createdAt,
      acknowledgedAt: createdAt,
      ...clockOf(reason, createdAt),
    });
  });
}
