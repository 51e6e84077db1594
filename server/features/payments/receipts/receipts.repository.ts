import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ReceiptKind } from './financial-year.rules.ts';

/** The kind is what the database's check allows. */
export type Receipt = Omit<Selectable<Tables['receipts']>, 'kind'> & { kind: ReceiptKind };

/** The rows hold nothing but the two kinds: the database checks them. */
function asReceipt(row: Selectable<Tables['receipts']>): Receipt {
  return row as Receipt;
}

/**
 * The next number of a series. Its row is locked until the commit, and a rollback gives the number back: so numbers follow each other
 * without a gap, and confirmations wait for each other. Take it late in a transaction.
 */
export async function takeNumber(
  database: Database,
  { kind, financialYear }: { kind: ReceiptKind; financialYear: string },
): Promise<number> {
  const { lastNumber } = await database
    .insertInto('receiptNumbers')
    .values({ kind, financialYear, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financialYear'])
        .doUpdateSet({ lastNumber: sql<number>`receipt_numbers.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

export async function insertReceipt(
  database: Database,
  receipt: Insertable<Tables['receipts']> & { kind: ReceiptKind },
): Promise<Receipt> {
  const row = await database.insertInto('receipts').values(receipt).returningAll().executeTakeFirstOrThrow();
  return asReceipt(row);
}

/** The receipts and credit notes of payments, by payment, in the order in which they were issued. */
export async function listReceipts(
  database: Database,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, Receipt[]>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('receipts')
    .selectAll()
    .where('paymentId', 'in', paymentIds)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows.map(asReceipt), ({ paymentId }) => paymentId);
}

export async function insertRefund(
  database: Database,
  refund: Insertable<Tables['refunds']>,
): Promise<{ id: number }> {
  return database.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow();
}

/** The receipt of a payment. */
export async function findReceiptOf(database: Database, paymentId: number): Promise<Receipt | undefined> {
  const row = await database
    .selectFrom('receipts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'receipt')
    .executeTakeFirst();
  return row && asReceipt(row);
}

/** A receipt or credit note. */
export async function findReceipt(database: Database, id: number): Promise<Receipt | undefined> {
  const row = await database.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && asReceipt(row);
}

/** The name of a member as it is now. */
export async function findBuyerName(database: Database, accountId: number): Promise<string | null> {
  const row = await database
    .selectFrom('profiles')
    .select(['firstName', 'lastName'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? null : `${row.firstName} ${row.lastName}`.trim();
}
