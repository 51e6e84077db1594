import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { longestCursor } from '#contract/matches/partner-list.fields.ts';
import {
  type Asked,
  beginning,
  countCandidates,
  findNamed,
  findSeeker,
  listAvoided,
  type MatchList,
  rankCandidates,
  readMatchList,
  readText,
  textCondition,
  writeMatchList,
} from '#server/features/matching/matching.ts';
import { describePartners } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { fieldProblem } from '#server/platform/problem.ts';

export type MatchesInput = { page: number; limit: number; cursor?: string | undefined; search: string };
export type ListedPartners = {
  data: PartnerCardWire[];
  total: number;
  has_more_than_total: boolean;
  page: number;
  limit: number;
  next: string | null;
};

/** A page without a cursor is found by making the list up to it, but no further than this. */
const mostSkipped = 1200;

/**
 * A page of those who pass the must-haves of both sides, best first; `isMissing`: only who misses a criterion that the
 * member states. Throws invalid_input for a cursor that is none of ours.
 */
export async function listMatches(
  context: Context,
  { accountId, input, isMissing = false }: { accountId: number; input: MatchesInput; isMissing?: boolean },
): Promise<ListedPartners> {
  const asked = { ...(await ask(context, { accountId, search: input.search })), isMissing, isThorough: true };
  const list =
    input.cursor === undefined ? await startList(context, { asked, input }) : readCursor(input.cursor);
  const { page, limit, total, hasMore } = list;
  const known = await extendList(context, { asked, list, until: limit });
  const later: MatchList = { ...known, page: page + 1, next: known.next.slice(limit) };
  const cursor = later.next.length === 0 ? null : writeMatchList(later);
  const isTooLong = cursor !== null && cursor.length > longestCursor;
  return {
    data: await describePartners(context, {
      viewerId: accountId,
      ids: known.next.slice(0, limit),
      reading: asked.seeker,
    }),
    total,
    has_more_than_total: hasMore,
    page,
    limit,
    next: isTooLong ? null : cursor,
  };
}

/** What is asked of candidates, whichever page it is. */
async function ask(
  context: Context,
  { accountId, search }: { accountId: number; search: string },
): Promise<Asked> {
  const text = await readText(context, search);
  const seeker = await findSeeker(context, accountId);
  const excluded = await listAvoided(context.database, accountId);
  if (text === null) return { seeker, excluded };
  // The many whom a common word finds are asked one by one, in the order of the list.
  if ('isCommon' in text && text.isCommon) return { seeker, excluded, also: textCondition(text) };
  return { seeker, excluded, only: await findNamed(context.database, { seeker, text }) };
}

type Start = { asked: Asked; input: MatchesInput };

async function startList(context: Context, { asked, input: { page, limit } }: Start): Promise<MatchList> {
  const empty = {
    page,
    limit,
    total: 0,
    hasMore: false,
    next: [],
    listed: [],
    phase: beginning,
  };
  const skipped = (page - 1) * limit;
  if (skipped > mostSkipped) {
    const { count, hasMore } = await countCandidates(context, asked);
    return { ...empty, total: count, hasMore, phase: null };
  }
  const [{ count, hasMore }, list] = await Promise.all([
    countCandidates(context, asked),
    extendList(context, { asked, list: empty, until: skipped + limit }),
  ]);
  return { ...list, total: Math.max(count, list.listed.length), hasMore, next: list.next.slice(skipped) };
}

function readCursor(cursor: string): MatchList {
  const list = readMatchList(cursor);
  if (list === null) throw fieldProblem('cursor', 'validation.wrong_type');
  return list;
}

/** Makes the list go on until more than so many come next, or nobody is left. */
async function extendList(
  context: Context,
  { asked, list, until }: { asked: Asked; list: MatchList; until: number },
): Promise<MatchList> {
  const next = [...list.next];
  const listed = [...list.listed];
  let { phase } = list;
  while (next.length <= until && phase !== null) {
    const excluded = [...asked.excluded, ...listed];
    // One more than so many: of a stretch of at least nobody, nobody knows whether it is the last.
    const least = until + 1 - next.length;
    const stretch = await rankCandidates(context, { ...asked, excluded, phase, least });
    next.push(...stretch.ids);
    listed.push(...stretch.ids);
    phase = stretch.isLast ? null : stretch.phase;
  }
  return { ...list, next, listed, phase };
}
