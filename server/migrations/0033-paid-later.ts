import { type Kysely, sql } from 'kysely';

/** A gateway may report money of a payment that finance confirmed before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop constraint payments_gateway_note_check`.execute(database);
  await sql`alter table payments add constraint payments_gateway_note_check
    check (gateway_note in ('amount_differs', 'paid_later', 'payer_gone', 'refunded_elsewhere', 'refund_failed'))`.execute(
    database,
  );
}
