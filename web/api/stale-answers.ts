import type { Query, QueryClient } from '@tanstack/react-query';
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

type IsOld = (query: Query) => boolean;

/**
 * Remembers the cached answers and those on their way; returns whether the answer of a query is still one of them. An answer that was
 * on its way is old also when it has arrived since, because the server may have read it before the change.
 */
export function rememberAnswers(queries: QueryClient): IsOld {
  const cached = queries.getQueryCache().getAll();
  const loading = new Set(cached.filter(({ state }) => state.fetchStatus === 'fetching'));
  const counts = new Map(cached.map((query) => [query, query.state.dataUpdateCount]));
  return (query) => loading.has(query) || counts.get(query) === query.state.dataUpdateCount;
}

/** Marks the cached answers that read a changed tag as stale, only old ones where `isOld` is given, and loads those on screen again. */
export async function invalidateChanged(
  queries: QueryClient,
  change: Change & { isOld?: IsOld },
): Promise<void> {
  const { partnerIds, isOld = () => true } = change;
  const tags = new Set(change.tags);
  const isChanged = ({ reads = [], partnerId }: Partial<AnswerMeta>) =>
    reads.some((tag) => {
      const isOfOther = tagsOfOnePartner.includes(tag) && partnerIds?.has(partnerId ?? 0) === false;
      return tags.has(tag) && !isOfOther;
    });
  const cache = queries.getQueryCache();
  const stale = new Set(cache.findAll({ predicate: (query) => isChanged(query.meta ?? {}) && isOld(query) }));
  for (const query of stale) {
    if (query.meta?.isRemovedWhenClosed === true && !query.isActive()) cache.remove(query);
  }
  await queries.invalidateQueries({ predicate: (query) => stale.has(query), refetchType: 'none' });
  await queries.refetchQueries({
    type: 'active',
    predicate: (query) => stale.has(query) && query.meta?.refetches?.(change, queries) !== false,
  });
}
