import type { QueryClient } from '@tanstack/react-query';
import { showPartner } from '#contract/partners/show-partner.ts';
import { changePeople, leaveOut } from './people-in-answers.rules.ts';

/**
 * Takes somebody out of every loaded list, at once. Answers how to bring them back to their places, as long as the lists
 * are still the same.
 */
export function takePersonAway(queries: QueryClient, id: number): () => void {
  const lists = queries.getQueriesData({ predicate: ({ queryKey: [path] }) => path !== showPartner.path });
  const changes = lists.flatMap(([key, before]) => {
    const changed = changePeople(before, leaveOut(id));
    return changed === before ? [] : [{ key, before, after: queries.setQueryData(key, changed) }];
  });
  return () => {
    for (const { key, before, after } of changes) {
      if (queries.getQueryData(key) === after) queries.setQueryData(key, before);
    }
  };
}

/** Forgets the profile itself, which nobody may be looking at any more. */
export function forgetProfile(queries: QueryClient, id: number): void {
  queries.removeQueries({ queryKey: [showPartner.path, { partner_id: id }] });
}
