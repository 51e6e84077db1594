import type { EndpointData, EndpointExtra, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  SearchFilters,
  searchMembers as searchMembersEndpoint,
} from '#contract/matches/search-members.ts';
import { emptyPreference } from '#contract/preferences/preference.criteria.ts';
import { countCards } from '#server/features/plans/plans.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import {
  type CodesOf,
  explainFound,
  findSeeker,
  readStatedCriteria,
  readTextQuery,
  type Seeker,
  type TextQuery,
} from '#server/features/matching/matching.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { orderFor, readPreference } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { readRemainingIds, type RemainingIds, takePage } from '#server/platform/listing/remaining-ids.ts';
import { listFound, type SearchConditions } from './search.repository.ts';
import { daysBefore, mostFound } from './searches.rules.ts';

type Input = ValidInput<typeof searchMembersEndpoint>;
type FoundPage = { data: EndpointData<typeof searchMembersEndpoint> } & EndpointExtra<
  typeof searchMembersEndpoint
>;

/**
 * A page of the members that a search finds. The first page runs the search, and its cursor carries the remaining ids. Throws
 * invalid_input for an invalid cursor and for a filter without meaning, too_many_cards and too_fast.
 */
export async function searchMembers(
  context: Context,
  { accountId, input }: { accountId: number; input: Input },
): Promise<FoundPage> {
  const { cursor } = input;
  const {
    seeker,
    text = null,
    ...remaining
  }: FoundIds = cursor === undefined
    ? await runSearch(context, { accountId, input })
    : readRemainingIds(cursor);
  const { ids, next } = takePage(remaining);
  const data = await listCards(context, { viewerId: accountId, ids, seeker });
  const words = cursor === undefined ? text : await readTextQuery(context, input.search);
  const { reasons, similar } = await explainFound(context, {
    text: words,
    ids: data.map((card) => card.u_id),
  });
  // An empty page also says how many members there are, so it counts as one card.
  await countCards(context, { accountId, cards: Math.max(1, data.length) });
  return {
    data,
    total: remaining.total,
    has_more_than_total: remaining.hasMore,
    page: remaining.page,
    limit: remaining.limit,
    next,
    ...presentWords(text),
    found_by: reasons.map(({ accountId: id, ...by }) => ({ u_id: id, ...by })),
    similar_ids: similar,
  };
}

function presentWords(text: TextQuery | null): Pick<FoundPage, 'corrected' | 'unknown_words'> {
  if (text === null || 'accountId' in text) return { corrected: null, unknown_words: [] };
  return { corrected: text.corrected, unknown_words: [...text.unknown] };
}

/** The ids that a search found; with the seeker and the text, when it has just run. */
type FoundIds = RemainingIds & { seeker?: Seeker; text?: TextQuery | null };

async function runSearch(
  context: Context,
  { accountId, input }: { accountId: number; input: Input },
): Promise<FoundIds> {
  const { page, limit, cursor: _cursor, ...filters } = input;
  const seeker = await findSeeker(context, accountId);
  const conditions = await readFilters(context, { filters, codesOf: seeker.codesOf });
  // One more than is listed shows whether there are more.
  const found = await listFound(context.database, {
    search: { seeker: await orderFor(context, seeker), conditions },
    sort: filters.sort,
    most: mostFound + 1,
  });
  const ids = found.slice(0, mostFound);
  return {
    seeker,
    text: conditions.text,
    page,
    limit,
    total: ids.length,
    hasMore: found.length > mostFound,
    ids: ids.slice((page - 1) * limit),
  };
}

/** The conditions of a search. Throws invalid_input for a value that is unknown or without meaning. */
export async function readFilters(
  context: Pick<Context, 'database' | 'now'>,
  { filters, codesOf }: { filters: SearchFilters; codesOf: CodesOf },
): Promise<SearchConditions> {
  const {
    search,
    with_photo: withPhoto,
    active_days: active,
    joined_days: joined,
    mutual,
    sort: _sort,
    ...criteria
  } = filters;
  const noMarks = { must_have: undefined, pp_must_have: undefined };
  const stated = readPreference({ ...criteria, ...noMarks }, await findChoices(context));
  const now = context.now();
  return {
    criteria: readStatedCriteria({ ...emptyPreference, ...stated }, codesOf),
    text: await readTextQuery(context, search),
    withPhoto: withPhoto === true,
    activeSince: active === undefined ? null : daysBefore(now, active),
    joinedSince: joined === undefined ? null : daysBefore(now, joined),
    mutual: mutual === true,
    alert: null,
  };
}
