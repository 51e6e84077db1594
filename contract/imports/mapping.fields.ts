import { z } from 'zod';
import { line } from '../fields.ts';
import { says } from '../messages.ts';
import { importField } from './import-fields.fields.ts';

const shortText = z.string().max(200, says('validation.too_long'));
const shortTexts = z.array(shortText).max(50, says('validation.too_many'));

/** What every converter takes. */
const source = {
  /** Headers of the sheet, whatever their case, spaces and punctuation. The first that has something in a row counts. */
  columns: z
    .array(line(200, 'validation.required'))
    .min(1, says('validation.required'))
    .max(20, says('validation.too_many')),
  /** Cells that say nothing in this column, beside the usual ones (empty, "-", "NA" …). */
  blank: shortTexts.optional(),
};

/** What cells say and what the profile says for it; an empty text means that the cell says nothing. */
const synonyms = z
  .record(shortText, shortText)
  .refine((table) => Object.keys(table).length <= 1000, says('validation.too_many'))
  .optional();

/** How the values of a choice list are read. What a list does not know stays the person's own words. */
const reading = {
  synonyms,
  /** The cell is read only up to the first of these texts: " but ", " (". */
  until: shortTexts.optional(),
  /** What stands in no row of `synonyms` is left out with a remark instead of being kept. */
  only_synonyms: z.boolean().optional(),
};

/** The closed list of converters: how a cell becomes a value of the profile. */
export const fieldMapping = z.discriminatedUnion(
  'converter',
  [
    /** The cell as it stands. */
    z.object({ ...source, converter: z.literal('text') }),
    /** One value of a choice list. */
    z.object({ ...source, ...reading, converter: z.literal('choice') }),
    /** Several values, separated. Items that hold one of `without` are left out. */
    z.object({
      ...source,
      ...reading,
      converter: z.literal('list'),
      separators: z.string().min(1).max(10).optional(),
      without: shortTexts.optional(),
    }),
    /** The one value of a list, where it has exactly one. */
    z.object({
      ...source,
      ...reading,
      converter: z.literal('only_item'),
      separators: z.string().min(1).max(10).optional(),
      without: shortTexts.optional(),
    }),
    /** A date in many forms. Which number comes first where it could be either is for whoever knows the sheet to say. */
    z.object({
      ...source,
      converter: z.literal('date'),
      order: z.enum(['day_first', 'month_first'], says('validation.choice')),
    }),
    /** An age in whole years; the first of January of the year of birth stands in, marked as to be confirmed. */
    z.object({ ...source, converter: z.literal('age') }),
    /** Whole centimetres from `168`, `168 cm`, `1.68 m`, `5'6"`, `5 ft 6 in`; `unit` says what bare numbers are. */
    z.object({
      ...source,
      converter: z.literal('height'),
      unit: z.enum(['any', 'centimetres', 'inches', 'feet'], says('validation.choice')),
    }),
    /** Rupees a year from `6 LPA`, `50,000 per month`, `1.2 crore`, `5-7 lakh`; `unit` and `per` say what bare numbers are. */
    z.object({
      ...source,
      converter: z.literal('income'),
      unit: z.enum(['rupees', 'thousands', 'lakhs'], says('validation.choice')),
      per: z.enum(['year', 'month'], says('validation.choice')),
      /** Rupees for one unit of the sheet's currency, when it is another one. */
      rate: z.number().positive().max(100_000).optional(),
    }),
    /** The first whole number of the cell; "nil" and "none" are 0. */
    z.object({ ...source, converter: z.literal('count') }),
    z.object({ ...source, converter: z.literal('yes_no') }),
    /** The first mobile number of the cell. */
    z.object({ ...source, converter: z.literal('phone') }),
    /** The first e-mail address of the cell. */
    z.object({ ...source, converter: z.literal('email') }),
  ],
  says('validation.choice'),
);
export type FieldMapping = z.infer<typeof fieldMapping>;
export type Converter = FieldMapping['converter'];

/** How the columns of a sheet become profiles. */
export const mapping = z.object({
  fields: z.partialRecord(importField, fieldMapping),
  /** Rows whose cell says one of these are refused: the person is not free to marry. */
  refuse: z
    .array(z.object({ column: line(200, 'validation.required'), values: shortTexts }))
    .max(10, says('validation.too_many'))
    .default([]),
});
export type Mapping = z.infer<typeof mapping>;

/** What a mapping is called: `okcupid`, `St Mary’s bureau`. */
export const mappingName = line(60, 'validation.name');
