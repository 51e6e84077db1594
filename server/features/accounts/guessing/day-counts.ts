import type { ProblemCode } from '#contract/calls/problems.ts';
import { dayAt, findSiteSettings, type SiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { secondsUntil } from '../accounts.rules.ts';
import { hashIdentifier } from '../secrets.ts';
import { countOfDay } from './attempts.repository.ts';

type Counted = { database: Database; name: string; most: number; code: ProblemCode };
type Clock = Pick<Context, 'secretKey' | 'now'>;

/** Counts one more of a name in a day of the site. Throws `code` when there were `most` already; a refusal counts nothing. */
export async function countForDay(context: Clock, counted: Counted): Promise<void> {
  const site = await findSiteSettings(counted.database);
  await countForDayOf(context, { ...counted, site });
}

/** `countForDay` for a caller that has read the settings of the site, and counts several names. */
export async function countForDayOf(
  context: Clock,
  { database, name, most, code, site }: Counted & { site: SiteSettings },
): Promise<void> {
  if (most === Infinity) return;
  const now = context.now();
  const day = dayAt(site, now);
  const key = hashIdentifier(context.secretKey, `${name} on ${day.day}`);
  if (await countOfDay(database, { key, most, now })) return;
  throw problem(code, { retryAfter: secondsUntil(day.endsAt, now) });
}
