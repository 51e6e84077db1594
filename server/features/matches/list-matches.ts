import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { longestCursor } from '#contract/matches/partner-list.fields.ts';
import { countBeginning, countCards } from '#server/features/plans/plans.ts';
import {
  allOf,
  type CandidateQuery,
  comparesAll,
  countCandidates,
  findByText,
  findSeeker,
  firstPhase,
  listUnavailable,
  meetsWishes,
  rankCandidates,
  readTextQuery,
  type Seeker,
  settledStates,
  textCondition,
  type Wishes,
} from '#server/features/matching/matching.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { orderFor } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { sealLength } from '#server/platform/listing/sealed-cursor.ts';
import { type MatchCursor, readMatchCursor, writeMatchCursor } from './match-cursor.ts';
import { filterPassing } from './passing-members.ts';

export type MatchesInput = { page: number; limit: number; cursor?: string | undefined; search: string };
export type MatchesPage = {
  data: PartnerCardWire[];
  total: number;
  has_more_than_total: boolean;
  page: number;
  limit: number;
  next: string | null;
};

/** A later page without a cursor is found by ranking up to it, but no further than this. */
const mostSkipped = 1200;

/**
 * A page of those who pass the must-haves of both sides, best first. Throws invalid_input for an invalid cursor, too_many_cards and
 * too_fast.
 */
export async function listMatches(
  context: Context,
  { accountId, input, wishes = 'any' }: { accountId: number; input: MatchesInput; wishes?: Wishes },
): Promise<MatchesPage> {
  const seeker = await findSeeker(context, accountId);
  const query = await createQuery(context, { seeker, search: input.search, wishes });
  const start =
    input.cursor === undefined ? await startList(context, { query, input }) : readMatchCursor(input.cursor);
  const { page, limit, total, hasMore } = start;
  const list = await extendList(context, { query, list: start, until: limit });
  const rest: MatchCursor = { ...list, page: page + 1, next: list.next.slice(limit) };
  const cursor = rest.next.length === 0 ? null : writeMatchCursor(rest);
  const isTooLong = cursor !== null && cursor.length + sealLength > longestCursor;
  const ids = await checkPage(context, {
    accountId,
    input,
    seeker,
    ids: list.next.slice(0, limit),
  });
  const data = await listCards(context, { viewerId: accountId, ids, seeker });
  await (goesFurther(input)
    ? // An empty page also says how many members there are, so it counts as one card.
      countCards(context, { accountId, cards: Math.max(1, data.length) })
    : countBeginning(context, { accountId, ids: data.map(({ u_id }) => u_id) }));
  return {
    data,
    total,
    has_more_than_total: hasMore,
    page,
    limit,
    next: isTooLong ? null : cursor,
  };
}

/** A cursor carries members who were found some time ago, so those who pass no longer are left out. */
async function checkPage(
  context: Context,
  {
    accountId,
    input,
    ids,
    seeker,
  }: { accountId: number; input: MatchesInput; ids: number[]; seeker: Seeker },
): Promise<number[]> {
  if (input.cursor === undefined) return ids;
  return filterPassing(context, { accountId, ids, seeker, states: settledStates });
}

/** Whether a page shows more than the beginning of a list, whose first members of a day are free. */
function goesFurther({ page, cursor, search }: MatchesInput): boolean {
  return page > 1 || cursor !== undefined || search !== '';
}

async function createQuery(
  context: Context,
  { seeker, search, wishes }: { seeker: Seeker; search: string; wishes: Wishes },
): Promise<CandidateQuery> {
  const { accountId } = seeker;
  const [text, ordered, excluded] = await Promise.all([
    readTextQuery(context, search),
    orderFor(context, seeker),
    listUnavailable(context.database, { accountId, states: settledStates }),
  ]);
  const condition = meetsWishes(seeker, wishes);
  const query = { seeker: ordered, excluded, condition, isThorough: true };
  if (text === null) return query;
  // A common word finds very many, so candidates are checked one by one in the order of the list.
  if ('isCommon' in text && text.isCommon)
    return { ...query, condition: allOf([condition, textCondition(text)]) };
  return { ...query, only: await findByText(context.database, { seeker, text }) };
}

type Start = { query: CandidateQuery; input: MatchesInput };

async function startList(context: Context, { query, input: { page, limit } }: Start): Promise<MatchCursor> {
  const empty = { page, limit, total: 0, hasMore: false, next: [], listed: [], phase: firstPhase };
  const skipped = (page - 1) * limit;
  if (skipped > mostSkipped) {
    const { count, hasMore } = await countCandidates(context, query);
    return { ...empty, total: count, hasMore, phase: null };
  }
  const [counted, list] = await Promise.all([
    (await comparesAll(context, query)) ? null : countCandidates(context, query),
    extendList(context, { query, list: empty, until: skipped + limit }),
  ]);
  const { count, hasMore } = counted ?? { count: list.total, hasMore: list.hasMore };
  return { ...list, total: Math.max(count, list.listed.length), hasMore, next: list.next.slice(skipped) };
}

/** Ranks further candidates until more than `until` come next, or no one is left. */
async function extendList(
  context: Context,
  { query, list, until }: { query: CandidateQuery; list: MatchCursor; until: number },
): Promise<MatchCursor> {
  const next = [...list.next];
  const listed = [...list.listed];
  let { phase, total, hasMore } = list;
  while (next.length <= until && phase !== null) {
    const excluded = [...query.excluded, ...listed];
    // One more than needed shows whether another page follows.
    const least = until + 1 - next.length;
    const range = await rankCandidates(context, { ...query, excluded, phase, least });
    // Only the beginning of a list counts: later ranges leave out who is listed already.
    if (range.total !== null && listed.length === 0) {
      ({ count: total, hasMore } = range.total);
    }
    next.push(...range.ids);
    listed.push(...range.ids);
    phase = range.isLast ? null : range.phase;
  }
  return { ...list, total, hasMore, next, listed, phase };
}
