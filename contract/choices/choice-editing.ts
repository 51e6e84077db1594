import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { choiceCode, choiceLabel, labelsByLanguage, listName } from './choice-labels.fields.ts';
import { choiceValue, choiceValueInUse } from './choice-value.wire.ts';

/** All values of one list in their order, retired ones included, each with the number of its uses. */
export const listChoiceValues = endpoint({
  method: 'GET',
  path: '/admin/choices/list',
  access: 'administrator',
  permission: 'choices.edit',
  feature: 'choices',
  summary: 'List all values of a choice list, retired ones included',
  reads: ['choices'],
  input: z.object({ list: listName }),
  data: z.array(choiceValueInUse),
  message: 'outcome.done',
  problems: [],
});

/** Adds a value after its siblings. Its code is made from the label and stays the same when the label changes. */
export const addChoice = endpoint({
  method: 'POST',
  path: '/admin/choices/add',
  access: 'administrator',
  permission: 'choices.edit',
  needsProof: true,
  feature: 'choices',
  summary: 'Add a value to a choice list',
  changes: ['choices'],
  input: z.object({
    list: listName,
    label: choiceLabel,
    labels: labelsByLanguage.default({}),
    /** The value of the parent list; required for a dependent list, null for any other. */
    parent: choiceCode.nullable().default(null),
  }),
  data: choiceValue,
  message: 'outcome.choice_added',
  status: 201,
  problems: ['choice_list_fixed'],
});

/** Gives a value another label, which shows at once wherever the value is used. */
export const renameChoice = endpoint({
  method: 'POST',
  path: '/admin/choices/rename',
  access: 'administrator',
  permission: 'choices.edit',
  needsProof: true,
  feature: 'choices',
  summary: 'Rename a value of a choice list',
  changes: ['choices'],
  input: z.object({
    list: listName,
    code: choiceCode,
    label: choiceLabel,
    /** All labels of the other languages; absent, they stay as they are. */
    labels: labelsByLanguage.optional(),
  }),
  data: choiceValue,
  message: 'outcome.choice_renamed',
  problems: [],
});

const codes = z.array(choiceCode).min(1).max(5000);

/**
 * Reorders the values of a list, or of a dependent list under one value of its parent list. Both orders name all of them,
 * retired ones included, except the last ones ("Other", "Prefer not to say").
 */
export const reorderChoices = endpoint({
  method: 'POST',
  path: '/admin/choices/reorder',
  access: 'administrator',
  permission: 'choices.edit',
  needsProof: true,
  feature: 'choices',
  summary: 'Order the values of a choice list',
  changes: ['choices'],
  input: z.object({
    list: listName,
    parent: choiceCode.nullable().default(null),
    codes,
    /** The order that the administrator saw; the change is refused when it is another one now. */
    previous: codes,
  }),
  data: z.null(),
  message: 'outcome.choices_reordered',
  problems: ['choice_list_changed', 'choice_list_fixed'],
});

/** Retires a value, so that it is not offered any more, or restores it. Profiles that have it are unchanged. */
export const switchChoice = endpoint({
  method: 'POST',
  path: '/admin/choices/switch',
  access: 'administrator',
  permission: 'choices.edit',
  needsProof: true,
  feature: 'choices',
  summary: 'Retire or restore a value of a choice list',
  changes: ['choices'],
  input: z.object({
    list: listName,
    code: choiceCode,
    is_active: z.boolean(says('validation.choice')),
  }),
  data: choiceValue,
  message: 'outcome.choice_retired',
  problems: ['choice_stays'],
});
