export const outboxPrefix = 'outbox:';

/** Where the messages of a member that are not acknowledged yet are stored in the tab. */
export function outboxKeyOf(accountId: string): string {
  return outboxPrefix + accountId;
}
