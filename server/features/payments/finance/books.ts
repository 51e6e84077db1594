import { Readable } from 'node:stream';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  exportPayments as exportPaymentsEndpoint,
  showTotals as showTotalsEndpoint,
} from '#contract/payments/books.ts';
import { receiptDetails } from '#contract/payments/receipt-details.ts';
import { findSiteSettings, type SiteSettings, todayAt } from '#server/features/site/site.ts';
import { bookColumns, documentKinds } from '#server/locales/en-books.ts';
import type { Context } from '#server/platform/context.ts';
import { byteOrderMark, writeCsv } from '#server/platform/csv.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { AnsweredFile, Caller } from '#server/platform/http/route.ts';
import { firstDayOfYear, receiptNumberOf } from '../receipts/financial-year.rules.ts';
import {
  type BookedDocument,
  countDocuments,
  listDocumentsAfter,
  type Period,
  sumIssued,
} from './books.repository.ts';
import { sumUp, sumUpBy } from './totals.rules.ts';

/**
 * What came in and was sent back within a period, by the receipts and credit notes that were issued in it. Sums of several currencies
 * would say nothing, so they are those of the currency of the site.
 */
export async function showTotals(
  { database, now }: Context,
  input: ValidInput<typeof showTotalsEndpoint>,
): Promise<EndpointData<typeof showTotalsEndpoint>> {
  const site = await findSiteSettings(database);
  const { currency } = site;
  const rows = await sumIssued(database, { ...periodOf(input, { site, now: now() }), currency });
  return { total: sumUp(rows), by_day: sumUpBy('day', rows), by_method: sumUpBy('method', rows) };
}

/** The days that were asked for, or the present financial year until today. */
function periodOf(
  { from, to }: ValidInput<typeof showTotalsEndpoint>,
  { site, now }: { site: SiteSettings; now: Date },
): Period {
  const today = todayAt(site, now);
  return { from: from ?? firstDayOfYear(today), to: to ?? today };
}

/** The receipts and credit notes of a period as a spreadsheet, written while it is sent; records the export. */
export async function exportPayments(
  context: Context,
  { input, caller }: { input: ValidInput<typeof exportPaymentsEndpoint>; caller: Caller },
): Promise<AnsweredFile> {
  const site = await findSiteSettings(context.database);
  const period = periodOf(input, { site, now: context.now() });
  const { from, to } = period;
  await context.transact(async ({ database }) => {
    const count = await countDocuments(database, period);
    await recordAction(database, {
      administratorId: caller.accountId,
      action: 'payments.exported',
      subject: 'payments',
      after: { from, to, count },
      now: context.now(),
    });
  });
  const content = Readable.from(writeLines(context, { period, prefix: site.memberIdPrefix }));
  return { name: `payments-${from}-${to}.csv`, content };
}

const rowsAtOnce = 500;

async function* writeLines(
  { database }: Pick<Context, 'database'>,
  { period, prefix }: { period: Period; prefix: string },
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsv([bookColumns]);
  for (let after = 0; ;) {
    const documents = await listDocumentsAfter(database, { ...period, after, most: rowsAtOnce });
    const last = documents.at(-1);
    if (last === undefined) return;
    yield writeCsv(documents.map((document) => cellsOf(document, prefix)));
    after = last.id;
  }
}

/**
 * The taxes are those that the document states; one without any has none. The amounts of a credit note are above zero, too, as on the
 * paper: a cell that begins with a minus would be escaped like a formula.
 */
function cellsOf(document: BookedDocument, prefix: string): string[] {
  const tax = receiptDetails.safeParse(document.details).data?.tax ?? null;
  const money = (paise: number) => (paise / 100).toFixed(2);
  const partOf = (...names: string[]) =>
    money(
      (tax?.parts ?? [])
        .filter(({ name }) => names.includes(name))
        .reduce((sum, { paise }) => sum + paise, 0),
    );
  return [
    receiptNumberOf(document),
    documentKinds[document.kind],
    document.day,
    `${prefix}${document.memberNumber}`,
    document.planName,
    document.method,
    document.reference,
    document.bankReference ?? '',
    document.currency,
    money(document.amountPaise),
    money(document.amountPaise - document.taxPaise),
    partOf('CGST'),
    partOf('SGST', 'UTGST'),
    partOf('IGST'),
    String(tax?.rate ?? 0),
    document.status,
  ];
}
