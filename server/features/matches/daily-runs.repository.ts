import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { type Stage, stages } from './spread.rules.ts';

/** How far the lists of a day are made: up to an account of a stage. */
export type Run = { stage: Stage; lastAccountId: number; isFinished: boolean };

/** The run of a day; starts it if no process has. */
export async function findRun(database: Database, day: string): Promise<Run> {
  const first = { day, stage: stages[0], lastAccountId: 0, finishedAt: null };
  await database
    .insertInto('dailyRuns')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const run = await database
    .selectFrom('dailyRuns')
    .selectAll()
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const stage = stages.find((one) => one === run.stage) ?? stages[0];
  return { stage, lastAccountId: run.lastAccountId, isFinished: run.finishedAt !== null };
}

/** Advances a run; false when another process has advanced it since it was read. */
export async function advanceRun(
  database: Database,
  { day, from, to, at }: { day: string; from: Run; to: Run; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('dailyRuns')
    .set({ stage: to.stage, lastAccountId: to.lastAccountId, finishedAt: to.isFinished ? at : null })
    .where('day', '=', day)
    .where('stage', '=', from.stage)
    .where('lastAccountId', '=', from.lastAccountId)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type StageQuery = {
  stage: Stage;
  day: string;
  after: number;
  most: number;
  activeSince: Date;
  freshSince: string;
};

/** The next active members of a stage, by account id. */
export async function listNextMembers(
  database: Database,
  { stage, day, after, most, activeSince, freshSince }: StageQuery,
): Promise<number[]> {
  const ofList = sql`select from daily_matches
    where daily_matches.account_id = matching_rows.account_id and daily_matches.day = ${day}::date`;
  const conditions = {
    fresh: sql`fresh_on >= ${freshSince}::date`,
    mutual: sql`fresh_on < ${freshSince}::date`,
    filling: sql`true`,
    unseen: sql`not exists (select from daily_appearances where daily_appearances.account_id = matching_rows.account_id
      and daily_appearances.day = ${day}::date and appearances > 0)`,
    closing: sql`exists (${ofList} and is_open)`,
  };
  const { rows } = await sql<{ accountId: number }>`
    select matching_rows.account_id
    from matching_rows join accounts on accounts.id = matching_rows.account_id
    where matching_rows.account_id > ${after} and is_listed
      and greatest(last_seen_at, accounts.created_at) >= ${activeSince} and ${conditions[stage]}
    order by matching_rows.account_id limit ${most}`.execute(database);
  return rows.map(({ accountId }) => accountId);
}

/** The number of active members by gender. */
export async function countActive(database: Database, activeSince: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ gender: string; count: number }>`
    select gender, count(*)::integer as count
    from matching_rows join accounts on accounts.id = matching_rows.account_id
    where is_listed and greatest(last_seen_at, accounts.created_at) >= ${activeSince}
    group by gender`.execute(database);
  return new Map(rows.map(({ gender, count }) => [gender, count]));
}

const deletedAtOnce = 2000;

/** Deletes the days before one, a few rows at a time, so that other work is not blocked. */
export async function deleteDaysBefore(database: Database, day: string): Promise<void> {
  for (const table of ['daily_matches', 'daily_appearances'] as const) {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where day < ${day}::date limit ${deletedAtOnce}))`.execute(
        database,
      );
      if (numAffectedRows < deletedAtOnce) break;
    }
  }
  await database.deleteFrom('dailyRuns').where('day', '<', day).execute();
}
