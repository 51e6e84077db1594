import { z } from 'zod';
import { line } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';
import { formFacts, profileFormNames } from '../profiles/fact-names.ts';

/**
 * Fields of a sheet besides the profile's: contact details, the whole name in one cell (split when first and last name are
 * missing), the age (used when the date of birth is missing), the bureau's own number of the person, the serial number of the row,
 * which names photos but no person: the next sheet begins at 1 again, and the names of the files of the photos.
 */
const otherFields = ['email', 'mobile', 'name', 'age', 'row_id', 'serial_no', 'photo_file'] as const;

/** Everything a column of a sheet can be mapped to: the fields of the profile's save form, and some more. */
export const importFields = [...formFacts.map((fact) => profileFormNames[fact]), ...otherFields] as const;
export type ImportField = (typeof importFields)[number];

/** Fields of which every column counts, one after the other: words of a person, both columns of a parent, and several photos. */
export const joinedFields: ReadonlySet<ImportField> = new Set(['about', 'father', 'mother', 'photo_file']);

export const importField = z.enum(importFields, says('validation.choice'));

/** The part of a cell of several facts ("Nair / Kiriyath"): its first or second, or all after the first or second. */
export const cellParts = ['first', 'second', 'after_first', 'after_second'] as const;
export type CellPart = (typeof cellParts)[number];

const shortText = z.string().max(200, says('validation.too_long'));
const shortTexts = z.array(shortText).max(50, says('validation.too_many'));

/** Options of every converter. */
const columnOptions = {
  /** Headers of the sheet; case, spaces and punctuation are ignored. The first column with a value in a row counts, except for `joinedFields`. */
  columns: z
    .array(line(200, 'validation.required'))
    .min(1, says('validation.required'))
    .max(20, says('validation.too_many')),
  /** Texts that count as empty in this column, besides the usual ones (empty, "-", "NA" …). */
  blank: shortTexts.optional(),
  /** Reads only this part of the cell. Absent reads it whole. */
  part: z.enum(cellParts, says('validation.choice')).optional(),
};

const mostSynonyms = 1000;

/** The profile's value for each text of a cell; an empty value makes the cell count as empty. */
const synonyms = z
  .record(shortText, shortText)
  .refine((table) => Object.keys(table).length <= mostSynonyms, says('validation.too_many'))
  .optional();

/** The most words of a field that an administrator decides about. */
const mostDecidedWords = 1000;

/** What was decided about a word: a value, empty for none, null for own words. `under` is the code of the value of the list above. */
const decidedWord = z.object({ word: shortText, under: shortText.nullable(), means: shortText.nullable() });

/** Options of converters to choice lists. About a text that no list knows an administrator decides before the import. */
const choiceOptions = {
  synonyms,
  /** Texts that stay the person's own words, whatever the lists know. */
  own_words: z.array(shortText).max(mostDecidedWords, says('validation.too_many')).optional(),
  /**
   * What was decided about words of a list that depends on another one: each counts in rows with the value of that list under which it was
   * asked about (`under`, a code; null for rows without one). `means` is a value, empty for none, null for own words.
   */
  decisions: z.array(decidedWord).max(mostDecidedWords, says('validation.too_many')).optional(),
  /** The cell is read only up to the first of these texts: " but ", " (". */
  until: shortTexts.optional(),
  /** Leaves texts without a synonym out with a remark, whatever the lists know. */
  only_synonyms: z.boolean().optional(),
};

/** Options of converters that split a cell into items. */
const itemOptions = {
  separators: z.string().min(1).max(10).optional(),
  /** Items that contain one of these are left out. */
  without: shortTexts.optional(),
};

/** The closed list of converters: how a cell becomes a value of the profile. */
const fieldMapping = z.discriminatedUnion(
  'converter',
  [
    /** The cell unchanged. */
    z.object({ ...columnOptions, converter: z.literal('text') }),
    /** One value of a choice list. */
    z.object({ ...columnOptions, ...choiceOptions, converter: z.literal('choice') }),
    /** Several values of a choice list. */
    z.object({ ...columnOptions, ...choiceOptions, converter: z.literal('list'), ...itemOptions }),
    /** The value of a list that has exactly one. */
    z.object({ ...columnOptions, ...choiceOptions, converter: z.literal('only_item'), ...itemOptions }),
    /** A date in many forms; `order` says whether `03/04/1997` is in April or in March. */
    z.object({
      ...columnOptions,
      converter: z.literal('date'),
      order: z.enum(['day_first', 'month_first'], says('validation.choice')),
    }),
    /** An age in whole years: becomes the first of January of the year of birth, marked as to be confirmed. */
    z.object({ ...columnOptions, converter: z.literal('age') }),
    /** Whole centimetres from `168`, `168 cm`, `1.68 m`, `5'6"`, `5 ft 6 in`; `unit` is that of bare numbers. */
    z.object({
      ...columnOptions,
      converter: z.literal('height'),
      unit: z.enum(['any', 'centimetres', 'inches', 'feet'], says('validation.choice')),
    }),
    /** Rupees a year from `6 LPA`, `50,000 per month`, `1.2 crore`, `5-7 lakh`; `unit` and `per` are of bare numbers, which an unknown unit leaves out. */
    z.object({
      ...columnOptions,
      converter: z.literal('income'),
      unit: z.enum(['rupees', 'thousands', 'lakhs', 'unknown'], says('validation.choice')),
      per: z.enum(['year', 'month'], says('validation.choice')),
      /** Rupees for one unit of the sheet's currency, when that is a foreign one. */
      rate: z.number().positive().max(100_000).optional(),
    }),
    /** The whole number of the cell; "nil" and "none" are 0. */
    z.object({ ...columnOptions, converter: z.literal('count') }),
    z.object({ ...columnOptions, converter: z.literal('yes_no') }),
    /** The first mobile number of the cell. */
    z.object({ ...columnOptions, converter: z.literal('phone') }),
    /** The first e-mail address of the cell. */
    z.object({ ...columnOptions, converter: z.literal('email') }),
  ],
  says('validation.choice'),
);
export type FieldMapping = z.infer<typeof fieldMapping>;
export type Converter = FieldMapping['converter'];

/** The converters of a sheet's columns, and the rows to refuse. */
export const mapping = z.object({
  fields: z.partialRecord(importField, fieldMapping),
  /** Rows with one of these values are refused: the person is not free to marry. */
  refuse: z
    .array(
      z.object({
        column: line(200, 'validation.required'),
        values: z.array(shortText).max(100, says('validation.too_many')),
      }),
    )
    .max(10, says('validation.too_many'))
    .default([]),
  /** The same about words of fields without a column of their own: the part of a community, a state abroad in an address. */
  decisions: z
    .array(decidedWord.extend({ field: importField }))
    .max(mostDecidedWords, says('validation.too_many'))
    .optional(),
});
export type Mapping = z.infer<typeof mapping>;

/** The name of a mapping: `biodata`, `St Mary’s bureau`. */
export const mappingName = line(60, 'validation.name');
