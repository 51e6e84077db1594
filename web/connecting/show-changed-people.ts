import type { QueryClient } from '@tanstack/react-query';
import { changePeople } from './people-in-answers.rules.ts';

/** Changes people in every loaded list and profile, so that none of them tells an older truth. */
export function showChangedPeople(queries: QueryClient, change: Parameters<typeof changePeople>[1]): void {
  queries.setQueriesData<unknown>({}, (answer: unknown) => {
    const changed = changePeople(answer, change);
    // Undefined leaves an answer as old as it is.
    return changed === answer ? undefined : changed;
  });
}
