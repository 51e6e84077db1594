import { listNames } from '#contract/choices/choice-lists.ts';
import type { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import type { StoredChoice } from './choices.rules.ts';

type ChoiceLists = EndpointData<typeof listChoices>;

/** The values that may be chosen, under the names of their lists. */
export function presentChoices(stored: readonly StoredChoice[]): ChoiceLists {
  const byList = Map.groupBy(
    stored.filter(({ isActive }) => isActive),
    ({ list }) => list,
  );
  // One key for each list; `fromEntries` knows keys as strings alone.
  return Object.fromEntries(
    listNames.map((name) => [name, (byList.get(name) ?? []).map(presentChoice)]),
  ) as ChoiceLists;
}

function presentChoice({ code, label, labels, parent }: StoredChoice): ChoiceLists['religion'][number] {
  return { code, label, parent, ...(Object.keys(labels).length > 0 && { labels }) };
}
