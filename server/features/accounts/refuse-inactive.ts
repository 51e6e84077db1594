import { datesAt } from '#contract/fields/dates.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { findRestriction } from './restrictions/restrictions.ts';

/**
 * Throws account_suspended with its end, account_banned or account_inactive. Called for an inactive account, once the right password
 * or code was given, so that a stranger learns nothing.
 */
export async function refuseInactive(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<never> {
  const restriction = await findRestriction(database, { accountId, now });
  const { timeZone, grievanceEmail: grievance } = await findSiteSettings(database);
  if (restriction?.kind === 'banned') throw problem('account_banned', { names: { grievance } });
  if (restriction?.kind !== 'suspended' || restriction.until === null) throw problem('account_inactive');
  const { until } = restriction;
  const { writeDateTime } = datesAt({ timeZone, language: 'en', namesZone: true });
  throw problem('account_suspended', { until, names: { until: writeDateTime(until), grievance } });
}
