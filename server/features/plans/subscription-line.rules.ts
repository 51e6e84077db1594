import { Temporal } from 'temporal-polyfill';

/** A plan as it is bought: its price in paise, its term in calendar months, and its contact views a day. */
export type BoughtPlan = {
  planId: number;
  planName: string;
  pricePaise: number;
  months: number;
  contactLimit: number;
};

/**
 * A subscription of a member. It lasts `termSeconds` (the calendar months that were bought) and `creditSeconds`, less `removedSeconds`. One
 * that a higher plan replaced ended at that time with `unusedSeconds`, which lengthen the higher one by `creditedSeconds`.
 */
export type Period = BoughtPlan & {
  id: number;
  startsAt: Date;
  endsAt: Date;
  termSeconds: number;
  creditSeconds: number;
  removedSeconds: number;
  replacedBy: number | null;
  unusedSeconds: number;
  creditedSeconds: number;
};

export type Replaced = { period: Period; unusedSeconds: number; creditedSeconds: number };
export type Placement = {
  kind: 'start' | 'extend' | 'replace';
  startsAt: Date;
  endsAt: Date;
  termSeconds: number;
  creditSeconds: number;
  replaced: Replaced[];
};

const secondMs = 1000;
/** Ten years. A plan whose price fell far would otherwise last for centuries. */
const mostCreditSeconds = 10 * 365 * 24 * 60 * 60;

/**
 * Where a plan goes in the line of a member's subscriptions. It begins after the last one with at least its contact views; the lower
 * ones after that are replaced, and what was unused of them is credited by value, up to ten years. So contact views never rise within a
 * line, and a higher plan is used at once. Months are counted in the time zone of the site.
 */
export function placePlan(
  line: readonly Period[],
  { plan, now, timeZone }: { plan: BoughtPlan; now: Date; timeZone: string },
): Placement {
  const running = line.filter(({ endsAt }) => endsAt > now);
  const kept = running.filter(({ contactLimit }) => contactLimit >= plan.contactLimit);
  const startsAt = new Date(Math.max(now.getTime(), ...kept.map(({ endsAt }) => endsAt.getTime())));
  const termSeconds = secondsOfTerm(startsAt, { months: plan.months, timeZone });
  let creditLeft = mostCreditSeconds;
  const replaced = running
    .filter(({ contactLimit }) => contactLimit < plan.contactLimit)
    .map((period) => {
      const unusedSeconds = unusedAt(period, now);
      const worthSeconds = creditFor(period, { unusedSeconds, plan, termSeconds });
      const creditedSeconds = Math.min(worthSeconds, creditLeft);
      creditLeft -= creditedSeconds;
      return { period, unusedSeconds, creditedSeconds };
    });
  const creditSeconds = mostCreditSeconds - creditLeft;
  const endsAt = new Date(startsAt.getTime() + (termSeconds + creditSeconds) * secondMs);
  return { kind: kindOf({ kept, replaced }), startsAt, endsAt, termSeconds, creditSeconds, replaced };
}

function kindOf({ kept, replaced }: { kept: Period[]; replaced: Replaced[] }): Placement['kind'] {
  if (kept.length > 0) return 'extend';
  return replaced.length > 0 ? 'replace' : 'start';
}

/** The whole seconds of a period that are still to come. */
function unusedAt({ startsAt, endsAt }: Period, now: Date): number {
  const from = Math.max(startsAt.getTime(), now.getTime());
  return Math.max(0, Math.floor((endsAt.getTime() - from) / secondMs));
}

/**
 * Unused time in seconds of another plan: its worth by price, rounded down. A plan without a price takes the time over as it is. Paise
 * times seconds times seconds exceeds the whole numbers of `number`.
 */
function creditFor(
  period: Period,
  { unusedSeconds, plan, termSeconds }: { unusedSeconds: number; plan: BoughtPlan; termSeconds: number },
): number {
  if (plan.pricePaise === 0) return unusedSeconds;
  const worth = BigInt(unusedSeconds) * BigInt(period.pricePaise) * BigInt(termSeconds);
  return Number(worth / (BigInt(period.termSeconds) * BigInt(plan.pricePaise)));
}

/** The seconds of calendar months from an instant; each has the length that the calendar gives it there. */
function secondsOfTerm(startsAt: Date, { months, timeZone }: { months: number; timeZone: string }): number {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone);
  const end = start.add({ months });
  return Math.round((end.epochMilliseconds - startsAt.getTime()) / secondMs);
}

/**
 * The seconds that a refund takes from a subscription: the share of its term that was paid back, counted from the total of its refunds
 * `before` and `after` in paise, so that refunds in parts take as much as one of the whole.
 */
export function secondsOfRefund(
  { termSeconds, pricePaise }: Pick<Period, 'termSeconds' | 'pricePaise'>,
  { before, after }: { before: number; after: number },
): number {
  const share = (paise: number) => Number((BigInt(termSeconds) * BigInt(paise)) / BigInt(pricePaise));
  return share(after) - share(before);
}

/**
 * The line after time was taken from one of its subscriptions, with the periods after it moved up. Only unused time can be taken; of
 * one that was replaced, the time it gave to the higher plan.
 */
export function removeTime(
  line: readonly Period[],
  taken: { id: number; seconds: number; now: Date },
): Period[] {
  return moveUp(takeFrom(line, taken), taken.now);
}

function takeFrom(
  line: readonly Period[],
  { id, seconds, now }: { id: number; seconds: number; now: Date },
): readonly Period[] {
  const period = line.find((one) => one.id === id);
  if (period === undefined || seconds <= 0) return line;
  const { replacedBy } = period;
  if (replacedBy === null) {
    const unused = unusedAt(period, now);
    const taken = Math.min(seconds, unused);
    return withPeriod(line, { ...period, ...shortened(period, { taken, unused, now }) });
  }
  const taken = Math.min(seconds, period.unusedSeconds);
  const unusedSeconds = period.unusedSeconds - taken;
  const creditedSeconds =
    period.unusedSeconds === 0
      ? 0
      : Number((BigInt(period.creditedSeconds) * BigInt(unusedSeconds)) / BigInt(period.unusedSeconds));
  const given = period.creditedSeconds - creditedSeconds;
  const changed = withPeriod(line, {
    ...period,
    unusedSeconds,
    creditedSeconds,
    removedSeconds: period.removedSeconds + taken,
  });
  return takeFrom(changed, { id: replacedBy, seconds: given, now });
}

/** A period without time left ends now, also one that has not begun: what comes next must not wait for it. */
function shortened(
  { startsAt, endsAt, removedSeconds }: Period,
  { taken, unused, now }: { taken: number; unused: number; now: Date },
): Partial<Period> {
  const removed = { removedSeconds: removedSeconds + taken };
  if (taken < unused) return { ...removed, endsAt: earlier(endsAt, taken) };
  return { ...removed, startsAt: startsAt < now ? startsAt : now, endsAt: endsAt < now ? endsAt : now };
}

function withPeriod(line: readonly Period[], changed: Period): readonly Period[] {
  return line.map((one) => (one.id === changed.id ? changed : one));
}

function earlier(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() - seconds * secondMs);
}

/** Lets every period that has not begun follow the one before it, as long as it was. */
function moveUp(line: readonly Period[], now: Date): Period[] {
  const running = line.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now);
  const coming = line.filter(({ startsAt, endsAt }) => startsAt > now && endsAt > startsAt);
  let free = Math.max(now.getTime(), ...running.map(({ endsAt }) => endsAt.getTime()));
  const moved = new Map<number, Period>();
  for (const period of coming.toSorted(order)) {
    const startsAt = new Date(free);
    free += period.endsAt.getTime() - period.startsAt.getTime();
    moved.set(period.id, { ...period, startsAt, endsAt: new Date(free) });
  }
  return line.map((period) => moved.get(period.id) ?? period);
}

function order(one: Period, other: Period): number {
  return one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id;
}

/** A plan that a member has without a gap, bought once or several times. */
export type Term = { planName: string; contactLimit: number; startsAt: Date; endsAt: Date };

/** What a member has from an instant on: the plan that runs first, extensions included, then those that begin later. */
export function termsFrom(line: readonly Period[], now: Date): Term[] {
  const coming = line.filter(({ startsAt, endsAt }) => endsAt > now && endsAt > startsAt).toSorted(order);
  const terms: Term[] = [];
  for (const { planName, contactLimit, startsAt, endsAt } of coming) {
    const last = terms.at(-1);
    if (
      last?.planName === planName &&
      last.contactLimit === contactLimit &&
      last.endsAt.getTime() === startsAt.getTime()
    ) {
      last.endsAt = endsAt;
    } else terms.push({ planName, contactLimit, startsAt, endsAt });
  }
  return terms;
}
