import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { listing } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { line, rowId } from '#contract/fields/fields.ts';
import { choiceCode, listName } from './choice-labels.fields.ts';
import { foldText } from './fold-text.ts';

/** The longest word; as long as a value of a profile may be. */
const longestWord = 80;

/** What people and files write. Case, dots, spaces, brackets and other marks count for nothing, so something else has to be in it. */
const synonymWord = line(longestWord, 'validation.required').refine(
  (word) => foldText(word) !== '',
  says('validation.synonym_marks'),
);

/** A synonym as administrators see it. */
const synonymWire = z.object({
  cs_id: z.number().int(),
  cs_list: listName,
  /** What people and files write. */
  cs_word: z.string(),
  /** The value that it names, and its label. */
  cs_code: z.string(),
  cs_label: z.string(),
  /** The label of the value of the parent list, under which alone the word names it; null when that does not matter. */
  cs_parent_label: z.string().nullable(),
  /** The word says more than the value ("MBA" of a master's degree), so that the person's words are kept beside it. */
  cs_keeps_words: z.boolean(),
});

/** The synonyms of one list or of all lists. */
export const listSynonyms = endpoint({
  method: 'GET',
  path: '/admin/choices/synonyms',
  access: 'administrator',
  permission: 'choices.edit',
  feature: 'choices',
  summary: 'List the synonyms of choice lists',
  reads: ['choices'],
  input: z.object({
    ...listing(['word', 'label']),
    /** Absent: of all lists. */
    list: listName.optional(),
    /** The synonyms of one value of the list. */
    code: choiceCode.optional(),
  }),
  data: z.array(synonymWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** Adds a word for a value. From then on import, search and the fields of profiles know it. */
export const addSynonym = endpoint({
  method: 'POST',
  path: '/admin/choices/synonyms/add',
  access: 'administrator',
  permission: 'choices.edit',
  feature: 'choices',
  summary: 'Add a synonym for a value of a choice list',
  changes: ['choices'],
  input: z.object({
    list: listName,
    code: choiceCode,
    word: synonymWord,
    keeps_words: z.boolean(says('validation.choice')).default(false),
  }),
  data: synonymWire,
  message: 'outcome.synonym_added',
  status: 201,
  problems: [],
});

/** Changes the word, the value that it names, or whether the words are kept. */
export const changeSynonym = endpoint({
  method: 'POST',
  path: '/admin/choices/synonyms/change',
  access: 'administrator',
  permission: 'choices.edit',
  feature: 'choices',
  summary: 'Change a synonym',
  changes: ['choices'],
  input: z.object({
    synonym_id: rowId,
    code: choiceCode,
    word: synonymWord,
    keeps_words: z.boolean(says('validation.choice')),
  }),
  data: synonymWire,
  message: 'outcome.synonym_changed',
  problems: [],
});

/** Removes a synonym. What profiles have stored since stays. */
export const removeSynonym = endpoint({
  method: 'POST',
  path: '/admin/choices/synonyms/remove',
  access: 'administrator',
  permission: 'choices.edit',
  feature: 'choices',
  summary: 'Remove a synonym',
  changes: ['choices'],
  input: z.object({ synonym_id: rowId }),
  data: z.null(),
  message: 'outcome.synonym_removed',
  problems: [],
});
