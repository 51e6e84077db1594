import { preferNotToSayCode, type ListName } from '#contract/choices/choice-lists.ts';
import type { ValidationKey } from '#contract/messages.ts';
import {
  criteria,
  criterionNames,
  type Criterion,
  type CriterionName,
} from '#contract/preferences/preference.criteria.ts';
import type { PreferenceForm } from '#contract/preferences/preference-form.ts';
import { profileForChoices } from '#contract/accounts/registration.ts';
import { foldWords } from '#contract/fold-words.ts';
import { listStated, type Preference } from '#contract/preferences/stated-preference.ts';

/** All codes that a text names in a list; empty for own words. */
export type ListCodes = (list: ListName, text: string) => string[];

/** What a form states, as it is stored, or the criterion that is wrong and the sentence about it. */
export type Reading =
  { stated: Partial<Preference> } | { wrong: { name: CriterionName; key: ValidationKey } };

/**
 * Reads the sets of a form as they are stored: a text becomes every code that it names (two religions may have a community
 * of one name, two states a district), whatever else the preference states; own words stay.
 */
export function readStated(form: PreferenceForm, listCodes: ListCodes): Reading {
  const read: Partial<Record<CriterionName, string[]>> = {};
  for (const name of criterionNames) {
    const value = form[name];
    if (!Array.isArray(value)) continue;
    const values = readSet(criteria[name], { texts: value, listCodes });
    if (!Array.isArray(values)) return { wrong: { name, key: values } };
    read[name] = values;
  }
  const { mustHave, ...stated } = form;
  const marks = mustHave === undefined ? {} : { mustHave: mustHave ?? [] };
  // A set is read into a set, and everything else stays as it was.
  return { stated: { ...stated, ...read, ...marks } as Partial<Preference> };
}

/**
 * "Prefer not to say" is refused: nobody looks for people who do not tell, and leaving the criterion open takes them in.
 * Who manages a profile has no list of its own, but only these answers.
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
  const saysNothing = values.some((value) => foldWords(value) === preferNotToSayCode);
  return saysNothing ? 'validation.says_nothing' : [...new Set(values)];
}

function readManagers(texts: readonly string[]): string[] | null {
  const known = texts.map((text) =>
    profileForChoices.find((choice) => choice.toLowerCase() === text.toLowerCase()),
  );
  const managers = known.filter((manager) => manager !== undefined);
  return managers.length < texts.length ? null : [...new Set(managers)];
}

/** A preference after a change. What is absent stays; a mark falls away with its criterion. */
export function changePreference(before: Preference, changes: Partial<Preference>): Preference {
  const after = { ...before, ...changes };
  const stated = new Set(listStated(after));
  return { ...after, mustHave: criterionNames.filter((name) => isMarked(after, name) && stated.has(name)) };
}

function isMarked({ mustHave }: Preference, name: CriterionName): boolean {
  return mustHave.includes(name);
}

/**
 * The marks when two windows change them: what the client set or took away since it read `previous` happens to the marks
 * of now, and no other mark changes.
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
