import { z } from 'zod';
import { says } from '../messages.ts';
import { optionalWords } from '../optional-fields.ts';
import { criteria, criterionNames, type CriterionName } from './preference.criteria.ts';
import { preferenceMapper, preferenceWireNames } from './preference.wire.ts';
import { readRange, type Range } from './range.ts';

/** How many values a set may have: as many as there are countries. */
const mostValues = 250;

function range(name: 'age' | 'height' | 'annualIncome') {
  const limits = criteria[name];
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

const namesInMustHave = new Map<string, CriterionName>(
  criterionNames.flatMap((name) => {
    const wireName = preferenceWireNames[name];
    return [
      [wireName, name],
      [formNameOf(wireName), name],
    ];
  }),
);

/** The names of criteria, as they stand in `must_have`, in plain words. */
const mustHave = optionalWords(2 * criterionNames.length, 40)
  .refine((names) => (names ?? []).every((name) => namesInMustHave.has(name)), says('validation.choice'))
  .transform((names) => names && [...new Set(names.flatMap((name) => namesInMustHave.get(name) ?? []))]);

/** The 17 documented names of the criteria, and the marks. */
const fields = {
  age: range('age'),
  height: range('height'),
  marital_status: set,
  religion: set,
  community: set,
  mother_tongue: set,
  country: set,
  state: set,
  city: set,
  district: set,
  qualification: set,
  working_with: set,
  profession_area: set,
  working_as: set,
  annual_income: range('annualIncome'),
  profile_managed_by: set,
  diet: set,
  must_have: mustHave,
};
type Fields = typeof fields;

/**
 * The partner preference as a client sends it. Each name may carry the prefix that it has in the answers (`pp_age`), so
 * that what was read can be sent back; the plain name wins. What is absent stays as it is; an empty text or null takes a
 * criterion back. Ranges read `25-32`, `25-` or `-32`; sets are separated by commas.
 */
export const preferenceForm = z.object({
  ...fields,
  // One key for each field; `fromEntries` knows keys as strings alone.
  ...(Object.fromEntries(Object.entries(fields).map(([name, field]) => [`pp_${name}`, field])) as {
    [Name in keyof Fields as `pp_${Name}`]: Fields[Name];
  }),
});

type Stated = {
  [Name in CriterionName]?: ((typeof criteria)[Name]['kind'] extends 'range' ? Range : string[]) | null;
};
/** The criteria that a form states or takes back (null), in plain words, and its marks. */
export type PreferenceForm = Stated & { mustHave?: CriterionName[] | null };

/** Reads a valid form in whichever names it was sent. */
export function readPreferenceForm(input: z.output<typeof preferenceForm>): PreferenceForm {
  const sent = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const named = Object.values(preferenceWireNames).flatMap((wireName) => {
    const name = [formNameOf(wireName), wireName].find((key) => sent.has(key));
    return name === undefined ? [] : [[wireName, sent.get(name)] as const];
  });
  // The schema holds each value against the kind of its criterion.
  return preferenceMapper.fromWire(Object.fromEntries(named)) as PreferenceForm;
}

/** What the save form calls a value of an answer. */
export function formNameOf(wireName: string): string {
  return wireName.replace(/^pp_/, '');
}
