import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';
import { choiceCode, listName } from './choice-labels.fields.ts';
import { choiceValue } from './choice-value.wire.ts';

/** Retires a value, so that it is offered no longer, or restores it. Whoever has it keeps it. */
export const switchChoice = endpoint({
  method: 'POST',
  path: '/admin/choices/switch',
  access: 'administrator',
  feature: 'choices',
  summary: 'Retire or restore a value of a choice list',
  input: z.object({
    list: listName,
    code: choiceCode,
    is_active: z.boolean(says('validation.choice')),
  }),
  data: choiceValue,
  message: 'outcome.choice_retired',
  problems: ['choice_stays'],
});
