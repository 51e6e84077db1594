import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choiceCode, choiceLabel, labelsByLanguage, listName } from './choice-labels.fields.ts';
import { choiceValue } from './choice-value.wire.ts';

/** Adds a value after its siblings. Its code follows from the label and stays, whatever the label becomes. */
export const addChoice = endpoint({
  method: 'POST',
  path: '/admin/choices/add',
  access: 'administrator',
  feature: 'choices',
  summary: 'Add a value to a choice list',
  input: z.object({
    list: listName,
    label: choiceLabel,
    labels: labelsByLanguage.default({}),
    /** The value of the list above; a dependent list needs it, the others have none. */
    parent: choiceCode.nullable().default(null),
  }),
  data: choiceValue,
  message: 'outcome.choice_added',
  status: 201,
  problems: ['choice_list_fixed'],
});
