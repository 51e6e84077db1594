import { type Choices } from '#server/features/choices/choices.ts';
import type { WantedCriteria } from './criteria.repository.ts';
import { type Preference, readWanted } from './preferences.rules.ts';

/** The stated criteria of a preference, ready to be held against profiles by the rule or by the database. */
export function listWanted(preference: Preference, choices: Choices): WantedCriteria {
  return readWanted(preference, (list) => new Set(choices.get(list)?.byCode.keys()));
}
