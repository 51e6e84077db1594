import { z } from 'zod';
import { says } from '#contract/calls/messages.ts';
import { optionalWords } from '#contract/fields/optional-fields.ts';
import {
  criteria,
  criterionNames,
  type CriterionName,
  criterionOf,
  type Preference,
} from './preference.criteria.ts';
import { preferenceMapper, preferenceWireNames } from './preference.wire.ts';
import { readRange } from './range.ts';

/** The most values of a set: about as many as there are countries. */
const mostValues = 250;

function range(limits: { smallest: number; largest: number }) {
  return z
    .string(says('validation.range'))
    .nullable()
    .transform((text, context) => {
      if (text === null || text.trim() === '') return null;
      const found = readRange(text, limits);
      if (found === null) context.addIssue({ code: 'custom', message: 'validation.range' });
      return found;
    })
    .optional();
}

const set = optionalWords(mostValues, 80);

/** The criteria that `must_have` lists, by their plain names. */
const mustHave = optionalWords(2 * criterionNames.length, 40)
  .refine(
    (names) => (names ?? []).every((name) => criterionOf(name) !== undefined),
    says('validation.choice'),
  )
  .transform((names) => names && [...new Set(names.flatMap((name) => criterionOf(name) ?? []))]);

type CriterionFields = {
  [Name in CriterionName as (typeof criteria)[Name]['form']]: (typeof criteria)[Name]['kind'] extends 'range'
    ? ReturnType<typeof range>
    : typeof set;
};

const entries = criterionNames.map((name) => {
  const criterion = criteria[name];
  return [criterion.form, criterion.kind === 'range' ? range(criterion) : set];
});

/** The criteria under their documented names. */
// Each name has the field of its kind; `fromEntries` knows keys as strings alone.
export const criterionFields = Object.fromEntries(entries) as CriterionFields;

const fields = { ...criterionFields, must_have: mustHave };
type Fields = typeof fields;

/**
 * The partner preference as a client sends it. Each name may carry the prefix that it has in the answers (`pp_age`), so
 * that what was read can be sent back; the plain name wins. An absent criterion stays as it is; an empty text or null clears
 * it. Ranges read `25-32`, `25-` or `-32`; sets are separated by commas.
 */
export const preferenceForm = z.object({
  ...fields,
  // One key for each field; `fromEntries` knows keys as strings alone.
  ...(Object.fromEntries(Object.entries(fields).map(([name, field]) => [`pp_${name}`, field])) as {
    [Name in keyof Fields as `pp_${Name}`]: Fields[Name];
  }),
});

/** The criteria that a form states or clears (null), by their plain names, and its must-have marks. */
export type PreferenceForm = Partial<Omit<Preference, 'mustHave'>> & { mustHave?: CriterionName[] | null };

/** The criteria of a valid form, sent with or without the prefix, by their plain names. */
export function readPreferenceForm(input: Partial<z.output<typeof preferenceForm>>): PreferenceForm {
  const sent = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const named = Object.values(preferenceWireNames).flatMap((wireName) => {
    const name = [withoutPrefix(wireName), wireName].find((key) => sent.has(key));
    return name === undefined ? [] : [[wireName, sent.get(name)] as const];
  });
  // The schema has checked each value against the kind of its criterion.
  return preferenceMapper.fromWire(Object.fromEntries(named)) as PreferenceForm;
}

/** The name in the save form of a field of the answer: `pp_age` is `age`. */
export function withoutPrefix(wireName: string): string {
  return wireName.replace(/^pp_/, '');
}
