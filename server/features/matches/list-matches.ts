import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { longestCursor } from '#contract/matches/partner-list.fields.ts';
import { countBeginning, countCards } from '#server/features/plans/plans.ts';
import {
  type CandidateQuery,
  countCandidates,
  findByText,
  findSeeker,
  firstPhase,
  listAvoided,
  rankCandidates,
  readTextQuery,
  textCondition,
} from '#server/features/matching/matching.ts';
import { listCards } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { sealLength } from '#server/platform/listing/sealed-cursor.ts';
import { type MatchCursor, readMatchCursor, writeMatchCursor } from './match-cursor.ts';

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
 * A page of those who pass the must-haves of both sides, best first; with `missesOnly`, of those among them who miss a
 * criterion that the member states. Throws invalid_input for an invalid cursor, too_many_cards and too_fast.
 */
export async function listMatches(
  context: Context,
  { accountId, input, missesOnly = false }: { accountId: number; input: MatchesInput; missesOnly?: boolean },
): Promise<MatchesPage> {
  const query = {
    ...(await createQuery(context, { accountId, search: input.search })),
    missesOnly,
    isThorough: true,
  };
  const start =
    input.cursor === undefined ? await startList(context, { query, input }) : readMatchCursor(input.cursor);
  const { page, limit, total, hasMore } = start;
  const list = await extendList(context, { query, list: start, until: limit });
  const rest: MatchCursor = { ...list, page: page + 1, next: list.next.slice(limit) };
  const cursor = rest.next.length === 0 ? null : writeMatchCursor(rest);
  const isTooLong = cursor !== null && cursor.length + sealLength > longestCursor;
  const ids = list.next.slice(0, limit);
  const data = await listCards(context, { viewerId: accountId, ids, seeker: query.seeker });
  await (goesFurther(input)
    ? // An empty page tells how many there are, so it counts as a look.
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

/** Whether a page shows more than the beginning of a list, whose first members of a day are free. */
function goesFurther({ page, cursor, search }: MatchesInput): boolean {
  return page > 1 || cursor !== undefined || search !== '';
}

async function createQuery(
  context: Context,
  { accountId, search }: { accountId: number; search: string },
): Promise<CandidateQuery> {
  const text = await readTextQuery(context, search);
  const seeker = await findSeeker(context, accountId);
  const excluded = await listAvoided(context.database, accountId);
  if (text === null) return { seeker, excluded };
  // A common word finds very many, so candidates are checked one by one in the order of the list.
  if ('isCommon' in text && text.isCommon) return { seeker, excluded, condition: textCondition(text) };
  return { seeker, excluded, only: await findByText(context.database, { seeker, text }) };
}

type Start = { query: CandidateQuery; input: MatchesInput };

async function startList(context: Context, { query, input: { page, limit } }: Start): Promise<MatchCursor> {
  const empty = { page, limit, total: 0, hasMore: false, next: [], listed: [], phase: firstPhase };
  const skipped = (page - 1) * limit;
  if (skipped > mostSkipped) {
    const { count, hasMore } = await countCandidates(context, query);
    return { ...empty, total: count, hasMore, phase: null };
  }
  const [{ count, hasMore }, list] = await Promise.all([
    countCandidates(context, query),
    extendList(context, { query, list: empty, until: skipped + limit }),
  ]);
  return { ...list, total: Math.max(count, list.listed.length), hasMore, next: list.next.slice(skipped) };
}

/** Ranks further candidates until more than `until` come next, or no one is left. */
async function extendList(
  context: Context,
  { query, list, until }: { query: CandidateQuery; list: MatchCursor; until: number },
): Promise<MatchCursor> {
  const next = [...list.next];
  const listed = [...list.listed];
  let { phase } = list;
  while (next.length <= until && phase !== null) {
    const excluded = [...query.excluded, ...listed];
    // One more than needed shows whether another page follows.
    const least = until + 1 - next.length;
    const range = await rankCandidates(context, { ...query, excluded, phase, least });
    next.push(...range.ids);
    listed.push(...range.ids);
    phase = range.isLast ? null : range.phase;
  }
  return { ...list, next, listed, phase };
}
