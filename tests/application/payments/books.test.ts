import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showIncome } from '#contract/dashboard/income.ts';
import { exportPayments, showTotals } from '#contract/payments/books.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { confirmPayment } from '#server/features/payments/decide-payment.ts';
import { refundPayment } from '#server/features/payments/refund-payment.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPayment, type PlanName, setSite } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';

/** A receipt, or a credit note, as an accountant would write it down. */
type Document = { kind: 'RC' | 'CN'; day: string; year: string; number: number; paise: number };
type Step =
  | { kind: 'pass'; minutes: number }
  | { kind: 'toNewYear' }
  | { kind: 'buy'; plan: PlanName; rupees: number }
  | { kind: 'refund'; bought: number; share: number }
  | { kind: 'set'; setting: 'gstRate' | 'timeZone'; value: string }
  | { kind: 'leave' };

let application: TestApplication;
let financeId: number;
beforeAll(async () => {
  application = await startApplication();
  await setSite(application, { gstin: '32AAAAA0000A1ZB', sellerName: 'Kalyana Trust' });
  financeId = (await anAdministrator(application)).user_id;
});
afterAll(() => application.close());

const dayMinutes = 24 * 60;
const setting = (name: 'gstRate' | 'timeZone', ...values: string[]) =>
  fc.record({
    kind: fc.constant('set' as const),
    setting: fc.constant(name),
    value: fc.constantFrom(...values),
  });
const buy = fc.record({
  kind: fc.constant('buy' as const),
  plan: fc.constantFrom('Basic' as const, 'Advance' as const, 'Premium' as const),
  rupees: fc.integer({ min: 1, max: 9999 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  buy,
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 90 * dayMinutes }) }),
  fc.constant({ kind: 'toNewYear' as const }),
  buy,
  fc.record({
    kind: fc.constant('refund' as const),
    bought: fc.nat({ max: 5 }),
    share: fc.constantFrom(1, 0.5, 0.013),
  }),
  setting('gstRate', '0', '5', '18'),
  setting('timeZone', 'Asia/Kolkata', 'Europe/London', 'America/New_York'),
  fc.constant({ kind: 'leave' as const }),
);

/** All documents so far: their numbers and days go on from one run to the next. */
const documents: Document[] = [];
let timeZone = 'Asia/Kolkata';

function write(kind: Document['kind'], paise: number): void {
  const { year, month } = today();
  const first = month >= 4 ? year : year - 1;
  const financialYear = `${String(first).slice(2)}-${String(first + 1).slice(2)}`;
  const series = documents.filter((one) => one.kind === kind && one.year === financialYear);
  documents.push({ kind, day: today().toString(), year: financialYear, number: series.length + 1, paise });
}

function today(): Temporal.PlainDate {
  const now = Temporal.Instant.fromEpochMilliseconds(application.clock.now().getTime());
  return now.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The last half minute of the financial year where the site is. */
function endOfYear(): string {
  const { year, month } = today();
  const last = Temporal.PlainDate.from({ year: month >= 4 ? year + 1 : year, month: 3, day: 31 });
  const end = last.toZonedDateTime({ timeZone, plainTime: '23:59:30' });
  return new Date(end.epochMilliseconds).toISOString();
}

async function takeSteps(steps: readonly Step[]): Promise<void> {
  const { context, clock } = application;
  let accountId = (await aMember(application)).user_id;
  const bought: { id: number; rest: number }[] = [];
  const begun = documents.length;
  for (const one of steps) {
    if (one.kind === 'pass') clock.advanceMinutes(one.minutes);
    else if (one.kind === 'toNewYear') setClock(clock, endOfYear());
    else if (one.kind === 'leave') {
      await context.database.deleteFrom('accounts').where('id', '=', accountId).execute();
      accountId = (await aMember(application)).user_id;
    } else if (one.kind === 'set') {
      await setSite(application, { [one.setting]: one.value });
      if (one.setting === 'timeZone') timeZone = one.value;
    } else if (one.kind === 'buy') {
      const pricePaise = one.rupees * 100;
      await context.database.updateTable('plans').set({ pricePaise }).where('name', '=', one.plan).execute();
      const { id } = await aPayment(application, { accountId, plan: one.plan });
      await confirmPayment(context, { paymentId: id, decidedBy: financeId });
      bought.push({ id, rest: pricePaise });
      write('RC', pricePaise);
    } else {
      const payment = bought[one.bought];
      if (payment === undefined || payment.rest === 0) continue;
      const amountPaise = Math.max(1, Math.floor(payment.rest * one.share));
      const refund = { paymentId: payment.id, amountPaise, reason: 'A test.', refundedBy: financeId };
      await refundPayment(context, refund);
      payment.rest -= amountPaise;
      write('CN', amountPaise);
    }
  }
  await checkBooks(documents.slice(begun));
}

/** The export, the totals and the chart of the financial years of some documents say what the accountant wrote down. */
async function checkBooks(written: readonly Document[]): Promise<void> {
  const { token } = await anAdministrator(application);
  for (const year of new Set(written.map((one) => one.year))) {
    const first = 2000 + Number(year.slice(0, 2));
    const period = { from: `${first}-04-01`, to: `${first + 1}-03-31` };
    const expected = documents.filter((one) => one.year === year);
    const totals = await callApi(application, { endpoint: showTotals, input: period, token });
    const { confirmed_paise: received, refunded_paise: returned } = totals.body.data.total;
    expect([received, returned]).toEqual([sumOf(expected, 'RC'), sumOf(expected, 'CN')]);
    expect(totals.body.data.by_day.map(({ day, net_paise: net }) => [day, net])).toEqual(netByDay(expected));
    expect(await readExport(token, period)).toEqual(expected);
  }
  const chart = await callApi(application, { endpoint: showIncome, input: { days: 90 }, token });
  const shown = chart.body.data.by_day.map(({ day, ...sums }) => [
    day,
    sums.confirmed_paise - sums.refunded_paise,
  ]);
  const inChart = documents.filter(({ day }) => shown.some(([other]) => other === day));
  expect(shown.filter(([, net]) => net !== 0)).toEqual(netByDay(inChart).filter(([, net]) => net !== 0));
}

function sumOf(some: readonly Document[], kind: Document['kind']): number {
  return some.reduce((sum, one) => sum + (one.kind === kind ? one.paise : 0), 0);
}

function netByDay(some: readonly Document[]): [string, number][] {
  const days = Map.groupBy(some, ({ day }) => day);
  const nets = Array.from(days, ([day, of]): [string, number] => [day, sumOf(of, 'RC') - sumOf(of, 'CN')]);
  return nets.toSorted(([one], [other]) => one.localeCompare(other));
}

/** The documents of an export, each of whose values and taxes are its total to the paisa. */
async function readExport(token: string, period: { from: string; to: string }): Promise<Document[]> {
  const { body } = await application.server.inject({
    method: 'GET',
    url: `/api${exportPayments.path}?${new URLSearchParams(period).toString()}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const [, ...lines] = body.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const cells = line.split(',');
    const [kind = '', year = '', number] = (cells[0] ?? '').split('/');
    const [total = 0, ...parts] = cells.slice(9, 14).map((cell) => Math.round(Number(cell) * 100));
    expect(parts.reduce((sum, paise) => sum + paise, 0)).toBe(total);
    return {
      kind: kind === 'RC' ? 'RC' : 'CN',
      day: cells[2] ?? '',
      year,
      number: Number(number),
      paise: total,
    };
  });
}

/** Hundreds of calls. */
const longMs = scaleLimit(240_000);

test(
  'whatever is bought, refunded and set, the books add up and no number is missing',
  { timeout: longMs },
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), takeSteps), {
      numRuns: countTries(30),
      endOnFailure: true,
    });
    expect(documents.length).toBeGreaterThan(0);
  },
);
