/** The stored forms (E.164) that a typed mobile number may have, in any spelling; none for another text. */
export function listMobiles(typed: string): string[] {
  const text = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{7,14}$/.test(text)) return [text];
  if (!/^\d{8,15}$/.test(text)) return [];
  const national = text.replace(/^0/, '');
  return [...new Set([national.length === 10 ? `+91${national}` : '', `+${text}`])].filter((one) =>
    /^\+[1-9]\d{7,14}$/.test(one),
  );
}

/** A search for words that begin like these, as PostgreSQL's text search reads it; null without a word. */
export function writeNameQuery(search: string): string | null {
  const words = search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}

const dayMs = 24 * 60 * 60_000;

/** The instant some days before another. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * dayMs);
}
