import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import {
  labelsAtLeast,
  listRanks,
  type ChoiceLists,
  type LoadedChoices,
} from '#web/choices/choices.rules.ts';

/** The lists without "Prefer not to say": nobody is looked for by what they do not tell. */
export function withoutUntold(lists: LoadedChoices): LoadedChoices {
  if (typeof lists === 'string') return lists;
  const offered = Object.entries(lists).map(([name, choices]) => [
    name,
    choices.filter(({ code }) => code !== preferNotToSayCode),
  ]);
  // The same names as before.
  return Object.fromEntries(offered) as ChoiceLists;
}

/** The rank of qualification from which on everything is chosen, and nothing else; undefined when it is no such set. */
export function findRank(values: readonly string[], lists: LoadedChoices): string | undefined {
  if (typeof lists === 'string') return undefined;
  const chosen = new Set(values);
  return listRanks(lists.qualification).find((rank) => {
    const labels = labelsAtLeast(lists.qualification, rank);
    return labels.length > 1 && labels.length === chosen.size && labels.every((label) => chosen.has(label));
  });
}
