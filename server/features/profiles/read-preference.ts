import type { z } from 'zod';
import {
  formNameOf,
  type preferenceForm,
  readPreferenceForm,
} from '#contract/preferences/preference-form.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { type Choices, listCodesNamed } from '#server/features/choices/choices.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Preference } from '#contract/preferences/stated-preference.ts';
import { readStated } from './stated-criteria.rules.ts';

type SentForm = z.output<typeof preferenceForm>;

/** What a form states, as it is stored. Throws invalid_input for a set value that says nothing or is none. */
export function readPreference(sent: SentForm, choices: Choices): Partial<Preference> {
  const reading = readStated(readPreferenceForm(sent), (list, text) =>
    listCodesNamed(choices, { list, text }),
  );
  if ('stated' in reading) return reading.stated;
  const wireName = preferenceWireNames[reading.wrong.name];
  // The name that the client used; the plain one wins.
  const plainName = formNameOf(wireName);
  const sentNames = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  throw fieldProblem(sentNames.includes(plainName) ? plainName : wireName, reading.wrong.key);
}
