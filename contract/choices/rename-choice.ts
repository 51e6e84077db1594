import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choiceCode, choiceLabel, labelsByLanguage, listName } from './choice-labels.fields.ts';
import { choiceValue } from './choice-value.wire.ts';

/** Gives a value another label. It shows everywhere at once, also where the value is in use. */
export const renameChoice = endpoint({
  method: 'POST',
  path: '/admin/choices/rename',
  access: 'administrator',
  feature: 'choices',
  summary: 'Rename a value of a choice list',
  input: z.object({
    list: listName,
    code: choiceCode,
    label: choiceLabel,
    /** The labels of the other languages, all of them; absent: they stay. */
    labels: labelsByLanguage.optional(),
  }),
  data: choiceValue,
  message: 'outcome.choice_renamed',
  problems: [],
});
