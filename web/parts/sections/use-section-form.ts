import { useEffect, useRef, useState } from 'react';
import { focusField } from '#web/parts/forms/focus-field.ts';
import { forgetDraft, readDraft, storeDraft } from '#web/parts/forms/form-drafts.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

/** A text for each field; empty where nothing is stated. */
export type Texts<Field extends string> = Record<Field, string>;

/** What the fields contain, and what they contained when the member began. */
export type Comparison<Field extends string> = { values: Texts<Field>; seen: Texts<Field> };

type Options<Field extends string, Name extends Field> = {
  /** Names the draft. */
  section: string;
  /** The fields that have an input, in the order of the section. */
  names: readonly Name[];
  /** The fields with what belongs to them, such as their marks. The same array on every render. */
  fields: readonly Field[];
  loaded: Texts<Field>;
  listChanges: (texts: Comparison<Field>) => Field[];
  /** What is wrong, as far as the browser can see it. */
  findErrors: (values: Texts<Field>) => ReadonlyMap<Name, string>;
};

/**
 * The form of one section. `seen` is what the fields contained when the member began: what is stored may have been
 * changed elsewhere since. Unsaved changes are stored as a draft until they are saved or given up.
 */
export function useSectionForm<Field extends string, Name extends Field>(options: Options<Field, Name>) {
  const { section, names, fields, listChanges, findErrors } = options;
  const [start] = useState(() => startForm(options));
  const [values, setValues] = useState(start.values);
  const [seen, showSeen] = useState(start.seen);
  const [errors, setErrors] = useState<ReadonlyMap<Name, string>>(new Map());
  // The same as `values`, for a save that is under way while the member goes on typing.
  const latest = useRef(start.values);
  const latestSeen = useRef(start.seen);
  const isSubmitted = useRef(false);
  const inputs = useRef(new Map<Name, HTMLElement>());
  const isUnsaved = listChanges({ values, seen }).length > 0;

  useEffect(() => {
    if (isUnsaved) storeDraft(section, { values: pickTexts(values, fields), seen: pickTexts(seen, fields) });
    else forgetDraft(section);
  }, [section, fields, isUnsaved, values, seen]);
  useUnsavedChanges({ isUnsaved, discard: () => forgetDraft(section) });

  const setSeen = (texts: Texts<Field>) => {
    latestSeen.current = texts;
    showSeen(texts);
  };
  const write = (changes: Partial<Texts<Field>>) => {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
  };
  const change = (field: Field, text: string) => {
    latest.current = { ...latest.current, [field]: text };
    setValues(latest.current);
    const name = names.find((one) => one === field);
    if (name === undefined || !isSubmitted.current) return;
    const error = findErrors(latest.current).get(name);
    setErrors((before) => {
      const after = new Map(before);
      if (error === undefined) after.delete(name);
      else after.set(name, error);
      return after;
    });
  };
  const showErrors = (found: ReadonlyMap<Name, string>) => {
    setErrors(found);
    const first = names.find((name) => found.has(name));
    if (first !== undefined) focusField(inputs.current.get(first));
  };

  return {
    section,
    names,
    fields,
    values,
    seen,
    setSeen,
    isRestored: start.isRestored,
    /** A member changes a field. Once the form was submitted, the error of this field follows the text. */
    change,
    /** Writes several fields and leaves their errors as they are. */
    write,
    errors,
    /** Shows errors and moves the focus to the first of them. */
    showErrors,
    /** Checks the form before it is sent; shows what is wrong and returns whether nothing is. */
    validate: () => {
      isSubmitted.current = true;
      const found = findErrors(latest.current);
      showErrors(found);
      return found.size === 0;
    },
    readChanges: () => {
      const now = { values: latest.current, seen: latestSeen.current };
      return { ...now, changed: listChanges(now) };
    },
    /** Each field registers the element that takes its focus. */
    setInput: (name: Name, element: HTMLElement | null) => {
      if (element === null) inputs.current.delete(name);
      else inputs.current.set(name, element);
    },
    /** Moves the focus to a field and shows it. */
    focus: (name: Name) => focusField(inputs.current.get(name)),
  };
}

export type SectionForm<Field extends string, Name extends Field> = ReturnType<
  typeof useSectionForm<Field, Name>
>;

/** What was loaded, or the draft of an earlier time with what the member saw then. */
function startForm<Field extends string>({
  section,
  fields,
  loaded,
}: Pick<Options<Field, Field>, 'section' | 'fields' | 'loaded'>): Comparison<Field> & {
  isRestored: boolean;
} {
  const draft = readDraft(section);
  if (draft === undefined) return { values: loaded, seen: loaded, isRestored: false };
  return {
    values: { ...loaded, ...pickTexts(draft.values, fields) },
    seen: { ...loaded, ...pickTexts(draft.seen, fields) },
    isRestored: true,
  };
}

/** The texts of these fields, as far as there are any. */
export function pickTexts<Field extends string>(
  texts: Readonly<Record<string, string>>,
  fields: readonly Field[],
): Partial<Texts<Field>> & Record<string, string> {
  const picked = fields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [[field, text] as const];
  });
  // Every key is one of the fields.
  return Object.fromEntries(picked) as Partial<Texts<Field>> & Record<string, string>;
}
