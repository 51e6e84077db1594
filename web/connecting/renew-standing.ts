import type { QueryClient } from '@tanstack/react-query';
import type { InterestStanding } from '#contract/interests/interest-standing.wire.ts';
import { listInterests } from '#contract/interests/list-interests.ts';
import { ApiRefused, ApiUnreachable } from '#web/api/answer.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { markInterest } from './people-in-answers.rules.ts';
import { showChangedPeople } from './show-changed-people.ts';

type Wanted = {
  id: number;
  /** The list in which the interest between the two would stand. */
  list: 'received' | 'sent' | 'accepted';
  /** How one stands to somebody who is not in it. */
  otherwise: InterestStanding | null;
};

/** The other one, or another window, was quicker: asks how one stands to somebody, and shows it everywhere. */
export async function renewStanding(queries: QueryClient, { id, list, otherwise }: Wanted): Promise<void> {
  try {
    const { data } = await loadEndpoint(listInterests, { status: list });
    const standing = data.find(({ u_id }) => u_id === id)?.interest ?? otherwise;
    showChangedPeople(queries, markInterest(id, standing));
  } catch (error) {
    // The refusal itself is on screen already; the cards say the truth when their list is asked for next.
    if (!(error instanceof ApiRefused) && !(error instanceof ApiUnreachable)) throw error;
  }
}
