import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { queryNumber, queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { choiceCode, listName } from '#contract/choices/choice-labels.fields.ts';
import { rowId } from '#contract/fields/fields.ts';
import { importDetailsWire } from './import.wire.ts';
import { importField } from './mapping.fields.ts';

const namedValue = z.object({ code: z.string(), label: z.string() });

/**
 * A word of a sheet that no choice list knows, or that does not quite name the value that it is read as; also one about the gender that
 * nobody understands, because of which its rows are refused.
 */
const importWordWire = z.object({
  /** The field of the mapping. */
  iw_field: importField,
  /** Null for a word about the gender or about who created the profile, which have no list: their values are the nearest ones. */
  iw_list: listName.nullable(),
  /** As the first row with it writes it. */
  iw_word: z.string(),
  /** In how many rows it stands. */
  iw_rows: z.number().int(),
  /** The value of the parent list in those rows (the religion of a community); null when there is none. */
  iw_parent: z.string().nullable(),
  iw_parent_label: z.string().nullable(),
  /** The value that was guessed; null for a word that no list knows. */
  iw_read_as: namedValue.nullable(),
  /** The values that are most alike, the nearest first; empty when none is. */
  iw_nearest: z.array(namedValue),
});

/**
 * The words of a checked import, those that refuse their rows first, then the most frequent: those that no list knows, which are decided before the import starts, or those
 * that a value was guessed for, which may be decided otherwise.
 */
export const listImportWords = endpoint({
  method: 'GET',
  path: '/admin/imports/words',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'List the words of a sheet that no choice list knows',
  reads: ['imports'],
  input: z.object({
    import_id: queryRowId,
    kind: z.enum(['unknown', 'guessed'], says('validation.choice')).default('unknown'),
    page: queryNumber(1, 1_000_000).default(1),
    limit: queryNumber(1, 200).default(50),
    cursor: z.string().max(200, says('validation.too_long')).optional(),
  }),
  data: z.array(importWordWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** What becomes of a word: a value of the list, the person's own words, or nothing. */
const wordMeanings = ['value', 'own_words', 'nothing'] as const;

/** A decision is about words of at most this length. */
export const longestDecidedWord = 200;

const decision = z.object({
  field: importField,
  word: z
    .string(says('validation.required'))
    .min(1, says('validation.required'))
    .max(longestDecidedWord, says('validation.too_long')),
  /** The `iw_parent` of the word that is decided about: rows with another one are not meant. Absent, all of them are. */
  parent: z.string(says('validation.choice')).max(200, says('validation.too_long')).nullable().optional(),
  means: z.enum(wordMeanings, says('validation.choice')),
  /** The value of the list, when it means one. */
  code: choiceCode.optional(),
  /** Also adds the word to the synonyms of the list, for every later sheet, search and profile. */
  adds_synonym: z.boolean(says('validation.choice')).default(false),
});

/**
 * Decides about words that no list knows, or that were guessed. The decisions become part of the mapping of the import, and of the saved mapping when it is
 * one; then the rows are checked again.
 */
export const decideImportWords = endpoint({
  method: 'POST',
  path: '/admin/imports/words/decide',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'Decide what the unknown words of a sheet mean, and check the rows again',
  changes: ['imports', 'mappings', 'choices'],
  input: z.object({
    import_id: rowId,
    decisions: z.array(decision).max(2000, says('validation.too_many')).default([]),
    /** What becomes of all other words that no list knows; absent, they stay undecided. */
    rest: z.enum(['own_words', 'nothing'], says('validation.choice')).optional(),
  }),
  data: importDetailsWire,
  message: 'outcome.check_begun',
  problems: ['import_is_running', 'import_file_gone', 'import_not_checked'],
});
