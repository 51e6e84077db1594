import { type Insertable, type Selectable, sql } from 'kysely';
import type { reportLanes } from '#contract/safety/reports.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Found, ListQuery } from '#server/platform/listing/listing.ts';
import { acknowledgeHours } from './report-clocks.rules.ts';

/**
 * Whether two members have met, and their names and statuses in a report, belong to several features. One statement reads
 * each, so this file reads tables of accounts, profiles, interests, contacts, conversations, visits and the shortlist.
 */

type ReportPair = { reporterId: number; reportedId: number };

/** Locks the reporter until the transaction ends, so that their reports are counted one at a time. */
export async function lockReporter(database: Database, reporterId: number): Promise<void> {
  await database.selectFrom('accounts').select('id').where('id', '=', reporterId).forNoKeyUpdate().execute();
}

/** The times of the latest reports of a member, latest first. */
export async function listReportTimes(
  database: Database,
  { reporterId, since, most }: { reporterId: number; since: Date; most: number },
): Promise<Date[]> {
  const rows = await database
    .selectFrom('reports')
    .select('createdAt')
    .where('reporterId', '=', reporterId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

/**
 * Whether the reporter has met a member here: blocked, shortlisted or visited them, has or had an interest or contact with
 * them, or was visibly visited by them. A conversation stays when the other one is erased, who can then still be reported.
 */
export async function hasMet(database: Database, { reporterId, reportedId }: ReportPair): Promise<boolean> {
  const { rows } = await sql<{ hasMet: boolean }>`
    select exists (
      select from conversation_sides where account_id = ${reporterId} and partner_id = ${reportedId}
    ) or exists (
      select from accounts where id = ${reportedId} and role = 'user' and (
        exists (select from blocks where blocker_id = ${reporterId} and blocked_id = ${reportedId})
        or exists (select from interests
          where least(sender_id, receiver_id) = least(${reporterId}::integer, ${reportedId}::integer)
            and greatest(sender_id, receiver_id) = greatest(${reporterId}::integer, ${reportedId}::integer))
        or exists (select from contact_views
          where (viewer_id, partner_id) in ((${reporterId}, ${reportedId}), (${reportedId}, ${reporterId})))
        or exists (select from shortlist_entries
          where account_id = ${reporterId} and partner_id = ${reportedId})
        or exists (select from profile_visits
          where viewer_id = ${reporterId} and partner_id = ${reportedId}
            or viewer_id = ${reportedId} and partner_id = ${reporterId} and is_shown)
      )) as has_met`.execute(database);
  return rows[0]?.hasMet ?? false;
}

export async function insertReport(
  database: Database,
  report: Insertable<Tables['reports']>,
): Promise<number> {
  const { id } = await database
    .insertInto('reports')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sortExpressions = {
  created_at: sql`reports.created_at`,
  reason: sql`reports.reason`,
  // The clock that runs (`nextStepOf`); what is decided is due no more.
  due: sql`case
    when reports.status <> 'open' then 'infinity'::timestamptz
    when reports.acknowledged_at is null then least(reports.due_at, reports.created_at + make_interval(hours => ${acknowledgeHours}))
    else reports.due_at end`,
} as const;
type ReportSort = keyof typeof sortExpressions;

type ReportFilter = {
  state: 'all' | 'open' | 'closed';
  lane: (typeof reportLanes)[number];
  callerId: number;
};

/** Besides texts, a search may be the ticket of a report or the number of a member. */
type ReportQuery = ListQuery<ReportSort> &
  ReportFilter & { reportId: number | null; memberId: number | null; now: Date };

/** A member of a report; all null for an erased member. */
type Party = { firstName: string | null; lastName: string | null; status: string | null };
export type ListedReport = Selectable<Tables['reports']> & {
  reporter: Party;
  reported: Party;
  /** Name and address of the administrator who works on it. */
  claimName: string | null;
  claimEmail: string | null;
};

/** The reports that match a search, by ticket, number or name of either member, or words of the text. */
export async function searchReports(database: Database, query: ReportQuery): Promise<Found<ListedReport>> {
  const found = selectReports(database, query);
  const { total } = await found
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await joinParties(found)
    // The newest first are looked through for what is urgent; the order by the clock begins with what is overdue.
    .$if(query.sort === 'created_at', (reports) =>
      reports.orderBy(sql`(reports.status = 'open' and reports.is_urgent)`, 'desc'),
    )
    .orderBy(sortExpressions[query.sort], query.order)
    // Of those due at once, and of the decided ones, the newest is first.
    .orderBy('reports.createdAt', query.sort === 'due' ? 'desc' : query.order)
    .orderBy('reports.id', query.sort === 'due' ? 'desc' : query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { total, rows: rows.map(toListed) };
}

/** One report, as the list has it. */
export async function findReport(database: Database, reportId: number): Promise<ListedReport | undefined> {
  const one = database
    .selectFrom('reports')
    .leftJoin('profiles as reporter', 'reporter.accountId', 'reports.reporterId')
    .leftJoin('profiles as reported', 'reported.accountId', 'reports.reportedId')
    .where('reports.id', '=', reportId);
  const row = await joinParties(one).executeTakeFirst();
  return row === undefined ? undefined : toListed(row);
}

function joinParties(reports: ReturnType<typeof selectReports>) {
  return reports
    .leftJoin('accounts as reporterAccount', 'reporterAccount.id', 'reports.reporterId')
    .leftJoin('accounts as reportedAccount', 'reportedAccount.id', 'reports.reportedId')
    .leftJoin('administrators as claimer', 'claimer.accountId', 'reports.claimedBy')
    .leftJoin('accounts as claimerAccount', 'claimerAccount.id', 'reports.claimedBy')
    .selectAll('reports')
    .select([
      'claimer.name as claimName',
      'claimerAccount.email as claimEmail',
      'reporter.firstName as reporterFirstName',
      'reporter.lastName as reporterLastName',
      'reporterAccount.status as reporterStatus',
      'reported.firstName as reportedFirstName',
      'reported.lastName as reportedLastName',
      'reportedAccount.status as reportedStatus',
    ]);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof joinParties>['execute']>>[number];

function toListed(row: JoinedRow): ListedReport {
  return {
    ...row,
    reporter: {
      firstName: row.reporterFirstName,
      lastName: row.reporterLastName,
      status: row.reporterStatus,
    },
    reported: {
      firstName: row.reportedFirstName,
      lastName: row.reportedLastName,
      status: row.reportedStatus,
    },
  };
}

function selectReports(database: Database, query: ReportQuery) {
  const { search, reportId, memberId, state, lane, callerId, now } = query;
  const nameOf = (party: 'reporter' | 'reported') =>
    sql`${sql.ref(`${party}.firstName`)} || ' ' || ${sql.ref(`${party}.lastName`)}`;
  return database
    .selectFrom('reports')
    .leftJoin('profiles as reporter', 'reporter.accountId', 'reports.reporterId')
    .leftJoin('profiles as reported', 'reported.accountId', 'reports.reportedId')
    .$if(state !== 'all', (reports) => reports.where('reports.status', '=', state))
    .$if(lane === 'urgent', (reports) => reports.where('reports.isUrgent', '=', true))
    .$if(lane === 'overdue', (reports) =>
      reports.where('reports.status', '=', 'open').where('reports.dueAt', '<', now),
    )
    .$if(lane === 'visitors', (reports) => reports.where('reports.source', '=', 'visitor'))
    .$if(lane === 'mine', (reports) => reports.where('reports.claimedBy', '=', callerId))
    .$if(search !== '', (reports) =>
      reports.where((eb) =>
        eb.or([
          containsText(nameOf('reporter'), search),
          containsText(nameOf('reported'), search),
          containsText(sql`reports.text`, search),
          ...(reportId === null ? [] : [eb('reports.id', '=', reportId)]),
          ...(memberId === null
            ? []
            : [eb('reports.reporterId', '=', memberId), eb('reports.reportedId', '=', memberId)]),
        ]),
      ),
    );
}
