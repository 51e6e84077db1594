import { profileForChoices } from '#contract/profiles/fixed-choices.ts';
import { type ListName, preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import { foldWords } from '#contract/fields/fold-words.ts';
import type { ValidationKey } from '#contract/calls/messages.ts';
import type { PreferenceForm } from '#contract/preferences/preference-form.ts';
import {
  criteria,
  type Criterion,
  type CriterionName,
  criterionNames,
  listStated,
  type Preference,
} from '#contract/preferences/preference.criteria.ts';

/** All codes that a text names in a list; empty for own words. */
type ListCodes = (list: ListName, text: string) => string[];

/**
 * The criteria of a form as they are stored, or the criterion that is wrong and its message. A text becomes every code that
 * it names (two religions may have a community of the same label, two states a district), whatever the other criteria;
 * own words stay as they are.
 */
export function readStated(
  form: PreferenceForm,
  listCodes: ListCodes,
): { stated: Partial<Preference> } | { wrong: { name: CriterionName; key: ValidationKey } } {
  const sets: Partial<Record<CriterionName, string[]>> = {};
  for (const name of criterionNames) {
    const value = form[name];
    if (!Array.isArray(value)) continue;
    const values = readSet(criteria[name], { texts: value, listCodes });
    if (!Array.isArray(values)) return { wrong: { name, key: values } };
    sets[name] = values;
  }
  const { mustHave, ...others } = form;
  const marks = mustHave === undefined ? {} : { mustHave: mustHave ?? [] };
  // A set was read into a set; every other value has the kind of its form.
  return { stated: { ...others, ...sets, ...marks } as Partial<Preference> };
}

/**
 * "Prefer not to say" is refused: leaving the criterion open already accepts members who do not state the fact. The
 * criterion "profile managed by" has no list, but accepts only the documented choices.
 */
function readSet(
  criterion: Criterion,
  { texts, listCodes }: { texts: readonly string[]; listCodes: ListCodes },
): string[] | ValidationKey {
  if (criterion.kind === 'range') return [...texts];
  if (criterion.fact === 'profileFor') return readManagers(texts) ?? 'validation.choice';
  const { list } = criterion;
  const values = texts.flatMap((text) => {
    const codes = list === null ? [] : listCodes(list, text);
    return codes.length === 0 ? [text] : codes;
  });
  const isUndisclosed = values.some((value) => foldWords(value) === preferNotToSayCode);
  return isUndisclosed ? 'validation.says_nothing' : [...new Set(values)];
}

function readManagers(texts: readonly string[]): string[] | null {
  const known = texts.map((text) =>
    profileForChoices.find((choice) => choice.toLowerCase() === text.toLowerCase()),
  );
  const managers = known.filter((manager) => manager !== undefined);
  return managers.length < texts.length ? null : [...new Set(managers)];
}

/** A preference after a change. Absent criteria stay as they are; a must-have mark is dropped with its criterion. */
export function changePreference(current: Preference, changes: Partial<Preference>): Preference {
  const changed = { ...current, ...changes };
  const stated = new Set(listStated(changed));
  return {
    ...changed,
    mustHave: criterionNames.filter((name) => changed.mustHave.includes(name) && stated.has(name)),
  };
}

/**
 * The must-have marks when two windows change them: the marks that the client set or removed since it read `previous` are
 * set or removed in `current`, and no other mark changes.
 */
export function mergeMarks(marks: {
  previous: readonly CriterionName[];
  current: readonly CriterionName[];
  wanted: readonly CriterionName[];
}): CriterionName[] {
  const { previous, current, wanted } = marks;
  return criterionNames.filter((name) => {
    const isChanged = previous.includes(name) !== wanted.includes(name);
    return (isChanged ? wanted : current).includes(name);
  });
}
