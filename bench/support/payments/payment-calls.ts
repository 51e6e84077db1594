import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import PdfDocument from 'pdfkit';
import { ReceivedFile } from '#contract/calls/upload.ts';
import { searchPayments as searchEndpoint } from '#contract/payments/admin-payments.ts';
import { startPayment as startEndpoint } from '#contract/payments/payments.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import { setByOperator } from '#server/features/site/set-by-operator.ts';
import { confirmPayment } from '#server/features/payments/decide-payment.ts';
import { showTotals } from '#server/features/payments/finance/books.ts';
import { reconcileStatement } from '#server/features/payments/finance/reconcile-statement.ts';
import { searchPayments } from '#server/features/payments/finance/search-payments.ts';
import { giveReference } from '#server/features/payments/give-reference.ts';
import { listOwnPayments } from '#server/features/payments/load-payments.ts';
import { drawReceiptFile } from '#server/features/payments/receipts/find-receipt.ts';
import { findReceipt } from '#server/features/payments/receipts/receipts.repository.ts';
import { startPayment } from '#server/features/payments/start-payment.ts';
import type { Context } from '#server/platform/context.ts';
import type { MeasuredCall } from '../calls/measure-call.ts';

class Undo extends Error {}

/** As the product has it, but each change is taken back, so that the next turn finds the same rows. Nothing is queued or announced. */
function undoingContext(store: Store): Context {
  const transact: Context['transact'] = async (change) => {
    const results: Awaited<ReturnType<typeof change>>[] = [];
    try {
      await store.database.transaction().execute(async (database) => {
        const enqueue = () => Promise.resolve();
        results.push(await change({ database, enqueue, announce: () => {}, memberChanged: () => {} }));
        throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
    }
    const [result] = results;
    if (result === undefined) throw new Error('A change has a result');
    return result;
  };
  // The use cases that are measured ask for nothing else.
  return { ...store, transact } as unknown as Context;
}

type Picked = { id: number; accountId: number; planId: number; receiptId: number | null };

/** A payment of a member without another plan: the statements of a replaced one name rows that are rolled back. */
async function pick(store: Store, status: string): Promise<Picked> {
  const { rows } = await sql<Picked>`
    select payments.id, account_id, plan_id, receipts.id as receipt_id
    from payments left join receipts on receipts.payment_id = payments.id
    where payments.status = ${status} and method = 'upi'
      and not exists (select from subscriptions other where other.account_id = payments.account_id and other.payment_id is distinct from payments.id)
    order by payments.id limit 1`.execute(store.database);
  const [found] = rows;
  if (found === undefined) throw new Error(`No payment is ${status}`);
  return found;
}

/** A statement whose every row names a payment; every tenth one by another amount. */
async function writeStatement(store: Store, { rows, file }: { rows: number; file: string }): Promise<void> {
  const { rows: paid } = await sql<{ reference: string; paise: number }>`
    select bank_reference as reference, amount_paise as paise from payments where bank_reference is not null
    order by id desc limit ${rows}`.execute(store.database);
  const lines = paid.map(
    ({ reference, paise }, index) =>
      `22/11/2026,UPI/CR/${reference}/ANN/OKBANK,,${(paise / 100 + (index % 10 === 0 ? 1 : 0)).toFixed(2)}`,
  );
  writeFileSync(file, ['Date,Narration,Debit,Credit', ...lines, ''].join('\n'));
}

/** A page with one line, by the library that draws receipts. */
function drawPlainPage(): Promise<unknown> {
  const doc = new PdfDocument({ size: 'A4' });
  doc.text('A receipt of one line');
  const { promise, resolve } = Promise.withResolvers<unknown>();
  doc.on('end', resolve);
  doc.resume();
  doc.end();
  return promise;
}

/** With the line above the table. */
const statementRows = 10_000;

export async function preparePaymentCalls(store: Store, scratch: string): Promise<MeasuredCall[]> {
  const { database, now, configuration } = store;
  const { publicUrl } = configuration;
  await setByOperator({ database, now, publicUrl }, { key: 'upiPayee', text: 'intandem@testbank' });
  const context = undoingContext(store);
  const [started, waiting, confirmed] = [
    await pick(store, 'expired'),
    await pick(store, 'waiting'),
    await pick(store, 'confirmed'),
  ];
  const receipt = await findReceipt(database, confirmed.receiptId ?? 0);
  if (receipt === undefined) throw new Error('A confirmed payment has a receipt');
  const { rows: administrators } = await sql<{ id: number }>`
    select min(account_id) as id from administrators`.execute(database);
  const decidedBy = administrators[0]?.id ?? 0;
  const file = path.join(scratch, 'statement.csv');
  await writeStatement(store, { rows: statementRows - 1, file });
  const search = (input: object) => () => searchPayments(context, searchEndpoint.input.parse(input));
  const dayAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const { accountId } = started;
  return [
    {
      name: 'start',
      run: () =>
        startPayment(context, {
          accountId,
          input: startEndpoint.input.parse({ plan_id: started.planId }),
          gateway: null,
        }),
    },
    {
      name: 'reference',
      run: () => giveReference(context, { accountId, paymentId: started.id, reference: '999999999999' }),
    },
    { name: 'confirm', run: () => confirmPayment(context, { paymentId: waiting.id, decidedBy }) },
    { name: 'own list', run: () => listOwnPayments(context, confirmed.accountId) },
    { name: 'queue', run: search({ status: 'waiting' }) },
    { name: 'search: amount', run: search({ search: '1500' }) },
    { name: 'search: part of a reference', run: search({ search: '41231' }) },
    { name: 'search: member', run: search({ search: 'ITM4711' }) },
    { name: 'search: name', run: search({ search: 'Mathew' }) },
    { name: 'totals of 30 days', run: () => showTotals(context, { from: dayAgo(30), to: dayAgo(0) }) },
    { name: 'totals of a year', run: () => showTotals(context, { from: dayAgo(365), to: dayAgo(0) }) },
    {
      name: `statement of ${statementRows.toLocaleString('en')} rows`,
      run: () =>
        reconcileStatement(context, {
          file: new ReceivedFile({ path: file, bytes: 0 }),
          administratorId: decidedBy,
        }),
      plain: async () => parse(await readFile(file, 'utf8')),
    },
    { name: 'receipt (PDF)', run: () => drawReceiptFile(context, receipt), plain: drawPlainPage },
  ];
}
