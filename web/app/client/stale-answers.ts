import type { Query, QueryClient, QueryExecuteOptions, QueryFilters, QueryKey } from '@tanstack/react-query';
import { tagsOfOnePartner, type Tag, type Tags } from '#contract/calls/tags.ts';
import { ApiRefused, isTemporary } from './answer.ts';

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

/** The cached answers of an instant, and the loads that were on their way then. */
type Answers = ReadonlyMap<Query, { count: number; load: Promise<unknown> | undefined }>;

export function rememberAnswers(queries: QueryClient): Answers {
  const cached = queries.getQueryCache().getAll();
  return new Map(cached.map((query) => [query, { count: query.state.dataUpdateCount, load: loadOf(query) }]));
}

/** The load of which the server may have read the answer already; one that waits for the network asks later. */
function loadOf({ state, promise }: Query): Promise<unknown> | undefined {
  return state.fetchStatus === 'fetching' ? promise : undefined;
}

/**
 * Marks the cached answers that read a changed tag as stale, and loads those on screen again; an answer that was on its way is loaded again
 * when it has arrived. `before` are the answers at an own change, after which the caller has written what it knows.
 */
export async function invalidateChanged(
  queries: QueryClient,
  { before, ...change }: Change & { before?: Answers },
): Promise<void> {
  const answers = before ?? rememberAnswers(queries);
  const stale = queries.getQueryCache().findAll({
    predicate: (query) => isAbout(query.meta ?? {}, change) && isOld(query, answers),
  });
  await renew(queries, {
    stale,
    answers,
    isShownNewer: before !== undefined,
    isLoadedNow: ({ meta }) => meta?.refetches?.(change, queries) !== false,
  });
}

/**
 * Marks answers as stale and loads those on screen again. `invalidateQueries` does not where a first load is on its way: it takes that
 * answer, which the server may have read already, for the new one.
 */
export async function reloadAnswers(queries: QueryClient, filters: QueryFilters): Promise<void> {
  const stale = queries.getQueryCache().findAll(filters);
  const answers = rememberAnswers(queries);
  await renew(queries, { stale, answers, isShownNewer: true, isLoadedNow: () => true });
}

/** Loads an answer as it is now: one that is on its way may be older, and a caller who waits for it gets this one. */
export async function loadAnew<Answer, Key extends QueryKey>(
  queries: QueryClient,
  options: QueryExecuteOptions<Answer, Error, Answer, Answer, Key>,
): Promise<Answer> {
  void queries.cancelQueries({ queryKey: options.queryKey, exact: true }, { silent: true });
  return queries.query({ ...options, staleTime: 0 });
}

function isAbout({ reads = [], partnerId }: Partial<AnswerMeta>, { tags, partnerIds }: Change): boolean {
  const changed = new Set(tags);
  return reads.some((tag) => {
    const isOfOther = tagsOfOnePartner.includes(tag) && partnerIds?.has(partnerId ?? 0) === false;
    return changed.has(tag) && !isOfOther;
  });
}

/** Whether an answer is still a remembered one. One that was on its way is old also when it has arrived since. */
function isOld(query: Query, answers: Answers): boolean {
  const before = answers.get(query);
  return before !== undefined && (before.load !== undefined || before.count === query.state.dataUpdateCount);
}

type Renewal = {
  stale: readonly Query[];
  answers: Answers;
  /** Whether what is on screen may be newer than an answer on its way, which is then dropped. */
  isShownNewer: boolean;
  isLoadedNow: (query: Query) => boolean;
};

async function renew(queries: QueryClient, { stale, answers, ...renewal }: Renewal): Promise<void> {
  const cache = queries.getQueryCache();
  const { isShownNewer, isLoadedNow } = renewal;
  const arriving = new Map<Query, Promise<unknown>>();
  for (const query of stale) {
    const load = answers.get(query)?.load;
    const isArriving = load !== undefined && load === query.promise;
    const isEmpty = query.state.data === undefined;
    if (isArriving && (isEmpty || !isShownNewer)) arriving.set(query, load);
    // A caller who waits for a first load goes on waiting.
    if (isClosedForGood(query) && !(isArriving && isEmpty)) cache.remove(query);
    else query.invalidate();
  }
  const idle = new Set(stale.filter((query) => !arriving.has(query)));
  await Promise.all([
    queries.refetchQueries({ type: 'active', predicate: (query) => idle.has(query) && isLoadedNow(query) }),
    ...Array.from(arriving, ([query, load]) => renewArrived(queries, { query, load, isLoadedNow })),
  ]);
}

function isClosedForGood(query: Query): boolean {
  return query.meta?.isRemovedWhenClosed === true && !query.isActive();
}

type Arrival = Pick<Renewal, 'isLoadedNow'> & { query: Query; load: Promise<unknown> };

/** Waits for a load that began before a change, and loads once more after it, however many changes there were meanwhile. */
async function renewArrived(queries: QueryClient, { query, load, isLoadedNow }: Arrival): Promise<void> {
  const isArrived = await isAnswered(load);
  const cache = queries.getQueryCache();
  if (cache.get(query.queryHash) !== query) return;
  if (isArrived && isClosedForGood(query)) {
    cache.remove(query);
    return;
  }
  // The arrival has cleared the mark.
  query.invalidate();
  if (!isArrived) return;
  await queries.refetchQueries(
    { type: 'active', predicate: (one) => one === query && isLoadedNow(one) },
    // The further load may have begun because of another change.
    { cancelRefetch: false },
  );
}

/** Whether a load ends with what the server knew. After a failure the person tries again; a cancelled load is followed by another one. */
async function isAnswered(load: Promise<unknown>): Promise<boolean> {
  try {
    await load;
    return true;
  } catch (error) {
    return error instanceof ApiRefused && !isTemporary(error.refusal);
  }
}
