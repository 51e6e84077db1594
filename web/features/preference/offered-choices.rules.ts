import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { ChoiceLists, LoadedChoices } from '#web/choices/choices.rules.ts';

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
