import { z } from 'zod';
import { isCalmLine, isCalmText } from './fields.ts';
import { jsonText } from './json-text.ts';
import { trimText } from './seen-text.ts';
import { tidyLine } from './tidy-line.ts';
import { queryBoolean } from '#contract/calls/listing.ts';
import { alsoAsText } from '#contract/calls/written-numbers.ts';
import { says } from '#contract/calls/messages.ts';

/**
 * Fields that a person may leave empty. Absent keeps what is stored, an empty text or null clears it: both arrive in the
 * program as null. A form sends numbers and yes or no as text; JSON has types for them (see `alsoAsText`).
 */

/** One line of text. */
export function optionalLine(longest: number) {
  return emptyable(longest)
    .refine((text) => text === null || isCalmLine(text), says('validation.unusual_characters'))
    .optional();
}

/** Text of several lines, which multipart forms end with two characters where a person wrote one. */
export function optionalParagraph(longest: number) {
  const text = z.string(says('validation.wrong_type')).overwrite((raw) => raw.replaceAll(/\r\n?/g, '\n'));
  return emptyable(longest, text)
    .refine((value) => value === null || isCalmText(value), says('validation.unusual_characters'))
    .optional();
}

/** A value of a choice list, or own words. Sets of values travel separated by commas, so none holds one. */
export const choiceText = optionalLine(80).refine(
  (text) => text === undefined || text === null || !text.includes(','),
  says('validation.no_comma'),
);

/** A whole number within limits. */
export function optionalCount(smallest: number, largest: number) {
  const outside = says('validation.number');
  const within = z.number(outside).int(outside).min(smallest, outside).max(largest, outside);
  const written = z
    .string()
    .overwrite(tidyLine)
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(within);
  return alsoAsText(
    z.union([within, written, nothing], says('validation.number')),
    'validation.number',
  ).optional();
}

/** A yes or no; forms send it as text. */
export const optionalYesNo = queryBoolean.optional();

/**
 * Several short texts: a list, also as JSON in a form, or one text separated by commas. Doubles and blanks fall away; none at all is null.
 */
export function optionalWords(most: number, longest: number) {
  return z
    .union([listOfTexts, z.string(), z.null()], says('validation.wrong_type'))
    .transform((input) => {
      const words = (Array.isArray(input) ? input : [input ?? '']).flatMap((text) => text.split(','));
      return [...new Set(words.map(trimText))].filter((word) => word !== '');
    })
    .refine((words) => words.length <= most, says('validation.too_many'))
    .refine((words) => words.every((word) => word.length <= longest), says('validation.too_long'))
    .refine((words) => words.every(isCalmLine), says('validation.unusual_characters'))
    .transform((words) => (words.length === 0 ? null : words))
    .optional();
}

const listOfTexts = jsonText(z.array(z.string()), 'validation.wrong_type');

const nothing = z.union([z.literal('').transform(() => null), z.null()]);

function emptyable(longest: number, text = z.string(says('validation.wrong_type'))) {
  return text
    .overwrite(trimText)
    .max(longest, says('validation.too_long'))
    .nullable()
    .transform((value) => (value === '' ? null : value));
}
