/** The member's number that a search names, as `ITM123` or as a bare number; null when it names none. */
export function readMemberId(search: string, prefix: string): number | null {
  const text = search.trim().toUpperCase();
  const digits = text.startsWith(prefix) ? text.slice(prefix.length).trim() : text;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
