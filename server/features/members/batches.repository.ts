import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { type BatchAction, type SkipReason, skipReasons } from '#contract/members/batches.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type MemberCondition, selectIds } from './search.repository.ts';

export type Batch = Selectable<Tables['memberBatches']>;

/** The members of a batch: some ids, or all that meet a condition. */
export type Selected = { ids: readonly number[] } | { condition: MemberCondition };

function selectSelected(selected: Selected): RawBuilder<unknown> {
  if ('condition' in selected) return selectIds(selected.condition);
  return sql`select id from accounts where role = 'user' and id = any(${[...selected.ids]}::integer[])`;
}

/** Why an action would skip a member; null when it changes them. */
function skipReasonOf(action: BatchAction, now: Date): RawBuilder<SkipReason | null> {
  const expressions: Record<BatchAction, RawBuilder<SkipReason | null>> = {
    activate: sql`case when status = 'active' then 'already_active'
      when exists (select from account_restrictions restriction where restriction.account_id = accounts.id
        and kind in ('suspended', 'banned') and ended_at is null) then 'restricted' end`,
    deactivate: sql`case when status = 'inactive' then 'already_inactive' end`,
    sign_out: sql`case when not exists (select from sessions
      where sessions.account_id = accounts.id and expires_at > ${now}) then 'not_signed_in' end`,
    resend_code: sql`case when email_verified_at is not null then 'verified'
      when status <> 'active' then 'inactive' end`,
  };
  return expressions[action];
}

export type Counted = { why: SkipReason | null; count: number };

/** How many members of a selection an action would change (`why` is null) or skip. */
export async function countOutcomes(
  database: Database,
  { action, selected, now }: { action: BatchAction; selected: Selected; now: Date },
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select ${skipReasonOf(action, now)} as why, count(*) as count from accounts
    where id in (${selectSelected(selected)}) group by 1`.execute(database);
  return rows;
}

/** Which members of some an action would skip now. */
export async function listSkipped(
  database: Database,
  { action, ids, now }: { action: BatchAction; ids: readonly number[]; now: Date },
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where id = any(${[...ids]}::integer[])
      and ${skipReasonOf(action, now)} is not null`.execute(database);
  return new Set(rows.map(({ id }) => id));
}

/** Inserts a batch with its members, who wait, and returns its id and size. */
export async function insertBatch(
  database: Database,
  batch: { administratorId: number; action: BatchAction; reason: string; now: Date; selected: Selected },
): Promise<{ id: number; total: number }> {
  const { administratorId, action, reason, now, selected } = batch;
  const { id } = await database
    .insertInto('memberBatches')
    .values({ administratorId, action, reason, state: 'running', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { numAffectedRows } = await sql`
    insert into member_batch_items (batch_id, account_id, state)
    select ${id}::integer, selected.id, 'waiting' from (${selectSelected(selected)}) as selected`.execute(
    database,
  );
  return { id, total: Number(numAffectedRows ?? 0n) };
}

export async function findBatch(database: Database, id: number): Promise<Batch | undefined> {
  return database.selectFrom('memberBatches').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The batch, locked until the transaction ends. */
export async function lockBatch(database: Database, id: number): Promise<Batch | undefined> {
  return database.selectFrom('memberBatches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateBatch(
  database: Database,
  { id, ...changes }: Updateable<Tables['memberBatches']> & { id: number },
): Promise<void> {
  await database.updateTable('memberBatches').set(changes).where('id', '=', id).execute();
}

/** The latest batches, newest first. */
export async function listLatestBatches(database: Database, limit: number): Promise<Batch[]> {
  return database.selectFrom('memberBatches').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** The names of administrators, or their addresses without one, by id. */
export async function nameAdministrators(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('accounts')
    .innerJoin('administrators', 'administrators.accountId', 'accounts.id')
    .select(['accounts.id', administratorName.as('name')])
    .where('accounts.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const administratorName = sql<string>`coalesce(nullif(administrators.name, ''), accounts.email)`;

export type ItemState = 'waiting' | 'changed' | 'skipped' | 'undone' | 'kept';

/** How many members of some batches are in which state. */
export async function countItems(
  database: Database,
  batchIds: readonly number[],
): Promise<{ batchId: number; state: string; count: number }[]> {
  if (batchIds.length === 0) return [];
  return database
    .selectFrom('memberBatchItems')
    .select(['batchId', 'state'])
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('batchId', 'in', batchIds)
    .groupBy(['batchId', 'state'])
    .execute();
}

/** The next members of a batch in a state, in the order of their ids. */
export async function listItems(
  database: Database,
  { batchId, state, limit }: { batchId: number; state: ItemState; limit: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('memberBatchItems')
    .select('accountId')
    .where('batchId', '=', batchId)
    .where('state', '=', state)
    .orderBy('accountId')
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Writes down what became of members of a batch. */
export async function setItems(
  database: Database,
  { batchId, ids, state }: { batchId: number; ids: readonly number[]; state: ItemState },
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('memberBatchItems')
    .set({ state })
    .where('batchId', '=', batchId)
    .where('accountId', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

export async function deleteBatchesBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('memberBatches').where('createdAt', '<', before).execute();
}

/** The reasons in the order of the contract. */
export function orderReasons(counted: readonly Counted[]): { why: SkipReason; count: number }[] {
  return skipReasons.flatMap((why) => {
    const found = counted.find((one) => one.why === why);
    return found === undefined ? [] : [{ why, count: found.count }];
  });
}
