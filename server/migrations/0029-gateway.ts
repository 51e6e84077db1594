import { type Kysely, sql } from 'kysely';

/** When the gateway is asked about a payment, and what it reported that a person has to look at. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table payments
      add column gateway_check_at timestamptz,
      add column gateway_note text
        check (gateway_note in ('amount_differs', 'payer_gone', 'refunded_elsewhere', 'refund_failed'))`,
    sql`create index payments_to_check on payments (gateway_check_at) where gateway_check_at is not null`,
    // Money that was sent back once stands in the books once.
    sql`create unique index refunds_by_gateway on refunds (gateway_refund_id) where gateway_refund_id is not null`,
    sql`create index refunds_to_send on refunds (refunded_at) where gateway_refund_id is null`,
  ];
  for (const statement of statements) await statement.execute(database);
}
