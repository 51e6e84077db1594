import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { listLength, type Placement } from './spread.rules.ts';

/** What was decided for a day: who is put where, and the lists that are closed, with the order of their people. */
export type Decided = {
  day: string;
  placements: readonly Placement[];
  closed: ReadonlyMap<number, readonly number[]>;
  at: Date;
};

export type ClosedList = { accountId: number; count: number };

type OpenList = { accountId: number; partnerIds: readonly number[]; isOpen: boolean };
type Changes = { lists: Map<number, OpenList>; appearances: Map<number, number> };

/**
 * Stores what was decided, in a transaction. Lists that were closed or filled meanwhile stay as they are. Rows are locked in one
 * order everywhere, so that no two of these wait for each other. Gives the lists that were closed by this, with how many they hold.
 */
export async function storeDecided(database: Database, decided: Decided): Promise<ClosedList[]> {
  const { day, placements, closed, at } = decided;
  const ownerIds = [...new Set([...placements.map(({ ownerId }) => ownerId), ...closed.keys()])];
  if (ownerIds.length === 0) return [];
  await keepAccounts(database, [...ownerIds, ...placements.map(({ shownId }) => shownId)]);
  const open = await lockOpenLists(database, { ownerIds, day, at });
  const changes: Changes = {
    lists: new Map(open.map((list) => [list.accountId, list])),
    appearances: new Map(),
  };
  for (const placement of placements) applyPlacement(changes, placement);
  for (const [ownerId, order] of closed) closeList(changes.lists, { ownerId, order });
  await writeLists(database, { day, lists: [...changes.lists.values()] });
  await writeAppearances(database, { day, appearances: changes.appearances });
  const lists = [...changes.lists.values()].filter(({ isOpen }) => !isOpen);
  return lists.map(({ accountId, partnerIds }) => ({ accountId, count: partnerIds.length }));
}

/** Nobody of them is erased until the transaction ends. Before any row of theirs, as whoever erases an account takes it first. */
async function keepAccounts(database: Database, ids: readonly number[]): Promise<void> {
  await sql`
    select from accounts where id = any(${[...ids]}::integer[]) order by id for key share`.execute(database);
}

async function lockOpenLists(
  database: Database,
  { ownerIds, day, at }: { ownerIds: readonly number[]; day: string; at: Date },
): Promise<OpenList[]> {
  await sql`
    insert into daily_matches (account_id, day, partner_ids, is_open, created_at)
    select id, ${day}::date, '{}', true, ${at}::timestamptz from accounts where id = any(${[...ownerIds]}::integer[]) order by id
    on conflict do nothing`.execute(database);
  return database
    .selectFrom('dailyMatches')
    .select(['accountId', 'partnerIds', 'isOpen'])
    .where('accountId', '=', sql<number>`any(${[...ownerIds]}::integer[])`)
    .where('day', '=', day)
    .where('isOpen', '=', true)
    .orderBy('accountId')
    .forUpdate()
    .execute();
}

function applyPlacement({ lists, appearances }: Changes, { ownerId, shownId, insteadOf }: Placement): void {
  const list = lists.get(ownerId);
  if (list === undefined || list.partnerIds.includes(shownId)) return;
  const kept = list.partnerIds.filter((id) => id !== insteadOf);
  if (kept.length >= listLength) return;
  lists.set(ownerId, { ...list, partnerIds: [...kept, shownId] });
  appearances.set(shownId, (appearances.get(shownId) ?? 0) + 1);
  if (insteadOf === null || kept.length === list.partnerIds.length) return;
  appearances.set(insteadOf, (appearances.get(insteadOf) ?? 0) - 1);
}

/** Whoever came into the list meanwhile stands at its end. An empty list stays open: somebody may join today. */
function closeList(
  lists: Map<number, OpenList>,
  { ownerId, order }: { ownerId: number; order: readonly number[] },
): void {
  const list = lists.get(ownerId);
  if (list === undefined || list.partnerIds.length === 0) return;
  const known = order.filter((id) => list.partnerIds.includes(id));
  const others = list.partnerIds.filter((id) => !order.includes(id));
  lists.set(ownerId, { ...list, partnerIds: [...known, ...others], isOpen: false });
}

async function writeLists(
  database: Database,
  { day, lists }: { day: string; lists: readonly OpenList[] },
): Promise<void> {
  const rows = lists.map(({ accountId, partnerIds, isOpen }) => ({
    account_id: accountId,
    partner_ids: partnerIds,
    is_open: isOpen,
  }));
  await sql`
    update daily_matches set partner_ids = row.partner_ids, is_open = row.is_open
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (account_id integer, partner_ids integer[], is_open boolean)
    where daily_matches.account_id = row.account_id and day = ${day}`.execute(database);
}

async function writeAppearances(
  database: Database,
  { day, appearances }: { day: string; appearances: ReadonlyMap<number, number> },
): Promise<void> {
  const rows = [...appearances].map(([id, more]) => ({ id, more }));
  if (rows.length === 0) return;
  await sql`
    insert into daily_appearances (account_id, day, appearances)
    select id, ${day}::date, more
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id integer, more integer)
    join accounts using (id) order by id
    on conflict (account_id, day) do update
      set appearances = greatest(0, daily_appearances.appearances + ${sql.ref('excluded.appearances')})`.execute(
    database,
  );
}
