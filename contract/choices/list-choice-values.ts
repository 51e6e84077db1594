import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listName } from './choice-labels.fields.ts';
import { choiceValueInUse } from './choice-value.wire.ts';

/** All values of one list in their order, retired ones included, with how much each is used. */
export const listChoiceValues = endpoint({
  method: 'GET',
  path: '/admin/choices/list',
  access: 'administrator',
  feature: 'choices',
  summary: 'List all values of a choice list, retired ones included',
  input: z.object({ list: listName }),
  data: z.array(choiceValueInUse),
  message: 'outcome.done',
  problems: [],
});
