import { useEffect, useRef, useState } from 'react';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/forms/form-drafts.ts';
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts';
import { criteriaBySection, type PreferenceSectionName } from '#web/sections/criteria-sections.data.ts';
import { isInOrder } from '#web/criteria/criterion-words.rules.ts';
import {
  isFieldName,
  listChanges,
  withMarks,
  type FieldName,
  type PreferenceValues,
} from './preference-values.rules.ts';

type Errors = Partial<Record<CriterionName, string>>;

/**
 * The form of one section. `seen` is what the criteria held when the person began: not what the preference holds by now,
 * for that may have been changed elsewhere. What is chosen is kept as a draft until it is saved or given up.
 */
export function usePreferenceForm(section: PreferenceSectionName, loaded: PreferenceValues) {
  const names: readonly CriterionName[] = criteriaBySection[section];
  const [start] = useState(() => startOf(section, loaded));
  const [values, setValues] = useState(start.values);
  const [seen, setSeen] = useState(start.seen);
  const [errors, setErrors] = useState<Errors>({});
  const inputs = useRef(new Map<CriterionName, HTMLElement>());
  const changed = listChanges(names, { values, seen });
  const isUnsaved = changed.length > 0;

  useEffect(() => {
    if (isUnsaved) keepDraft(section, { values: pick(values, names), seen: pick(seen, names) });
    else forgetDraft(section);
  }, [section, names, isUnsaved, values, seen]);
  useUnsavedChanges({ isUnsaved, discard: () => forgetDraft(section) });

  const change = (changes: Partial<PreferenceValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => without(before, changes));
  };

  return {
    section,
    names,
    values,
    seen,
    setSeen,
    changed,
    /** Of another section, or not in this form: as it was loaded. */
    whole: { ...loaded, ...pick(values, names) },
    change,
    errors,
    setErrors,
    outOfOrder: names.filter((name) => criteria[name].kind === 'range' && !isInOrder(values[name])),
    isRestored: start.isRestored,
    /** Each criterion hands over what takes its focus. */
    keepInput: (name: CriterionName, element: HTMLElement | null) => {
      if (element === null) inputs.current.delete(name);
      else inputs.current.set(name, element);
    },
    focus: (name: CriterionName) => inputs.current.get(name)?.focus(),
  };
}

export type PreferenceForm = ReturnType<typeof usePreferenceForm>;

/** The preference as it was loaded, or the draft of an earlier time with what the person saw then. */
function startOf(section: PreferenceSectionName, loaded: PreferenceValues) {
  const draft = readDraft(section);
  if (draft === undefined) return { values: loaded, seen: loaded, isRestored: false };
  const names = criteriaBySection[section];
  return {
    values: { ...loaded, ...pick(draft.values, names) },
    seen: { ...loaded, ...pick(draft.seen, names) },
    isRestored: true,
  };
}

function pick(
  values: Readonly<Record<string, string>>,
  names: readonly CriterionName[],
): Record<string, string> {
  return Object.fromEntries(
    withMarks(names).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** What is changed is not wrong any more until it is looked at again. */
function without(errors: Errors, changes: Partial<PreferenceValues>): Errors {
  const changed = new Set<FieldName>(Object.keys(changes).filter(isFieldName));
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !isFieldName(name) || !changed.has(name)),
  );
}
