import { type Expression, sql, type SqlBool } from 'kysely';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern, type ListQuery } from '#server/platform/listing/listing.ts';

/** What the entries of a list have in common. */
export type AuditFilter = {
  search: string;
  /** The actions whose sentence contains the search. */
  searchedActions: readonly string[];
  /** The member whose number is the search; null when it is none. */
  searchedMember: number | null;
  /** The actions of the part of the administration; null for all. */
  actions: readonly string[] | null;
  /** 0 for the command line; null for all. */
  administratorId: number | null;
  /** What the entries are about; null for everything. */
  subjects: readonly string[] | null;
  /** The first and the last day in the time zone; null without a limit. */
  from: string | null;
  to: string | null;
  timeZone: string;
};

export type AuditEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** A page of the entries that match a filter. */
export async function listEntries(
  database: Database,
  { filter, page }: { filter: AuditFilter; page: Pick<ListQuery<string>, 'order' | 'limit' | 'offset'> },
) {
  return selectShown(database, filter)
    .orderBy('auditEntries.id', page.order)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** The next matching entries between two numbers, oldest first. */
export async function listEntriesBetween(
  database: Database,
  { filter, after, upTo, limit }: { filter: AuditFilter; after: number; upTo: number; limit: number },
) {
  return selectShown(database, filter)
    .where('auditEntries.id', '>', after)
    .where('auditEntries.id', '<=', upTo)
    .orderBy('auditEntries.id')
    .limit(limit)
    .execute();
}

export async function countEntriesOf(database: Database, filter: AuditFilter): Promise<number> {
  const { total } = await selectEntries(database, filter)
    .select((entries) => entries.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The number of the last entry; 0 when there is none. */
export async function findLastId(database: Database): Promise<number> {
  const head = await database.selectFrom('auditHead').select('lastId').executeTakeFirst();
  return head?.lastId ?? 0;
}

/** The ids of the reports about an account: what was decided in them is about the account too. */
export async function listReportsAbout(database: Database, accountId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('reports')
    .select('id')
    .where('reportedId', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}

/** All administrators, by name. */
export async function listAdministratorNames(database: Database): Promise<{ id: number; name: string }[]> {
  return database
    .selectFrom('administrators')
    .innerJoin('accounts', 'accounts.id', 'administrators.accountId')
    .select(['accounts.id', administratorName.as('name')])
    .orderBy('name')
    .execute();
}

const administratorName = sql<string>`coalesce(nullif(administrators.name, ''), accounts.email)`;

function selectShown(database: Database, filter: AuditFilter) {
  return selectEntries(database, filter)
    .selectAll('auditEntries')
    .select(sql<string | null>`${administratorName}`.as('administrator'));
}

function selectEntries(database: Database, filter: AuditFilter) {
  return database
    .selectFrom('auditEntries')
    .leftJoin('administrators', 'administrators.accountId', 'auditEntries.administratorId')
    .leftJoin('accounts', 'accounts.id', 'auditEntries.administratorId')
    .where((entries) => entries.and([...conditionsOf(filter)]));
}

function* conditionsOf(filter: AuditFilter): Generator<Expression<SqlBool>> {
  const { search, actions, administratorId, subjects, from, to, timeZone } = filter;
  if (search !== '') yield matches(filter);
  if (actions !== null) yield sql`audit_entries.action = any(${actions}::text[])`;
  if (administratorId === 0) yield sql`audit_entries.administrator_id is null`;
  else if (administratorId !== null) yield sql`audit_entries.administrator_id = ${administratorId}`;
  if (subjects !== null) yield sql`audit_entries.subject = any(${subjects}::text[])`;
  if (from !== null) yield sql`audit_entries.created_at >= ${from}::date::timestamp at time zone ${timeZone}`;
  if (to !== null)
    yield sql`audit_entries.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
}

function matches({ search, searchedActions, searchedMember }: AuditFilter): Expression<SqlBool> {
  const pattern = likePattern(search);
  const member = searchedMember === null ? null : `account ${searchedMember}`;
  return sql`(audit_entries.action = any(${searchedActions}::text[]) or audit_entries.action ilike ${pattern}
    or audit_entries.subject = ${member}::text or audit_entries.subject ilike ${pattern}
    or ${containsText(sql`audit_entries.reason`, search)} or ${containsText(administratorName, search)})`;
}
