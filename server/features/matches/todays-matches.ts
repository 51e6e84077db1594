import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { readTextQuery } from '#server/features/matching/matching.ts';
import { listCards } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { readRemainingIds, type RemainingIds, takePage } from '#server/platform/listing/remaining-ids.ts';
import { findSiteDay, readBatch } from './daily-batch.ts';
import { findDailyList, listFound, storeDecisions } from './daily-lists.repository.ts';
import { fillList, orderLists } from './daily-lists.ts';
import type { MatchesInput, MatchesPage } from './list-matches.ts';

type PageQuery = { accountId: number; input: MatchesInput };

/**
 * A page of today's matches: the same partners all day, without those that the member may no longer see. The cursor carries
 * the remaining ids, so that midnight changes no list that is being read. Throws invalid_input for an invalid cursor.
 */
export async function listTodaysMatches(
  context: Context,
  { accountId, input }: PageQuery,
): Promise<MatchesPage> {
  const { cards, ...remaining } =
    input.cursor === undefined
      ? await startList(context, { accountId, input })
      : { ...readRemainingIds(input.cursor), cards: null };
  const { ids, next } = takePage(remaining);
  return {
    data: cards ?? (await listCards(context, { viewerId: accountId, ids })),
    total: remaining.total,
    has_more_than_total: false,
    page: remaining.page,
    limit: remaining.limit,
    next,
  };
}

async function startList(
  context: Context,
  { accountId, input: { page, limit, search } }: PageQuery,
): Promise<RemainingIds & { cards: PartnerCardWire[] }> {
  const listed = await makeOwnList(context, accountId);
  const text = await readTextQuery(context, search);
  const found = text === null ? null : await listFound(context.database, { accountIds: listed, text });
  const ids = listed.filter((id) => found?.has(id) !== false);
  const all = await listCards(context, { viewerId: accountId, ids });
  const cards = all.slice((page - 1) * limit);
  return {
    page,
    limit,
    total: all.length,
    hasMore: false,
    ids: cards.map((card) => card.u_id),
    cards: cards.slice(0, limit),
  };
}

/**
 * The partners of a member's list of today, in their order. Completes and closes the list if it is missing or still open; of
 * concurrent calls the first to store it decides for all.
 */
export async function makeOwnList(
  context: Pick<Context, 'database' | 'now' | 'transact'>,
  accountId: number,
): Promise<number[]> {
  const day = await findSiteDay(context);
  const key = { accountId, day: day.day };
  const stored = await findDailyList(context.database, key);
  if (stored?.isOpen === false) return stored.partnerIds;
  const batch = await readBatch(context, { day, accountIds: [accountId] });
  await fillList(context, { batch, accountId });
  const closed = await orderLists(context, { batch, accountIds: [accountId] });
  const { suggestions } = batch;
  await context.transact(({ database }) =>
    storeDecisions(database, { day: day.day, suggestions, closed, at: context.now() }),
  );
  return (await findDailyList(context.database, key))?.partnerIds ?? [];
}
