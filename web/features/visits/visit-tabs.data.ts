/** The two lists of visits: their name in the address, and as the call names them. */
export const visitTabs = [
  { name: 'viewed-me', type: 'visited_me', text: 'visitedMe', from: 'visitedMe' },
  { name: 'i-viewed', type: 'i_visited', text: 'iVisited', from: 'iVisited' },
] as const;
export type VisitTab = (typeof visitTabs)[number];
export type VisitTabName = VisitTab['name'];
