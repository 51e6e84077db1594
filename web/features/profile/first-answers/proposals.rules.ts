import type { LoadedChoices } from '#web/choices/choices.rules.ts';
import type { ProfileValues } from '#web/facts/profile-values.rules.ts';
import { usualCountry, usualTongues } from './usual-tongue.data.ts';

/** The country that a screen proposes to somebody who has not stated it; empty when the list does not have it. */
export function proposeCountry(values: ProfileValues, lists: LoadedChoices): string {
  if (values.country !== '' || typeof lists === 'string') return values.country;
  return lists.country.find(({ code }) => code === usualCountry)?.label ?? '';
}

/** The mother tongue that follows from a state, for somebody who has not stated it. */
export function proposeTongue(values: ProfileValues, lists: LoadedChoices): string {
  if (values.motherTongue !== '' || typeof lists === 'string') return values.motherTongue;
  const state = lists.state.find(({ label }) => label === values.state);
  const tongue = usualTongues[state?.code ?? ''];
  return lists.mother_tongue.find(({ code }) => code === tongue)?.label ?? '';
}
