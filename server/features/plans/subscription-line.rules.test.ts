import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SubscriptionModel } from '#tests/support/models/subscription-model.ts';
import {
  type BoughtPlan,
  type Period,
  placePlan,
  removeTime,
  secondsOfRefund,
  termsFrom,
} from './subscription-line.rules.ts';

const basic = { planId: 1, planName: 'Basic', pricePaise: 150_000, months: 6, contactLimit: 3 };
const advance = { planId: 2, planName: 'Advance', pricePaise: 300_000, months: 12, contactLimit: 6 };
const premium = { planId: 3, planName: 'Premium', pricePaise: 500_000, months: 12, contactLimit: 12 };
const gift = { planId: 4, planName: 'Gift', pricePaise: 0, months: 1, contactLimit: 20 };

const secondMs = 1000;
const daySeconds = 24 * 60 * 60;
const indian = 'Asia/Kolkata';

/** A member's line of subscriptions as the product keeps it, over the rules alone. */
class Line {
  periods: Period[] = [];
  now: Date;
  readonly #timeZone: string;

  constructor({ now, timeZone }: { now: Date; timeZone: string }) {
    this.now = now;
    this.#timeZone = timeZone;
  }

  pass(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * secondMs);
  }

  buy(plan: BoughtPlan): void {
    const { now } = this;
    const {
      replaced,
      kind: _kind,
      ...term
    } = placePlan(this.periods, { plan, now, timeZone: this.#timeZone });
    const id = this.periods.length + 1;
    const changed = this.periods.map((period) => {
      const found = replaced.find((one) => one.period.id === period.id);
      if (found === undefined) return period;
      const { unusedSeconds, creditedSeconds } = found;
      const startsAt = period.startsAt > now ? now : period.startsAt;
      return { ...period, startsAt, endsAt: now, replacedBy: id, unusedSeconds, creditedSeconds };
    });
    const none = { removedSeconds: 0, replacedBy: null, unusedSeconds: 0, creditedSeconds: 0 };
    this.periods = [...changed, { ...plan, id, ...term, ...none }];
  }

  refund(id: number, { before, after }: { before: number; after: number }): void {
    const period = this.periods.find((one) => one.id === id);
    if (period === undefined) return;
    const seconds = secondsOfRefund(period, { before, after });
    this.periods = removeTime(this.periods, { id, seconds, now: this.now });
  }

  get limit(): number | null {
    const [running] = termsFrom(this.periods, this.now);
    return running !== undefined && running.startsAt <= this.now ? running.contactLimit : null;
  }

  get ends(): { id: number; endsAt: string }[] {
    return this.periods
      .filter(({ startsAt, endsAt }) => endsAt > this.now && endsAt > startsAt)
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
      .map(({ id, endsAt }) => ({ id, endsAt: endsAt.toISOString() }));
  }
}

describe('a plan', () => {
  const at = (now: string) => new Line({ now: new Date(now), timeZone: indian });

  it('lasts calendar months of the site, to the second', () => {
    const line = at('2027-08-31T18:29:59Z');
    line.buy(basic);
    // 31 August, 23:59:59 in India; six months later the last day of February in a leap year.
    expect(line.ends).toEqual([{ id: 1, endsAt: '2028-02-29T18:29:59.000Z' }]);
  });

  it('that is bought again before its end is added to it', () => {
    const line = at('2027-01-10T10:00:00Z');
    line.buy(basic);
    line.pass(30 * daySeconds);
    line.buy(basic);
    expect(line.ends.map(({ endsAt }) => endsAt)).toEqual([
      '2027-07-10T10:00:00.000Z',
      '2028-01-10T10:00:00.000Z',
    ]);
    expect(termsFrom(line.periods, line.now).map(({ endsAt }) => endsAt.toISOString())).toEqual([
      '2028-01-10T10:00:00.000Z',
    ]);
  });

  it('is one term with its extensions alone: not with a pause between, nor with other limits', () => {
    const line = at('2027-01-10T10:00:00Z');
    line.buy(basic);
    const [first] = line.periods;
    if (first === undefined) throw new Error('Nothing was bought');
    const days = (count: number) => new Date(first.endsAt.getTime() + count * daySeconds * 1000);
    const paused = { ...first, id: 2, startsAt: days(1), endsAt: days(2) };
    const limited = { ...first, id: 3, contactLimit: 9, startsAt: days(2), endsAt: days(3) };
    expect(termsFrom([first, limited, paused], line.now)).toHaveLength(3);
  });

  it('with more contact views takes over at once, with the unused time as credit by value', () => {
    const line = at('2027-01-01T00:00:00Z');
    line.buy(basic);
    line.pass(90 * daySeconds);
    line.buy(premium);
    expect(line.limit).toBe(12);
    const [old, taken] = line.periods;
    expect(old?.unusedSeconds).toBe(91 * daySeconds);
    // 91 days at 1500 rupees for 181 days are worth 55 days at 5000 rupees for 366 days, the leap day among them.
    expect(taken?.creditSeconds).toBe(Math.floor((91 * daySeconds * 150_000 * 366) / (181 * 500_000)));
    expect(placePlan([], { plan: basic, now: line.now, timeZone: indian }).kind).toBe('start');
  });

  it('with fewer contact views begins after the present one', () => {
    const line = at('2027-01-01T00:00:00Z');
    line.buy(premium);
    line.buy(basic);
    expect(line.limit).toBe(12);
    expect(line.ends.map(({ endsAt }) => endsAt)).toEqual([
      '2028-01-01T00:00:00.000Z',
      '2028-07-01T00:00:00.000Z',
    ]);
  });

  it('takes over ten years at most, however far its price fell', () => {
    const line = at('2027-01-01T00:00:00Z');
    line.buy(basic);
    line.buy({ ...premium, pricePaise: 100 });
    expect(line.periods[1]?.creditSeconds).toBe(3650 * daySeconds);
  });

  it('without a price takes unused time over as it is', () => {
    const line = at('2027-01-01T00:00:00Z');
    line.buy(basic);
    line.buy(gift);
    expect(line.periods[1]?.creditSeconds).toBe(181 * daySeconds);
  });
});

describe('a refund', () => {
  it('of the whole ends the plan now, and what comes after it begins', () => {
    const line = new Line({ now: new Date('2027-01-01T00:00:00Z'), timeZone: indian });
    line.buy(premium);
    line.buy(basic);
    line.pass(10 * daySeconds);
    line.refund(1, { before: 0, after: premium.pricePaise });
    expect(line.limit).toBe(3);
    expect(line.ends).toEqual([{ id: 2, endsAt: '2027-07-12T00:00:00.000Z' }]);
  });

  it('of a half takes half of the term from what is unused', () => {
    const line = new Line({ now: new Date('2027-01-01T00:00:00Z'), timeZone: indian });
    line.buy(advance);
    line.pass(100 * daySeconds);
    line.refund(1, { before: 0, after: advance.pricePaise / 2 });
    expect(line.ends).toEqual([{ id: 1, endsAt: '2027-07-02T12:00:00.000Z' }]);
    line.pass(80 * daySeconds);
    line.refund(1, { before: advance.pricePaise / 2, after: advance.pricePaise });
    expect(line.limit).toBeNull();
  });

  it('of a plan that a higher one replaced takes back the credit', () => {
    const line = new Line({ now: new Date('2027-01-01T00:00:00Z'), timeZone: indian });
    line.buy(basic);
    line.buy(premium);
    line.refund(1, { before: 0, after: basic.pricePaise });
    expect(line.ends).toEqual([{ id: 2, endsAt: '2028-01-01T00:00:00.000Z' }]);
  });

  it('of a plan that has not begun leaves nothing that a later one would follow', () => {
    const line = new Line({ now: new Date('2027-01-01T00:00:00Z'), timeZone: indian });
    line.buy(basic);
    line.buy(basic);
    line.refund(2, { before: 0, after: basic.pricePaise });
    line.refund(1, { before: 0, after: basic.pricePaise });
    line.buy(basic);
    expect(line.limit).toBe(3);
    expect(line.ends).toEqual([{ id: 3, endsAt: '2027-07-01T00:00:00.000Z' }]);
  });
});

const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
];
const step = fc.oneof(
  fc.record({
    kind: fc.constant('pass' as const),
    seconds: fc.oneof(
      fc.integer({ min: 0, max: 40 * daySeconds }),
      fc.integer({ min: 0, max: 500 * daySeconds }),
    ),
  }),
  fc.record({ kind: fc.constant('buy' as const), plan: fc.constantFrom(basic, advance, premium, gift) }),
  fc.record({
    kind: fc.constant('refund' as const),
    nth: fc.nat({ max: 11 }),
    share: fc.constantFrom(1, 1, 0.5, 0.000_01),
  }),
);

test('any sequence of buying, refunds and time gives the limits and days of the plain model, to the second', () => {
  const start = fc.integer({ min: Date.UTC(2015, 0, 1) / 1000, max: Date.UTC(2032, 0, 1) / 1000 });
  const property = fc.property(
    fc.constantFrom(...zones),
    start,
    fc.array(step, { maxLength: 14, size: 'max' }),
    (timeZone, startSeconds, steps) => {
      const from = { now: new Date(startSeconds * 1000), timeZone };
      const [model, line] = [new SubscriptionModel(from), new Line(from)];
      for (const one of steps) {
        if (one.kind === 'pass') {
          model.pass(one.seconds);
          line.pass(one.seconds);
        } else if (one.kind === 'buy') {
          model.buy(one.plan);
          line.buy(one.plan);
        } else {
          refundBoth({ model, line }, one);
        }
        expect(line.ends).toEqual(model.ends);
        expect(line.limit).toBe(model.limit);
      }
    },
  );
  fc.assert(property, { numRuns: 2000 });
});

function refundBoth(
  { model, line }: { model: SubscriptionModel; line: Line },
  { nth, share }: { nth: number; share: number },
): void {
  const id = (nth % line.periods.length) + 1;
  const rest = model.refundable(id);
  const period = line.periods.find((one) => one.id === id);
  if (period === undefined || rest === 0) return;
  const paise = Math.max(1, Math.floor(rest * share));
  const before = period.pricePaise - rest;
  line.refund(id, { before, after: before + paise });
  model.refund(id, paise);
}
