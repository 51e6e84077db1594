import { z } from 'zod';
import { says, type ValidationKey } from '#contract/calls/messages.ts';
import { isImpossibleMobile, readMobile } from './mobile-number.ts';
import { hasLetter, trimText } from './seen-text.ts';
import { tidyLine } from './tidy-line.ts';

/** Control characters, and marks that turn the direction of the text after them, make a name lie about itself. */
const deceptiveCharacters = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/u;
const deceptiveCharactersInLines =
  /[^\P{Cc}\n\r\t]|[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/u;

/** Whether a line holds nothing that hides or turns text. */
export function isCalmLine(text: string): boolean {
  return !deceptiveCharacters.test(text);
}

/** The same for a text of several lines. */
export function isCalmText(text: string): boolean {
  return !deceptiveCharactersInLines.test(text);
}

/** The longest reason or note that an administrator writes for an action, in characters. */
export const longestReason = 500;

/** One line of text that a person wrote: trimmed, never blank, at most `longest` characters. */
export function line(longest: number, required: ValidationKey) {
  return z
    .string(says(required))
    .overwrite(trimText)
    .min(1, says(required))
    .max(longest, says('validation.too_long'))
    .refine(isCalmLine, says('validation.unusual_characters'));
}

/** One line that names something: signs alone are no name. */
export function named(longest: number, required: ValidationKey) {
  return line(longest, required).refine((text) => text === '' || hasLetter(text), says(required));
}

/** Text of several lines: trimmed, never blank, at most `longest` characters. */
export function paragraph(longest: number, required: ValidationKey) {
  return z
    .string(says(required))
    .overwrite(trimText)
    .min(1, says(required))
    .max(longest, says('validation.too_long'))
    .refine(isCalmText, says('validation.unusual_characters'));
}

const emailPattern = z.regexes.email;

/** An id that a client gives to what it sends. Sent twice, it is stored once. Any text, stored unchanged. */
export const clientId = z
  .string(says('validation.id'))
  .min(1, says('validation.id'))
  .max(64, says('validation.id'))
  .refine((text) => !/\p{Cs}/u.test(text), says('validation.id'));

/** An e-mail address, lower-cased. */
export const email = z
  .string(says('validation.email'))
  .overwrite(tidyLine)
  .toLowerCase()
  .max(254, says('validation.email'))
  .regex(emailPattern, says('validation.email'));

/** A mobile number in any spelling, stored as E.164; ten digits are an Indian number. */
export const mobile = z
  .string(says('validation.mobile'))
  .max(60, says('validation.mobile'))
  .transform((text) => readMobile(text) ?? '')
  .refine((number) => number !== '' && !isImpossibleMobile(number), says('validation.mobile'));

/** The person's identifier for signing in: an e-mail address or a mobile number, normalised. */
export const emailOrMobile = z
  .string(says('validation.email_or_mobile_required'))
  .overwrite(tidyLine)
  .min(1, says('validation.email_or_mobile_required'))
  .max(254, says('validation.email_or_mobile'))
  .transform((text) => readMobile(text) ?? text.toLowerCase())
  .refine((text) => readMobile(text) !== null || emailPattern.test(text), says('validation.email_or_mobile'));

/** A new password. The server also refuses the very common ones. */
export const newPassword = z
  .string(says('validation.password_length'))
  .min(6, says('validation.password_length'))
  .max(128, says('validation.password_too_long'));

/** A one-time code: four digits, or six while somebody guesses. */
export const oneTimeCode = z
  .string(says('validation.code'))
  .overwrite(withoutSpaces)
  .regex(/^(\d{4}|\d{6})$/, says('validation.code'));

/** The field of an answer that says how many digits the code has that was sent. The same for an address without an account. */
export const codeLength = z.union([z.literal(4), z.literal(6)]);

/** A calendar date `YYYY-MM-DD` from 1900-01-01 on that exists. */
export function calendarDate(required: ValidationKey) {
  return z
    .string(says(required))
    .overwrite(tidyLine)
    .regex(/^\d{4}-\d{2}-\d{2}$/, says(required))
    .refine((text) => text >= '1900-01-01' && isCalendarDate(text), says(required));
}

/** Whether a date of birth lies in the past is the server's rule. */
export const dateOfBirth = calendarDate('validation.dob');

/** A whole number within limits. A text is none: only forms of several parts and query strings know no numbers. */
export function wholeNumber(smallest: number, largest: number) {
  return numberWithin({ smallest, largest }, 'validation.number');
}

/** The secret of a link in a mail. */
export const linkToken = z.string().regex(/^[\w-]{20,100}$/, says('validation.id'));

/** A positive whole number that names a row. */
export const rowId = numberWithin({ smallest: 1, largest: 2_147_483_647 }, 'validation.id');

function numberWithin({ smallest, largest }: { smallest: number; largest: number }, refusal: ValidationKey) {
  const outside = says(refusal);
  return z.number(outside).int(outside).min(smallest, outside).max(largest, outside);
}

/** The digits or letters of a code, which people write in groups. */
export function withoutSpaces(text: string): string {
  return tidyLine(text).replaceAll(/[\s.-]/g, '');
}

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
