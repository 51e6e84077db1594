import type { QueryClient } from '@tanstack/react-query';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { listChoiceValues } from '#contract/choices/list-choice-values.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { choicesQuery } from '#web/choices/use-choices.ts';

/** All values of one list, retired ones included. */
export function choiceValuesQuery(list: ListName) {
  return endpointQuery(listChoiceValues, { list });
}

/** After a change: the administrator's lists anew, and what the fields of this browser offer. */
export async function refreshChoices(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [listChoiceValues.path] }),
    queries.invalidateQueries({ queryKey: choicesQuery().queryKey }),
  ]);
}
