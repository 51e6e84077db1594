import { useQuery } from '@tanstack/react-query';
import { messageCountsQuery } from '../unread/unread.queries.ts';
import { isWaiting } from '../sending/outbox.rules.ts';
import { useOutboxOf } from '../sending/store-outbox.ts';

export type MessagesLeft = { left: number; limit: number };

/** How many messages can still be written today, without those that wait; undefined while the plan sets no limit. */
export function useMessagesLeft(partnerId: number): MessagesLeft | undefined {
  const { data } = useQuery(messageCountsQuery());
  const waiting = useOutboxOf(partnerId).filter(isWaiting).length;
  const { left = null, limit = null } = data?.data ?? {};
  return left === null || limit === null ? undefined : { left: Math.max(0, left - waiting), limit };
}
