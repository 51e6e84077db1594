// Every pattern is bounded, or tried at the beginning of a word alone, so that a long text costs no more than its length.
const queries = /(?<=[\w/.%-])\?[\w%.~[\]-]{1,100}=[^\s"'<>)]{0,2000}/g;
const bearers = /\b(bearer|basic)\s{1,3}[\w.~+/=-]{8,2000}/gi;
const domain = String.raw`[^\s"'<>()=:,/]`;
/** Something at a domain; a name that begins with the sign, such as that of a package, has no dot. */
const addresses = new RegExp(
  String.raw`[^\s"<>()=:,/]{1,64}(?:@|%40)${domain}{1,255}|(?:@|%40)${domain}{1,200}\.${domain}{1,63}`,
  'gi',
);
/** Keys and hashes (Base32, hexadecimal), and our own tokens (Base64 for addresses); an identifier of a task (UUID) stays. */
const tokens =
  /(?<![\w-])(?:[A-Z2-7]{32,}|[\da-f]{32,}|(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:[\w-]{43}|(?=[\w-]*\d)[\w-]{32,}))(?![\w-])/g;
/** A number that is named a code, and the recovery codes of a second factor. */
const codes = /\b(code|otp|pin|password)(\W{1,3}|\s(?:is|was)\s)\d{4,8}\b/gi;
const recoveryCodes = /\b[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}\b/g;
/** Telephone numbers and dates, however they are grouped; network addresses and identifiers of tasks (the first group) stay. */
const numbers =
  /((?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)|\+?\d(?:[ ().-]{0,2}\d){7,40}/g;

/**
 * Removes from a text what is about a person or opens a door: mail addresses, telephone numbers, codes, tokens and the queries of
 * addresses. For logs, which also need what is left: paths, places in the program, short numbers.
 */
export function redactText(text: string): string {
  return text
    .replaceAll(queries, '?[query]')
    .replaceAll(bearers, '$1 [token]')
    .replaceAll(addresses, '[address]')
    .replaceAll(tokens, '[token]')
    .replaceAll(codes, '$1$2[number]')
    .replaceAll(recoveryCodes, '[token]')
    .replaceAll(numbers, (_number, kept?: string) => kept ?? '[number]');
}

const quoted = /"[^"]{0,500}"|'[^']{0,500}'|“[^”]{0,500}”|‘[^’]{0,500}’|`[^`]{0,500}`/g;
/** The values in PostgreSQL's details: `Key (email)=(…)`. */
const assigned = /=\s{0,3}(?:\([^)]{0,500}\)|[^\s,;)]{1,255})/g;
/** Any number of four or more digits. */
const anyNumbers = /\+?\d(?:[\s().:/-]{0,2}\d){3,40}/g;

/** The same for a text that is stored and shown on a screen: also without quoted texts, values and numbers. */
export function redactStrictly(text: string): string {
  return redactText(text)
    .replaceAll(quoted, '[text]')
    .replaceAll(assigned, '=[value]')
    .replaceAll(anyNumbers, '[number]');
}
