import type { QueryClient } from '@tanstack/react-query';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { listSimilar, showPartner } from '#contract/partners/partners.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { listVisits } from '#contract/visits/list-visits.ts';

const compared = [listMatches, listTodaysMatches, listSimilar, showPartner, listShortlist, listVisits];
const paths = new Set<unknown>(compared.map(({ path }) => path));

/**
 * Invalidates every cached match score, after the viewer's profile or preference changed. The scores are loaded again when
 * they are next on screen; a list that loads page by page stays as it is until it is opened anew.
 */
export function invalidateComparisons(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path, part] }) => paths.has(path) && part !== 'pages',
    refetchType: 'none',
  });
}
