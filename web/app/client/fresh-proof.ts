import { showSession } from '#contract/accounts/sessions.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { endpointQuery, queryClient } from './queries.ts';
import { loadAnew } from './stale-answers.ts';

/** Proof that ends within this time counts as ended: the call is still on its way. */
const marginSeconds = 10;

/**
 * Whether the last password or code of the person is fresh. A proof that ended is asked for at the server first, because the
 * person may have given it anew in another tab. True where the server cannot say: then the call itself shows it.
 */
export async function isProofFresh(): Promise<boolean> {
  const query = endpointQuery(showSession, {});
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(query.queryKey) ?? {};
  if (data !== undefined && countSeconds(data.data, dataUpdatedAt) > marginSeconds) return true;
  try {
    const { data: session } = await loadAnew(queryClient, query);
    return countSeconds(session, Date.now()) > marginSeconds;
  } catch {
    return true;
  }
}

type Session = Pick<EndpointData<typeof showSession>, 'proof_seconds_left'>;

/** The seconds that are left of an answer of an instant of this browser's clock. */
function countSeconds({ proof_seconds_left: left }: Session, answeredAt: number): number {
  return (left ?? 0) - (Date.now() - answeredAt) / 1000;
}
