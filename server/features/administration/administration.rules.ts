/** Mails of the outbox hold codes and addresses, so they are kept only as long as somebody may look for one. */
const outboxDays = 7;

/** The member's number that a search names, as `ITM123` or as a bare number; null when it names none. */
export function readMemberId(search: string, prefix: string): number | null {
  const text = search.trim().toUpperCase();
  const digits = text.startsWith(prefix) ? text.slice(prefix.length).trim() : text;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** The instant before which mails of the outbox are forgotten. */
export function outboxLimit(now: Date): Date {
  return new Date(now.getTime() - outboxDays * 24 * 60 * 60_000);
}
