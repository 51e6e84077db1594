export type PersonName = { first: string; last: string };

const honorific =
  /^(?:(?:mr|mrs|ms|miss|dr|er|adv|prof|rev|fr|sr|smt|shri|sri|kum|kumari|selvi|thiru)\.?\s+)+/i;

/**
 * Splits a whole name: `Asha Mary Mathew` has the last name Mathew, as has `Mathew, Asha Mary`. Titles are left out; a
 * single name is a first name.
 */
export function splitName(text: string): PersonName {
  const name = text.trim().replace(honorific, '').replaceAll(/\s+/g, ' ');
  const [family, given] = name.split(/\s*,\s*/, 2);
  if (family !== undefined && given !== undefined && given !== '') return { first: given, last: family };
  const words = name.split(' ');
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first: words.join(' '), last };
}
