import { type Kysely, sql } from 'kysely';

/**
 * The operator may change currency and time zone of the site, so a payment keeps its currency, and a receipt the day that is printed on
 * it. Before, both were those of the site.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table payments add column currency text check (currency ~ '^[A-Z]{3}$')`,
    sql`update payments set currency = coalesce(
      (select details ->> 'currency' from receipts where payment_id = payments.id and kind = 'receipt'),
      (select value #>> '{}' from site_settings where key = 'currency'),
      'INR')`,
    sql`alter table payments alter column currency set not null`,
    sql`alter table receipts add column issued_on date`,
    sql`update receipts set issued_on = (issued_at at time zone
      coalesce((select value #>> '{}' from site_settings where key = 'timeZone'), 'Asia/Kolkata'))::date`,
    sql`alter table receipts alter column issued_on set not null`,
    sql`update receipts note set details = jsonb_set(note.details, '{credit,receiptIssuedOn}', to_jsonb(receipt.issued_on::text))
      from receipts receipt
      where note.kind = 'credit_note' and receipt.kind = 'receipt' and receipt.payment_id = note.payment_id`,
    sql`create index receipts_by_day on receipts (issued_on)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
