/** Mails of the outbox hold codes and addresses, so they are kept only as long as somebody may look for one. */
const outboxDays = 7;

/** The instant before which mails of the outbox are forgotten. */
export function outboxLimit(now: Date): Date {
  return new Date(now.getTime() - outboxDays * 24 * 60 * 60_000);
}
