import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { knownStates, meetsHalfBothWays, readTextQuery } from '#server/features/matching/matching.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { mayShowCards } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { readRemainingIds, type RemainingIds, takePage } from '#server/platform/listing/remaining-ids.ts';
import { listUnknown } from './announced-matches.repository.ts';
import { findSiteDay, readBatch, type SiteDay } from './daily-batch.ts';
import {
  addPartners,
  type DailyList,
  findDailyList,
  listFound,
  listFresh,
  storeDecisions,
} from './daily-lists.repository.ts';
import { fillList, orderLists } from './daily-lists.ts';
import type { MatchesInput, MatchesPage } from './list-matches.ts';
import { filterPassing, rankPassing } from './passing-members.ts';
import { listLength } from './spread.rules.ts';

type PageQuery = { accountId: number; input: MatchesInput };
type TodaysPage = MatchesPage & { new_total: number; fresh_ids: number[] };

/**
 * A page of today's matches: the same partners all day, but for those who pass no longer. The cursor carries the remaining ids, so
 * that midnight changes no list that is being read. Throws invalid_input for an invalid cursor.
 */
export async function listTodaysMatches(
  context: Context,
  { accountId, input }: PageQuery,
): Promise<TodaysPage> {
  if (input.cursor === undefined) return startList(context, { accountId, input });
  const remaining = readRemainingIds(input.cursor);
  const { ids, next } = takePage(remaining);
  const passing = await filterPassing(context, { accountId, ids, ...isOnToday });
  const data = await listCards(context, { viewerId: accountId, ids: passing });
  return { ...presentPage(remaining), data, next, new_total: 0, fresh_ids: [] };
}

async function startList(
  context: Context,
  { accountId, input: { page, limit, search } }: PageQuery,
): Promise<TodaysPage> {
  const { partnerIds, newIds, freshIds } = await makeOwnList(context, accountId);
  const text = await readTextQuery(context, search);
  const found = text === null ? null : await listFound(context.database, { accountIds: partnerIds, text });
  const ids = partnerIds.filter((id) => found?.has(id) !== false);
  const all = await listCards(context, { viewerId: accountId, ids });
  const stillNew = await listUnknown(context.database, { accountId, partnerIds: newIds });
  const cards = all.slice((page - 1) * limit);
  const remaining = { page, limit, total: all.length, hasMore: false, ids: cards.map(idOf) };
  return {
    ...presentPage(remaining),
    data: cards.slice(0, limit),
    next: takePage(remaining).next,
    new_total: all.filter((card) => stillNew.includes(idOf(card))).length,
    fresh_ids: freshIds,
  };
}

function presentPage({ total, page, limit }: RemainingIds) {
  return { total, has_more_than_total: false, page, limit };
}

function idOf({ u_id }: PartnerCardWire): number {
  return u_id;
}

type Sources = Pick<Context, 'database' | 'now' | 'transact'>;
type Key = { accountId: number; day: SiteDay };

/** What everybody on the list of a day is at the moment it is read. */
const isOnToday = { states: knownStates, conditionOf: meetsHalfBothWays };

type ShownList = DailyList & { freshIds: number[] };

/**
 * A member's list of today as it may be shown now. Completes and closes the list if it is missing or still open; of concurrent calls
 * the first to store it decides for all. Partners who pass or suit no longer are replaced.
 */
export async function makeOwnList(context: Sources, accountId: number): Promise<ShownList> {
  const day = await findSiteDay(context);
  const key = { accountId, day };
  const stored = await readList(context, key);
  if (!stored.isOpen) return checkList(context, { ...key, list: stored });
  const batch = await readBatch(context, { day, accountIds: [accountId] });
  await fillList(context, { batch, accountId });
  const closed = await orderLists(context, { batch, accountIds: [accountId] });
  const { suggestions } = batch;
  await context.transact(({ database }) =>
    storeDecisions(database, { day: day.day, suggestions, closed, at: context.now() }),
  );
  // The job may have added partners to an open list before a must-have changed.
  return checkList(context, { ...key, list: await readList(context, key) });
}

async function readList({ database }: Sources, { accountId, day: { day } }: Key): Promise<DailyList> {
  const list = await findDailyList(database, { accountId, day });
  return list ?? { partnerIds: [], newIds: [], isOpen: true };
}

/**
 * The list without those who pass no longer or suit each other no longer: others take their places. They stay stored, so that who passes
 * again the same day, such as after a block is removed, is on it again.
 */
async function checkList(context: Sources, { list, ...key }: Key & { list: DailyList }): Promise<ShownList> {
  const { partnerIds: from } = list;
  const { accountId, day } = key;
  const ranked = await rankPassing(context, { accountId, ids: from, ...isOnToday });
  const passing = from.filter((id) => ranked.includes(id));
  const isWhole = list.isOpen || passing.length >= Math.min(listLength, from.length);
  const added = isWhole ? [] : await findReplacements(context, { ...key, passing });
  if (added.length === 0) return showFirst(context, { ...key, list, ranked });
  await context.transact(({ database }) => addPartners(database, { accountId, day: day.day, from, added }));
  // Another window may have been faster; what it stored is checked, too.
  const current = await readList(context, key);
  const again = await rankPassing(context, { accountId, ids: current.partnerIds, ...isOnToday });
  return showFirst(context, { ...key, list: current, ranked: again });
}

/** Of the members that pass, those with a place: who joined or changed lately first, then the others, each the best first. */
async function showFirst(
  { database }: Sources,
  { day, list, ranked }: Key & { list: DailyList; ranked: readonly number[] },
): Promise<ShownList> {
  const shown = list.partnerIds.filter((id) => ranked.includes(id)).slice(0, listLength);
  const fresh = await listFresh(database, { accountIds: shown, since: day.freshSince });
  const inOrder = ranked.filter((id) => shown.includes(id));
  const [freshIds, others] = [true, false].map((isFresh) =>
    inOrder.filter((id) => fresh.includes(id) === isFresh),
  );
  return { ...list, partnerIds: [...(freshIds ?? []), ...(others ?? [])], freshIds: freshIds ?? [] };
}

/** Partners for the free places of a list. They count as cards, so that changing must-haves again and again shows no one more. */
async function findReplacements(
  context: Sources,
  { accountId, day, passing }: Key & { passing: readonly number[] },
): Promise<number[]> {
  const batch = await readBatch(context, { day, accountIds: [accountId] });
  const member = batch.members.get(accountId);
  if (member === undefined) return [];
  batch.members.set(accountId, { ...member, partnerIds: passing, isOpen: true });
  await fillList(context, { batch, accountId });
  const filled = batch.members.get(accountId)?.partnerIds ?? [];
  const added = filled.filter((id) => !passing.includes(id));
  if (added.length === 0) return [];
  return (await mayShowCards(context, { accountId, cards: added.length })) ? added : [];
}
