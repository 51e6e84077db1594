import { type Kysely, sql } from 'kysely';

/** Parts of references are searched by an index; sums by day are read from an index alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    // All pieces of four characters: a search for a part has at least as many, and all of its pieces are in the whole.
    sql`create function pieces_of(ours text, banks text) returns text[]
      language sql immutable parallel safe
      return array(select substr(ours, place, 4) from generate_series(1, length(ours) - 3) as place)
        || array(select substr(banks, place, 4) from generate_series(1, length(banks) - 3) as place)`,
    sql`create index payments_by_piece on payments using gin (pieces_of(reference, bank_reference))`,
    sql`drop index payments_by_decision`,
    sql`create index payments_by_decision on payments (decided_at desc nulls last, id desc)`,
    sql`drop index receipts_by_issue, receipts_by_day`,
    sql`create index receipts_by_issue on receipts (issued_at) include (kind, amount_paise, payment_id)`,
    sql`create index receipts_by_day on receipts (issued_on) include (kind, amount_paise, payment_id)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
