import { type Insertable, sql } from 'kysely';
import { type Tables, tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

type BulkTable =
  | 'accounts'
  | 'profiles'
  | 'preferences'
  | 'memberSettings'
  | 'subscriptions'
  | 'profileVisits'
  | 'interests'
  | 'contactViews'
  | 'shortlistEntries'
  | 'blocks'
  | 'notifications'
  | 'savedSearches'
  | 'reports';
/** Rows that are alike: the columns of the first one are written. */
type Bulk = { table: BulkTable; rows: readonly object[] };

/** Inserts many rows in one statement, which parses once and is sent once, however many there are. */
export async function insertRows(database: Database, { table, rows }: Bulk): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const types: Readonly<Record<string, string>> = tables[table];
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.id(name)));
  const typeOf = (name: string) => (types[name] ?? 'text').replace(/[?=]$/, '');
  // Names inside the JSON are the program's; they are quoted as they are.
  const fields = names.map((name) => (typeOf(name) === 'jsonb' ? `"${name}"::jsonb` : `"${name}"`));
  // JSON that is written already is a text inside the JSON of the rows.
  const typed = names.map((name) => `"${name}" ${typeOf(name) === 'jsonb' ? 'text' : typeOf(name)}`);
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${sql.raw(fields.join())} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (${sql.raw(typed.join())})`.execute(database);
}

/** Rows that came with an id do not move the sequence: the next account has to come after them. */
export async function continueAccountIds(database: Database): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('accounts', 'id'), (select max(id) from accounts))`.execute(
    database,
  );
}

/** Updates the statistics of the planner. */
export async function analyse(database: Database): Promise<void> {
  await sql`analyze`.execute(database);
}

/** The numbers of all accounts and of administrators. */
export async function countAccounts(database: Database): Promise<{ all: number; administrators: number }> {
  return database
    .selectFrom('accounts')
    .select((column) => [
      column.fn.countAll<number>().as('all'),
      column.fn.countAll<number>().filterWhere('role', '=', 'admin').as('administrators'),
    ])
    .executeTakeFirstOrThrow();
}

export async function hasAccount(database: Database, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Couples who found each other are no longer searching. */
export async function hideAccounts(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database.updateTable('accounts').set({ isHidden: true }).where('id', 'in', ids).execute();
}

/** The plans that can be bought, which the database came with. */
export async function listPlans(database: Database) {
  return database
    .selectFrom('plans')
    .select(['id', 'name', 'pricePaise', 'months', 'contactLimit'])
    .orderBy('id')
    .execute();
}

/** Moves the last visit of members to the time of their latest event. */
export async function markLastSeen(
  database: Database,
  seen: readonly { id: number; at: Date }[],
): Promise<void> {
  for (const { id, at } of seen) {
    await database
      .updateTable('accounts')
      .set({ lastSeenAt: at })
      .where('id', '=', id)
      .where('lastSeenAt', '<', at)
      .execute();
  }
}

/** Adds the saved search to the notifications of its alert. */
export async function linkAlerts(database: Database): Promise<void> {
  await sql`
    update notifications set details = details || jsonb_build_object('searchId', saved_searches.id)
    from saved_searches
    where kind = 'search_alert' and saved_searches.account_id = notifications.account_id
      and saved_searches.name = details->>'name'`.execute(database);
}

/** The members with a visit or interest from or to this one, the latest first. */
export async function listMet(database: Database, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select case when viewer_id = ${accountId} then partner_id else viewer_id end as id, visited_at as at
        from profile_visits where ${accountId} in (viewer_id, partner_id)
      union all
      select case when sender_id = ${accountId} then receiver_id else sender_id end, created_at
        from interests where ${accountId} in (sender_id, receiver_id)
    ) met group by id order by max(at) desc, id`.execute(database);
  return rows.map(({ id }) => id);
}

/** An enquiry, and its mails without the id of the enquiry, which the database gives. */
export type EnquiryRows = {
  enquiry: NewRow<'enquiries'>;
  messages: Omit<NewRow<'enquiryMessages'>, 'enquiryId'>[];
};

/** Adds enquiries with their mails. */
export async function insertEnquiries(database: Database, rows: readonly EnquiryRows[]): Promise<void> {
  for (const { enquiry, messages } of rows) {
    const { id: enquiryId } = await database
      .insertInto('enquiries')
      .values(enquiry)
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const message of messages) {
      await database
        .insertInto('enquiryMessages')
        .values({ ...message, enquiryId })
        .execute();
    }
  }
}
