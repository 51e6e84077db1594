/** The lists that a profile can be opened from, as the search parameter `from` names them. */
export const listNames = [
  'todaysMatch',
  'myMatch',
  'moreMatch',
  'search',
  'shortlisted',
  'visitedMe',
  'iVisited',
  'inbox',
  'similar',
  'dashboardMatches',
  'dashboardSuggestions',
  'dashboardVisitors',
] as const;
export type ListName = (typeof listNames)[number];
