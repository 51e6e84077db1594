import { useQuery } from '@tanstack/react-query';
import { messageCountsQuery } from './unread.queries.ts';

/** Returns how many messages are unread; zero until that is known. */
export function useUnread(): number {
  const { data } = useQuery(messageCountsQuery());
  return data?.data.unread ?? 0;
}
