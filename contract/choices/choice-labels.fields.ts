import { z } from 'zod';
import { named } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';
import { listNames } from './choice-lists.ts';

/** A label of a value. Sets of values travel separated by commas, so a label has none. */
export const choiceLabel = named(80, 'validation.label').refine(
  (text) => !text.includes(','),
  says('validation.label_comma'),
);

/** Labels in languages other than English, by language code (`hi`, `ta`, `mni`). */
export const labelsByLanguage = z.record(
  z.string().regex(/^(?!en$)[a-z]{2,3}$/, says('validation.language')),
  choiceLabel,
  says('validation.language'),
);

/** The name of a list. */
export const listName = z.enum(listNames, says('validation.choice_list'));

/** The code of a value. */
export const choiceCode = z
  .string(says('validation.choice'))
  .regex(/^[a-z0-9-]{1,200}$/, says('validation.choice'));
