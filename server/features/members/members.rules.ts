/** An e-mail address with a few letters alone: `as•••@example.org`. */
export function maskEmail(email: string): string {
  const [mailbox = '', host = ''] = email.split('@');
  const letters = Array.from(mailbox);
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}•••@${host}`;
}

/** A mobile number with its first and last digits alone: `+91 ••••• ••123`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} ••••• ••${mobile.slice(-3)}`;
}

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
