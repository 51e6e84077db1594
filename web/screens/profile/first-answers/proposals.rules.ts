import { foldText } from '#contract/choices/fold-text.ts';
import type { Choice, ChoiceLists, LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import type { ProfileValues } from '#web/parts/facts/profile-values.rules.ts';
import { tonguesOfFaith, usualCountry, usualTongues } from './usual-tongue.data.ts';

/** The country that a screen proposes to somebody who has not stated it; empty when the list does not have it. */
export function proposeCountry(values: ProfileValues, lists: LoadedChoices): string {
  if (values.country !== '' || typeof lists === 'string') return values.country;
  return lists.country.find(({ code }) => code === usualCountry)?.label ?? '';
}

/**
 * The mother tongue of somebody who has not stated it: that of the denomination or community, else of the state that the family is from.
 * Where they live says nothing: families move, and keep their language. Empty when nothing is known.
 */
export function proposeTongue(values: ProfileValues, lists: LoadedChoices): string {
  if (values.motherTongue !== '' || typeof lists === 'string') return values.motherTongue;
  const tongue =
    tongueOfFaith('denomination', { values, lists }) ??
    tongueOfFaith('community', { values, lists }) ??
    usualTongues[findState(values.nativePlace, lists) ?? ''];
  return lists.mother_tongue.find(({ code }) => code === tongue)?.label ?? '';
}

type Known = { values: ProfileValues; lists: ChoiceLists };

/** Two religions may have a community of the same name. */
function tongueOfFaith(fact: 'community' | 'denomination', { values, lists }: Known): string | undefined {
  const religion = lists.religion.find(({ label }) => label === values.religion);
  const isStated = ({ label, parent }: Choice) => label === values[fact] && parent === religion?.code;
  return tonguesOfFaith.get(lists[fact].find(isStated)?.code ?? '');
}

/** The state that a text names itself or by one of its districts: "Thrissur", "Pala, Kerala". */
function findState(place: string, lists: ChoiceLists): string | undefined {
  const parts = new Set(place.split(/[,()]/).map((part) => foldText(part)));
  const isNamed = ({ label }: Choice) => parts.has(foldText(label));
  const named = lists.state.filter(isNamed).map(({ code }) => code);
  const states = new Set(
    named.length > 0 ? named : lists.district.filter(isNamed).map(({ parent }) => parent),
  );
  const [state] = states;
  return states.size === 1 ? (state ?? undefined) : undefined;
}
