const numberLike = /\+?\d[\d\s().-]{6,22}\d/g;
const addressLike = /[^\s,;<>()"'/]+@[^\s,;<>()"'/]+\.[^\s,;<>()"'/]+/;

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
  const address = addressLike.exec(text.replace(/^mailto:/i, ''))?.[0];
  return address?.replace(/\.$/, '').toLowerCase() ?? null;
}
