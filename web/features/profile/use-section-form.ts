import { useEffect, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { profileForm } from '#contract/profiles/profile-form.ts';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/forms/form-drafts.ts';
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts';
import { factsBySection, type OwnSection } from './profile-fields.data.ts';
import { factOfFormName, listChanges, writeForm, type ProfileValues } from './profile-values.rules.ts';

/**
 * The form of one section. `seen` is what the fields held when the person began: not what the profile holds by now, for
 * that may have been changed elsewhere. What is typed is kept as a draft until it is saved or given up.
 */
export function useSectionForm(section: OwnSection, loaded: ProfileValues) {
  const facts: readonly FormFact[] = factsBySection[section];
  const [start] = useState(() => startOf(section, loaded));
  const [seen, setSeen] = useState(start.seen);
  const form = useForm<ProfileValues>({
    defaultValues: start.values,
    resolver: resolverOf(facts),
    shouldFocusError: false,
  });
  // The form's values are whole from the start, and stay so.
  const values = useWatch({ control: form.control }) as ProfileValues;
  const changed = listChanges(facts, { values, seen });
  const isUnsaved = changed.length > 0;

  useEffect(() => {
    if (isUnsaved) keepDraft(section, { values: pick(values, facts), seen: pick(seen, facts) });
    else forgetDraft(section);
  }, [section, facts, isUnsaved, values, seen]);
  useUnsavedChanges({ isUnsaved, discard: () => forgetDraft(section) });

  const readChanges = () => {
    const now = form.getValues();
    return { changed: listChanges(facts, { values: now, seen }), values: now, seen };
  };
  return { form, facts, values, seen, setSeen, isUnsaved, isRestored: start.isRestored, readChanges };
}

export type SectionForm = ReturnType<typeof useSectionForm>;

/** The profile as it was loaded, or the draft of an earlier time with what the person saw then. */
function startOf(section: OwnSection, loaded: ProfileValues) {
  const draft = readDraft(section);
  if (draft === undefined) return { values: loaded, seen: loaded, isRestored: false };
  const facts = factsBySection[section];
  return {
    values: { ...loaded, ...pick(draft.values, facts) },
    seen: { ...loaded, ...pick(draft.seen, facts) },
    isRestored: true,
  };
}

function pick(values: Readonly<Record<string, string>>, facts: readonly FormFact[]): Record<string, string> {
  return Object.fromEntries(
    facts.flatMap((fact) => (values[fact] === undefined ? [] : [[fact, values[fact]]])),
  );
}

/** Checks with the contract's own schema, whose fields have other names. */
function resolverOf(facts: readonly FormFact[]): Resolver<ProfileValues> {
  return (values) => {
    const { error } = profileForm.safeParse(writeForm(facts, values));
    const wrong = (error?.issues ?? []).flatMap(({ path, message }) => {
      const fact = factOfFormName(String(path[0]));
      return fact === undefined ? [] : [[fact, { type: 'contract', message }] as const];
    });
    if (wrong.length === 0) return { values, errors: {} };
    // The first thing wrong with a field is said.
    return { values: {}, errors: Object.fromEntries(wrong.toReversed()) };
  };
}
