import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { readMatchList, readText, writeMatchList } from '#server/features/matching/matching.ts';
import { describePartners } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { listFound } from './daily-matches.repository.ts';
import type { ListedPartners, MatchesInput } from './list-matches.ts';
import { makeOwnList } from './make-own-list.ts';

type Wanted = { accountId: number; input: MatchesInput };
/** A page and those who come after it; the cursor carries them, so that midnight changes no list that is being read. */
type Rest = { page: number; limit: number; total: number; ids: readonly number[] };

/**
 * A page of today's matches: the same people all day, those left out whom the member may not see any more. Throws
 * invalid_input for a cursor that is none of ours.
 */
export async function listTodaysMatches(
  context: Context,
  { accountId, input }: Wanted,
): Promise<ListedPartners> {
  const { page, limit, total, ids, cards } =
    input.cursor === undefined
      ? await startList(context, { accountId, input })
      : { ...readRest(input.cursor), cards: null };
  const later = { page: page + 1, limit, total, ids: ids.slice(limit) };
  return {
    data: cards ?? (await describePartners(context, { viewerId: accountId, ids: ids.slice(0, limit) })),
    total,
    has_more_than_total: false,
    page,
    limit,
    next: later.ids.length === 0 ? null : writeRest(later),
  };
}

async function startList(
  context: Context,
  { accountId, input: { page, limit, search } }: Wanted,
): Promise<Rest & { cards: PartnerCardWire[] }> {
  const listed = await makeOwnList(context, accountId);
  const text = await readText(context, search);
  const found = text === null ? null : await listFound(context.database, { accountIds: listed, text });
  const ids = listed.filter((id) => found?.has(id) !== false);
  const shown = await describePartners(context, { viewerId: accountId, ids });
  const cards = shown.slice((page - 1) * limit);
  return {
    page,
    limit,
    total: shown.length,
    ids: cards.map((card) => card.u_id),
    cards: cards.slice(0, limit),
  };
}

function readRest(cursor: string): Rest {
  const list = readMatchList(cursor);
  if (list === null) throw fieldProblem('cursor', 'validation.wrong_type');
  const { page, limit, total, next } = list;
  return { page, limit, total, ids: next };
}

function writeRest({ page, limit, total, ids }: Rest): string {
  return writeMatchList({ page, limit, total, hasMore: false, next: ids, listed: [], phase: null });
}
