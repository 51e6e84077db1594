import { useQuery } from '@tanstack/react-query';
import { threadQuery } from './conversation.queries.ts';
import type { Density } from './threads/thread-list.tsx';

type Props = {
  partnerId: number;
  /** Leads back to the list, where the list is not beside the conversation. */
  onBack?: (() => void) | undefined;
  density: Density;
};

/** The conversation with one partner: its messages, and where the next one is written. */
export function ConversationPanel({ partnerId, density }: Props) {
  const { data } = useQuery(threadQuery(partnerId));
  return (
    <section aria-label={data?.data.name} data-density={density}>
      <h2>
        <bdi>{data?.data.name}</bdi>
      </h2>
    </section>
  );
}
