const numberLike = /\+?\d[\d\s().-]{6,22}\d/g;
const betweenWords = /[\s,;<>()"'/]+/;
// Held against one word at a time, and bounded: a pattern that looks for an address everywhere in a text takes minutes
// for a hostile cell.
const addressLike = /^[^@]{1,64}@[^@]{1,190}\.[^@.]{1,63}$/;

/**
 * The first mobile number of a text, as ten digits (India) or with its plus sign: from `+91 98765-43210`, `098765 43210`,
 * `9876543210 / 044 2345 6789`. Null when there is none.
 */
export function readPhone(text: string): string | null {
  const candidates = text.replace(/\.0+$/, '').match(numberLike) ?? [];
  return candidates.map(normalise).find((number) => number !== null) ?? null;
}

function normalise(candidate: string): string | null {
  const isInternational = candidate.startsWith('+') || /^00[1-9]/.test(candidate);
  const digits = candidate.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (isInternational) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
  if (/^[6-9]\d{9}$/.test(digits)) return digits;
  return /^91[6-9]\d{9}$/.test(digits) ? `+${digits}` : null;
}

/** The first e-mail address of a text, in small letters; null when there is none. */
export function readEmail(text: string): string | null {
  const words = text.replace(/^mailto:/i, '').split(betweenWords);
  const address = words.map((word) => word.replace(/\.$/, '')).find((word) => addressLike.test(word));
  return address?.toLowerCase() ?? null;
}
