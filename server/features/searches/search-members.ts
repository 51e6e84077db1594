import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { searchMembers as contract } from '#contract/matches/search-members.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { findSeeker } from '#server/features/matching/matching.ts';
import { describePartners } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { readRest, type RestOfList, takePage } from '#server/platform/listing/rest-of-list.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { readFilters } from './read-filters.ts';
import { listFound } from './search.repository.ts';
import { mostFound } from './searches.rules.ts';

type Input = ValidInput<typeof contract>;
type Listed = {
  data: PartnerCardWire[];
  total: number;
  has_more_than_total: boolean;
  page: number;
  limit: number;
  next: string | null;
};

/**
 * A page of the members whom a search finds. The first page makes the list, and the cursor carries the rest of it. Throws
 * invalid_input for a cursor that is none of ours, and for a filter that says nothing.
 */
export async function searchMembers(
  context: Context,
  { accountId, input }: { accountId: number; input: Input },
): Promise<Listed> {
  const rest = await findRest(context, { accountId, input });
  const { ids, next } = takePage(rest);
  return {
    data: await describePartners(context, { viewerId: accountId, ids }),
    total: rest.total,
    has_more_than_total: rest.hasMore,
    page: rest.page,
    limit: rest.limit,
    next,
  };
}

async function findRest(
  context: Context,
  { accountId, input }: { accountId: number; input: Input },
): Promise<RestOfList> {
  const { page, limit, cursor, ...filters } = input;
  if (cursor !== undefined) {
    const rest = readRest(cursor);
    if (rest === null) throw fieldProblem('cursor', 'validation.wrong_type');
    return rest;
  }
  const seeker = await findSeeker(context, accountId);
  const sought = await readFilters(context, { filters, codesOf: seeker.codesOf });
  const search = { seeker, sought };
  // One more than is listed, to know whether there are more.
  const found = await listFound(context.database, { search, sort: filters.sort, most: mostFound + 1 });
  const ids = found.slice(0, mostFound);
  return {
    page,
    limit,
    total: ids.length,
    hasMore: found.length > mostFound,
    ids: ids.slice((page - 1) * limit),
  };
}
