import type { QueryClient } from '@tanstack/react-query';
import { tagsOfOnePartner, type Tag, type Tags } from '#contract/calls/tags.ts';

/** What changed on the server; `partnerIds` are the partners it is about, any of them when left out. */
export type Change = { tags: Iterable<Tag>; partnerIds?: ReadonlySet<number> };

type AnswerMeta = {
  /** What the answer is about. */
  reads: Tags;
  /** The one partner that the answer is about. */
  partnerId?: number;
  /** Whether the answer on screen is loaded again at once after a change, which it is when left out, or when it is next shown. */
  refetches?: (change: Change, queries: QueryClient) => boolean;
  /** Removes a stale answer that is not on screen, so that it is not shown even for a moment. */
  isRemovedWhenClosed?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<AnswerMeta>;
  }
}

/** Returns the meta data of a query of an endpoint. */
export function metaOf({ reads = [] }: { reads?: Tags }, input: object): AnswerMeta {
  return { reads, ...idOf(input) };
}

/** Returns the partner that the input of a call names. */
export function idOf(input: object): { partnerId?: number } {
  return 'partner_id' in input && typeof input.partner_id === 'number' ? { partnerId: input.partner_id } : {};
}

/**
 * Marks the cached answers that read a changed tag as stale, and loads those on screen again. `before` leaves out answers that
 * arrived or were written since then.
 */
export async function invalidateChanged(
  queries: QueryClient,
  change: Change & { before?: number },
): Promise<void> {
  const { partnerIds, before = Number.POSITIVE_INFINITY } = change;
  const tags = new Set(change.tags);
  const isChanged = ({ reads = [], partnerId }: Partial<AnswerMeta>) =>
    reads.some((tag) => {
      const isOfOther = tagsOfOnePartner.includes(tag) && partnerIds?.has(partnerId ?? 0) === false;
      return tags.has(tag) && !isOfOther;
    });
  const cache = queries.getQueryCache();
  const stale = new Set(
    cache.findAll({
      predicate: ({ meta, state }) => isChanged(meta ?? {}) && state.dataUpdatedAt < before,
    }),
  );
  for (const query of stale) {
    if (query.meta?.isRemovedWhenClosed === true && !query.isActive()) cache.remove(query);
  }
  await queries.invalidateQueries({ predicate: (query) => stale.has(query), refetchType: 'none' });
  await queries.refetchQueries({
    type: 'active',
    predicate: (query) => stale.has(query) && query.meta?.refetches?.(change, queries) !== false,
  });
}
