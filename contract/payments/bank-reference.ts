import { z } from 'zod';
import { says } from '#contract/calls/messages.ts';
import { withoutSpaces } from '#contract/fields/fields.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';

/** 12 digits of UPI and IMPS, also behind zeros; what goes on as `919876543210@ybl` or `…-2@ybl` is the address of a payer. */
const ofDigits = /(?<!\d)0*?(\d{12})(?!\d)(?![A-Z\d._]{0,40}(?:-\d{1,2})?@)/g;
/** The 16 or 22 letters and digits of NEFT and RTGS, a letter first: `HDFCN52026112212`, `N326263123456789`. */
const ofLetters = /(?<![A-Z\d])([A-Z](?:[A-Z\d]{21}|[A-Z\d]{15}))(?![A-Z\d]|[._A-Z\d]{0,40}@)/g;
/** A word of letters, as `TRANSFERTOMATHEW`, is none. */
const leastDigits = 8;

/** A telephone number of India with its code, and the number of an account, have as many digits. */
const phoneLike = /^91[6-9]\d{9}$/;
const otherNumber = /(?:\bA\/?C|\bACCT?|ACCOUNT|\bMOB(?:ILE)?|\bPH(?:ONE)?)(?:\s*NO)?[\s:.\-/]*$/;

type Found = { reference: string; isDoubtful: boolean };

/** The references that a text may contain, also where a bank put a space into one. Those that are probably telephone or account numbers come last. */
export function findBankReferences(text: string): string[] {
  const line = tidyLine(text).toUpperCase();
  const found = [line, line.replaceAll(/\s/g, '')].flatMap(listFound);
  const sure = found.filter(({ isDoubtful }) => !isDoubtful);
  return [...new Set([...sure, ...found].map(({ reference }) => reference))];
}

function listFound(line: string): Found[] {
  const patterns = /\b(?:NEFT|RTGS)/.test(line) ? [ofLetters, ofDigits] : [ofDigits, ofLetters];
  return patterns.flatMap((pattern) => listMatches(line, pattern));
}

function listMatches(written: string, pattern: RegExp): Found[] {
  return Array.from(written.matchAll(pattern), ({ 1: reference = '', index }) => ({
    reference,
    isDoubtful: phoneLike.test(reference) || otherNumber.test(written.slice(Math.max(index - 20, 0), index)),
  })).filter(
    ({ reference }) => /[1-9]/.test(reference) && reference.replaceAll(/\D/g, '').length >= leastDigits,
  );
}

/**
 * The bank's reference of a transfer, without spaces, and without the full stop that a phone types for two of them. Of a text that was
 * copied with more, as `UPI Ref No: 4123 4567 8901`, the reference.
 */
export const bankReference = z
  .string(says('validation.bank_reference'))
  .max(200, says('validation.bank_reference'))
  .transform((text) => {
    const written = withoutSpaces(text).toUpperCase();
    return isReference(written)
      ? written
      : (findOnly(tidyLine(text).toUpperCase()) ?? findOnly(written) ?? '');
  })
  .refine(isReference, says('validation.bank_reference'));

function isReference(text: string): boolean {
  return listFound(text).some(({ reference }) => reference === text);
}

/** The one that is no part of another one and no other number; null when there are several. */
function findOnly(text: string): string | null {
  const found = listFound(text).filter(({ isDoubtful }) => !isDoubtful);
  const references = [...new Set(found.map(({ reference }) => reference))];
  const whole = references.filter((one) => !references.some((other) => other !== one && other.includes(one)));
  return whole.length === 1 ? (whole[0] ?? null) : null;
}
