import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choiceCode, listName } from './choice-labels.fields.ts';

const codes = z.array(choiceCode).min(1).max(5000);

/**
 * Puts the values of a list, or of a dependent list under one value of the list above, into another order. Both orders
 * name all of them, retired ones included, but the last ones ("Other", "Prefer not to say").
 */
export const reorderChoices = endpoint({
  method: 'POST',
  path: '/admin/choices/reorder',
  access: 'administrator',
  feature: 'choices',
  summary: 'Order the values of a choice list',
  input: z.object({
    list: listName,
    parent: choiceCode.nullable().default(null),
    codes,
    /** The order that the administrator saw: another one by now refuses the change. */
    previous: codes,
  }),
  data: z.null(),
  message: 'outcome.choices_reordered',
  problems: ['choice_list_changed', 'choice_list_fixed'],
});
