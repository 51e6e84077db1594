import {
  queryOptions,
  useQueries,
  useQuery,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { partnerCardWire, type PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { showCard } from '#contract/partners/partners.ts';
import type { AnyEndpoint, Success } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { readSession } from '#web/app/client/session.ts';
import { loadAnew, metaOf, reloadAnswers } from '#web/app/client/stale-answers.ts';

/** As long as a list that is not on screen. */
const cachedMilliseconds = 30 * 60_000;

/**
 * The one entry of a partner's card in the cache, which every list and button shows; null when the partner is not visible to
 * the viewer. It is loaded by itself only after an event about this partner, so a long list stays where it is.
 */
function cardQuery(partnerId: number) {
  const input = { partner_id: partnerId };
  return queryOptions({
    queryKey: [showCard.path, input] as const,
    queryFn: async () => (await loadEndpoint(showCard, input)).data,
    meta: metaOf(showCard, input),
    enabled: () => readSession() !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: cachedMilliseconds,
  });
}

/** Returns the query of a list of cards, whose answers become the entries of its partners. */
export function cardsQuery<E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) {
  return queryOptions({
    ...endpointQuery(endpoint, input),
    queryFn: ({ client }) => loadCards(client, { endpoint, input }),
  });
}

/** Loads an answer with cards, and stores each as the entry of its partner. */
export async function loadCards<E extends AnyEndpoint>(
  queries: QueryClient,
  { endpoint, input }: { endpoint: E; input: EndpointInput<E> },
): Promise<Success<E>> {
  const since = Date.now();
  const answer = await loadEndpoint(endpoint, input);
  storeCards(queries, { cards: z.array(partnerCardWire).parse(answer.data), since });
  return answer;
}

/** Stores cards that were loaded `since` an instant. A card that changed after it is newer. */
export function storeCards(
  queries: QueryClient,
  { cards, since }: { cards: readonly PartnerCardWire[]; since: number },
): void {
  for (const card of cards) {
    const { queryKey } = cardQuery(card.u_id);
    const { dataUpdatedAt = 0 } = queries.getQueryState(queryKey) ?? {};
    if (dataUpdatedAt <= since) queries.setQueryData(queryKey, card);
  }
}

/** Returns the rows of a list with their present cards, without partners who are not visible; undefined while it loads. */
export function usePartnerCards<Row extends PartnerCardWire>(
  rows: readonly Row[] | undefined,
): Row[] | undefined {
  // A partner can have several rows, one for each interest.
  const firstRows = useMemo(() => [...new Map(rows?.map((row) => [row.u_id, row])).values()], [rows]);
  const cards = useQueries({ queries: firstRows.map(withInitialCard), combine: listData });
  return useMemo(() => {
    const cardOf = new Map(firstRows.map(({ u_id }, index) => [u_id, cards[index]]));
    return rows?.flatMap((row) => {
      const card = cardOf.get(row.u_id);
      return card === null ? [] : [{ ...row, ...card }];
    });
  }, [rows, firstRows, cards]);
}

function withInitialCard(row: PartnerCardWire) {
  return { ...cardQuery(row.u_id), initialData: () => partnerCardWire.parse(row) };
}

function listData<Data>(results: readonly UseQueryResult<Data>[]): (Data | undefined)[] {
  return results.map(({ data }) => data);
}

/**
 * Returns a partner's card, which is loaded unless `isEnabled` is false; null when the partner is not visible, undefined until it is known.
 */
export function usePartnerCard(
  partnerId: number,
  { isEnabled }: { isEnabled: boolean },
): PartnerCardWire | null | undefined {
  return useQuery({ ...cardQuery(partnerId), ...(!isEnabled && { enabled: false }) }).data;
}

/** Returns the present heart, interest and contact of a partner on a profile. */
export function useRelationship(card: PartnerCardWire): Relationship {
  const { data } = useQuery(withInitialCard(card));
  const { wishlisted, interest, is_contacted } = data ?? card;
  return { wishlisted, interest, is_contacted };
}

/** What changes on a card by what the two members do. */
export type Relationship = Pick<PartnerCardWire, 'wishlisted' | 'interest' | 'is_contacted'>;

/** Changes a partner's card wherever it is shown. */
export function changeCard(
  queries: QueryClient,
  { partnerId, ...change }: { partnerId: number } & Partial<Relationship>,
): void {
  queries.setQueryData(cardQuery(partnerId).queryKey, (card) => card && { ...card, ...change });
}

/** Removes a partner from every list. Returns a function that puts the partner back. */
export function hideCard(queries: QueryClient, partnerId: number): () => void {
  const { queryKey } = cardQuery(partnerId);
  const before = queries.getQueryData(queryKey);
  queries.setQueryData(queryKey, null);
  return () => queries.setQueryData(queryKey, (card) => card ?? before);
}

/** Returns a partner's card as it is now; null when the partner is not visible. */
export async function loadCard(queries: QueryClient, partnerId: number): Promise<PartnerCardWire | null> {
  return loadAnew(queries, cardQuery(partnerId));
}

/** Loads a partner's card, after the partner or another window changed something first. */
export async function reloadCard(queries: QueryClient, partnerId: number): Promise<void> {
  await reloadAnswers(queries, { queryKey: cardQuery(partnerId).queryKey });
}
