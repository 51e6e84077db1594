import { infiniteQueryOptions } from '@tanstack/react-query';
import type { EndpointInput } from '#contract/endpoint.ts';
import type { listMatches } from '#contract/matches/list-matches.ts';
import type { listMoreMatches } from '#contract/matches/list-more-matches.ts';
import type { listTodaysMatches } from '#contract/matches/list-todays-matches.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { searchMembers } from '#contract/matches/search-members.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { readSession } from '#web/api/session.ts';
import { recallPages } from './keep-pages.ts';
import type { Visit } from './note-visit.ts';

/** The calls that answer a list of members page by page. */
export type PartnerListEndpoint =
  typeof listMatches | typeof listMoreMatches | typeof listTodaysMatches | typeof searchMembers;

/** What is asked of which list. */
export type PartnerListQuestion<E extends PartnerListEndpoint = PartnerListEndpoint> = {
  endpoint: E;
  input: Omit<EndpointInput<E>, 'cursor' | 'page'>;
};

export type PartnerListPage = {
  data: PartnerCardWire[];
  total: number;
  has_more_than_total: boolean;
  next: string | null;
};

/** How long a list that nobody looks at stays as it was. */
const keptMilliseconds = 30 * 60_000;
const firstPage = '';

/**
 * A list of members, page by page. During one visit it stays as it was first answered: the cursor carries the rest of
 * it, so that nobody comes twice or is skipped.
 */
export function partnerListQuery({ endpoint, input }: PartnerListQuestion, visit: Visit) {
  const queryKey = [endpoint.path, 'pages', visit.key, input] as const;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => loadPage({ endpoint, input }, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: PartnerListPage) => next ?? undefined,
    initialData: () => recallPages(JSON.stringify(queryKey)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMilliseconds,
    // A screen that is being left after signing out asks for nothing more.
    enabled: () => readSession() !== undefined,
  });
}

async function loadPage({ endpoint, input }: PartnerListQuestion, cursor: string): Promise<PartnerListPage> {
  const asked = cursor === firstPage ? input : { ...input, cursor };
  const { data, total, has_more_than_total, next } = await loadEndpoint<PartnerListEndpoint>(endpoint, asked);
  return { data, total, has_more_than_total, next };
}
