import type { EndpointData } from '#contract/calls/endpoint.ts';
import {
  dailyCounts,
  funnelSteps,
  type showStatistics as showStatisticsEndpoint,
} from '#contract/dashboard/statistics.ts';
import type { StatisticsPeriod } from '#contract/dashboard/periods.ts';
import { findChoices, labelOf } from '#server/features/choices/choices.ts';
import { type Day, daysUntil, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fillTenths, completePercent, weekDays } from './dashboard.rules.ts';
import {
  countByDay,
  countCommunities,
  countExposure,
  countFunnel,
  countGenders,
} from './statistics.repository.ts';

type Statistics = EndpointData<typeof showStatisticsEndpoint>;
type Source = Pick<Context, 'database' | 'now'>;

/** How many communities have a bar of their own. */
const topCommunities = 8;
/** Today's lists are made for members who were here within these days (docs/todays-matches.md). */
const activeDays = 30;
const dayMs = 86_400_000;
/** Counting a year among a hundred thousand members takes a second, and no screen needs it more often. */
const cacheMs = 60_000;

type Counting = { value: Promise<Statistics>; at: number };
const countings = new WeakMap<Database, Map<StatisticsPeriod, Counting>>();

/**
 * The statistics of the last days, counted at most once a minute in this process; administrators who ask at the same time wait for
 * the same counting. The answer says when it was counted.
 */
export async function showStatistics(source: Source, days: StatisticsPeriod): Promise<Statistics> {
  const { database, now } = source;
  const ofDatabase = countings.get(database) ?? new Map<StatisticsPeriod, Counting>();
  countings.set(database, ofDatabase);
  const at = now().getTime();
  const latest = ofDatabase.get(days);
  if (latest !== undefined && Math.abs(at - latest.at) < cacheMs) return latest.value;
  const counting = { value: countStatistics(source, days), at };
  ofDatabase.set(days, counting);
  // A failed counting is tried again by the next call.
  counting.value.catch(() => {
    if (ofDatabase.get(days) === counting) ofDatabase.delete(days);
  });
  return counting.value;
}

/** Counts the statistics of a period. */
async function countStatistics(source: Source, days: StatisticsPeriod): Promise<Statistics> {
  const { database, now } = source;
  const { timeZone } = await findSiteSettings(database);
  const choices = await findChoices(source);
  const instant = now();
  const calendar = daysUntil(timeZone, { instant, count: days });
  const [first, last] = [calendar[0], calendar.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A period has at least one day');
  const period = { from: first.startsAt, until: last.endsAt };
  const funnel = await countFunnel(database, { ...period, completeFrom: completePercent });
  const genders = await countGenders(database);
  const top = await countCommunities(database, topCommunities);
  const members = sumOf(genders.map((each) => each.members));
  return {
    days,
    time_zone: timeZone,
    counted_at: instant.toISOString(),
    by_day: await listDays(database, { calendar, ...period }),
    funnel: funnelSteps.map((step) => ({ step, members: funnel[step] })),
    genders,
    communities: {
      top: top.map(({ community, religion, members: count }) => ({
        community: labelOf(choices, { list: 'community', value: community }),
        religion: religion === null ? null : labelOf(choices, { list: 'religion', value: religion }),
        members: count,
      })),
      others: members - sumOf(top.map((each) => each.members)),
    },
    exposure: await measureExposure(database, {
      calendar: daysUntil(timeZone, { instant, count: weekDays }),
    }),
  };
}

async function listDays(
  database: Database,
  { calendar, from, until }: { calendar: readonly Day[]; from: Date; until: Date },
): Promise<Statistics['by_day']> {
  const starts = calendar.map(({ startsAt }) => startsAt);
  const counted = await countByDay(database, { starts, from, until });
  const events = new Map(counted.map((each) => [`${each.day} ${each.counted}`, each.events]));
  return calendar.map(({ day }, index) => {
    const [registrations, verified, interests, acceptances] = dailyCounts.map(
      (name) => events.get(`${index + 1} ${name}`) ?? 0,
    );
    return {
      day,
      registrations: registrations ?? 0,
      verified: verified ?? 0,
      interests: interests ?? 0,
      acceptances: acceptances ?? 0,
    };
  });
}

/** How evenly the lists of the last week showed the members who could be shown. */
async function measureExposure(
  database: Database,
  { calendar }: { calendar: readonly Day[] },
): Promise<Statistics['exposure']> {
  const today = calendar.at(-1);
  if (today === undefined) throw new Error('A period has at least one day');
  const counted = await countExposure(database, {
    fromDay: calendar[0]?.day ?? today.day,
    untilDay: today.day,
    activeSince: new Date(today.endsAt.getTime() - activeDays * dayMs),
  });
  return {
    days: calendar.length,
    members: sumOf(counted.map(({ members }) => members)),
    never_shown: sumOf(counted.map(({ neverShown }) => neverShown)),
    shows: sumOf(counted.map(({ shows }) => shows)),
    tenths: fillTenths(counted),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
