import type { QueryClient } from '@tanstack/react-query';
import { listMatches } from '#contract/matches/list-matches.ts';
import { listTodaysMatches } from '#contract/matches/list-todays-matches.ts';
import { listSimilar } from '#contract/partners/list-similar.ts';
import { showPartner } from '#contract/partners/show-partner.ts';
import { listShortlist } from '#contract/shortlist/list-shortlist.ts';
import { listVisits } from '#contract/visits/list-visits.ts';

const compared = [listMatches, listTodaysMatches, listSimilar, showPartner, listShortlist, listVisits];
const paths = new Set<unknown>(compared.map(({ path }) => path));

/**
 * Whoever was compared with the viewer is compared anew when shown next: the viewer tells or looks for something else now,
 * and no number may stand beside an older one. A list that goes on page by page stays as it was for its visit.
 */
export function forgetComparisons(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path, part] }) => paths.has(path) && part !== 'pages',
    refetchType: 'none',
  });
}
