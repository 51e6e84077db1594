import type { z } from 'zod';
import { isLastCode, listNames } from '#contract/choices/choice-lists.ts';
import type { choiceValue, choiceValueInUse } from '#contract/choices/choice-value.wire.ts';
import type { listChoices, listTypedWords } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { StoredChoice, Synonym } from './choices.rules.ts';

type ChoiceLists = EndpointData<typeof listChoices>;

/** The number of profiles and preferences by stored value. */
export type ChoiceUses = { profiles: ReadonlyMap<string, number>; preferences: ReadonlyMap<string, number> };

/** The active values by the names of their lists. */
export function presentChoices(stored: readonly StoredChoice[]): ChoiceLists {
  const byList = Map.groupBy(
    stored.filter(({ isActive }) => isActive),
    ({ list }) => list,
  );
  const lists = listNames.map((name) => [name, (byList.get(name) ?? []).map(presentChoice)]);
  // One key for each list; `fromEntries` knows keys as strings alone.
  return Object.fromEntries(lists) as ChoiceLists;
}

function presentChoice({ code, label, labels, parent }: StoredChoice): ChoiceLists['religion'][number] {
  return { code, label, parent, ...(Object.keys(labels).length > 0 && { labels }) };
}

/** The synonyms of a list by value. */
export function presentWords(synonyms: readonly Synonym[]): EndpointData<typeof listTypedWords> {
  return [...Map.groupBy(synonyms, ({ code }) => code)].map(([code, words]) => ({
    code,
    same: words.flatMap(({ word, keepsWords }) => (keepsWords ? [] : [word])),
    more: words.flatMap(({ word, keepsWords }) => (keepsWords ? [word] : [])),
  }));
}

/** A value as an administrator edits it. */
export function presentValue(value: StoredChoice): z.infer<typeof choiceValue> {
  const { code, label, labels, parent, isActive } = value;
  return { code, label, labels: { ...labels }, parent, is_active: isActive, is_last: isLastCode(code) };
}

/** The same with the number of its uses. Profiles store hobbies as labels, all other values as codes. */
export function presentValueInUse(
  value: StoredChoice,
  { uses, parentLabel }: { uses: ChoiceUses; parentLabel: string | null },
): z.infer<typeof choiceValueInUse> {
  const countIn = (counts: ReadonlyMap<string, number>) =>
    counts.get(value.code) ?? counts.get(value.label) ?? 0;
  return {
    ...presentValue(value),
    parent_label: parentLabel,
    profile_count: countIn(uses.profiles),
    preference_count: countIn(uses.preferences),
  };
}
