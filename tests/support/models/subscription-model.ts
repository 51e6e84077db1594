import type { BoughtPlan } from '#server/features/plans/subscription-line.rules.ts';

/** A subscription of the model: the seconds that are left of it, and what it gave to a higher one. */
type Entry = BoughtPlan & {
  id: number;
  termSeconds: number;
  left: number;
  refunded: number;
  given: { to: Entry; unused: number; credited: number } | null;
};

const secondMs = 1000;
const mostCreditSeconds = 10 * 365 * 24 * 60 * 60;

/**
 * A member's subscriptions in plain words, against which the product is tested: a queue of entries with seconds left, of which the
 * first one burns down as time passes. It stores no dates, and counts months by the clock on the wall.
 */
export class SubscriptionModel {
  readonly #timeZone: string;
  #now: number;
  #queue: Entry[] = [];
  readonly #entries: Entry[] = [];

  constructor({ now, timeZone }: { now: Date; timeZone: string }) {
    this.#now = now.getTime();
    this.#timeZone = timeZone;
  }

  pass(seconds: number): void {
    this.#now += seconds * secondMs;
    let toBurn = seconds;
    for (const entry of this.#queue) {
      const burnt = Math.min(toBurn, entry.left);
      entry.left -= burnt;
      toBurn -= burnt;
    }
    this.#tidy();
  }

  buy(plan: BoughtPlan): void {
    const kept = this.#queue.filter(({ contactLimit }) => contactLimit >= plan.contactLimit);
    const lower = this.#queue.filter(({ contactLimit }) => contactLimit < plan.contactLimit);
    const startsAt = this.#now + sum(kept) * secondMs;
    const termSeconds =
      (monthsLater(startsAt, { months: plan.months, timeZone: this.#timeZone }) - startsAt) / secondMs;
    const entry: Entry = {
      ...plan,
      id: this.#entries.length + 1,
      termSeconds,
      left: termSeconds,
      refunded: 0,
      given: null,
    };
    for (const old of lower) {
      const given = entry.left - termSeconds;
      const credited = Math.min(worthOf(old, entry), mostCreditSeconds - given);
      old.given = { to: entry, unused: old.left, credited };
      old.left = 0;
      entry.left += credited;
    }
    this.#queue = [...kept, entry];
    this.#entries.push(entry);
  }

  /** The paise that are still to be refunded of the entry that was bought `id`th. */
  refundable(id: number): number {
    const entry = this.#entries[id - 1];
    return entry === undefined ? 0 : entry.pricePaise - entry.refunded;
  }

  refund(id: number, paise: number): void {
    const entry = this.#entries[id - 1];
    if (entry === undefined) return;
    const share = (refunded: number) =>
      Number((BigInt(entry.termSeconds) * BigInt(refunded)) / BigInt(entry.pricePaise));
    const seconds = share(entry.refunded + paise) - share(entry.refunded);
    entry.refunded += paise;
    this.#take(entry, seconds);
    this.#tidy();
  }

  #take(entry: Entry, seconds: number): void {
    if (entry.given === null) {
      entry.left -= Math.min(entry.left, seconds);
      return;
    }
    const { to, unused, credited } = entry.given;
    const remaining = unused - Math.min(unused, seconds);
    const creditLeft = unused === 0 ? 0 : Number((BigInt(credited) * BigInt(remaining)) / BigInt(unused));
    entry.given = { to, unused: remaining, credited: creditLeft };
    this.#take(to, credited - creditLeft);
  }

  #tidy(): void {
    this.#queue = this.#queue.filter(({ left }) => left > 0);
  }

  /** The contact views a day that the member has now; null without a plan. */
  get limit(): number | null {
    return this.#queue[0]?.contactLimit ?? null;
  }

  /** The running and coming subscriptions: which, until when. */
  get ends(): { id: number; endsAt: string }[] {
    let end = this.#now;
    return this.#queue.map(({ id, left }) => {
      end += left * secondMs;
      return { id, endsAt: new Date(end).toISOString() };
    });
  }
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, { left }) => total + left, 0);
}

function worthOf(old: Entry, entry: Entry): number {
  if (entry.pricePaise === 0) return old.left;
  const paiseSeconds = BigInt(old.left) * BigInt(old.pricePaise) * BigInt(entry.termSeconds);
  return Number(paiseSeconds / (BigInt(old.termSeconds) * BigInt(entry.pricePaise)));
}

/** The same time of day so many months later, on the last day of a shorter month. */
function monthsLater(instant: number, { months, timeZone }: { months: number; timeZone: string }): number {
  const wall = new Date(instant + offsetAt(instant, timeZone));
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(wall.getUTCDate(), lastDay);
  const timeOfDay = ((wall.getTime() % dayMs) + dayMs) % dayMs;
  const wanted = Date.UTC(year, month, day) + timeOfDay;
  // The clock of a zone shows a time once, twice or never: the first one counts, or the time after the gap.
  const offsets = [offsetAt(wanted - dayMs, timeZone), offsetAt(wanted + dayMs, timeZone)];
  const shown = offsets
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(at, timeZone) === wanted);
  return shown.length > 0 ? Math.min(...shown) : wanted - Math.min(...offsets);
}

const dayMs = 24 * 60 * 60 * secondMs;

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60 * secondMs;
}
