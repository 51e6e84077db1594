import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ApiRefused, ApiUnreachable } from './answer.ts';
import { invalidateChanged, loadAnew, reloadAnswers, rememberAnswers } from './stale-answers.ts';

const queryKey = ['shortlist'];
const tags = ['shortlist'] as const;

type Meta = { refetches?: () => boolean; isRemovedWhenClosed?: boolean };

/** A query of a server whose answers come when the test sends them: each call waits for its own. */
function holdAnswers(meta: Meta = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const calls: PromiseWithResolvers<string>[] = [];
  const options = {
    queryKey,
    queryFn: () => {
      const call = Promise.withResolvers<string>();
      calls.push(call);
      return call.promise;
    },
    meta: { reads: tags, ...meta },
  };
  const callAt = (number: number): PromiseWithResolvers<string> => {
    const call = calls[number - 1];
    if (call === undefined) throw new Error(`There is no call ${number}`);
    return call;
  };
  const observer = new QueryObserver(queries, options);
  return {
    queries,
    options,
    calls,
    /** Shows the answer until the end of the test. */
    open: () => closers.push(observer.subscribe(() => undefined)),
    shown: () => queries.getQueryData(queryKey),
    state: () => queries.getQueryState(queryKey),
    answer: async (number: number, text: string) => {
      callAt(number).resolve(text);
      await settle();
    },
    fail: async (number: number, error: Error) => {
      callAt(number).reject(error);
      await settle();
    },
  };
}

/** Resolves after everything that follows from an answer without waiting for another. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

const refusal = { result: false, message: '', code: 'not_found', data: null, request_id: '' } as const;

const closers: (() => void)[] = [];

function closeAll(): void {
  for (const close of closers.splice(0)) close();
}

afterEach(() => {
  closeAll();
  onlineManager.setOnline(true);
});

test('a first answer that was on its way at a change is shown, and loaded again', async () => {
  const { queries, calls, open, answer, shown, state } = holdAnswers();
  open();
  const renewed = invalidateChanged(queries, { tags });
  await settle();
  expect(calls).toHaveLength(1);
  await answer(1, 'as it was');
  expect(shown()).toBe('as it was');
  expect(calls).toHaveLength(2);
  await answer(2, 'as it is');
  await renewed;
  expect(shown()).toBe('as it is');
  expect(state()?.isInvalidated).toBe(false);
  expect(calls).toHaveLength(2);
});

test('so is an answer that was to replace another one', async () => {
  const { queries, calls, open, answer, shown } = holdAnswers();
  open();
  await answer(1, 'long ago');
  const second = queries.refetchQueries({ queryKey });
  const renewed = invalidateChanged(queries, { tags });
  await answer(2, 'as it was');
  await answer(3, 'as it is');
  await Promise.all([second, renewed]);
  expect(shown()).toBe('as it is');
  expect(calls).toHaveLength(3);
});

test.each([0, 1])(
  'several changes while an answer is on its way lead to one further load, after %i answers',
  async (before) => {
    const { queries, calls, open, answer, shown } = holdAnswers();
    open();
    if (before > 0) {
      await answer(1, 'long ago');
      void queries.refetchQueries({ queryKey });
    }
    const renewed = [1, 2, 3].map(() => invalidateChanged(queries, { tags }));
    await answer(before + 1, 'as it was');
    expect(calls).toHaveLength(before + 2);
    await answer(before + 2, 'as it is');
    await Promise.all(renewed);
    expect(shown()).toBe('as it is');
    expect(calls).toHaveLength(before + 2);
  },
);

test('a change during the further load leads to another one, and the answers between are shown', async () => {
  const { queries, calls, open, answer, shown } = holdAnswers();
  open();
  for (const number of [1, 2, 3, 4]) {
    void invalidateChanged(queries, { tags });
    await answer(number, `answer ${number}`);
    expect(shown()).toBe(`answer ${number}`);
    expect(calls).toHaveLength(number + 1);
  }
  await answer(5, 'as it is');
  expect(shown()).toBe('as it is');
  expect(calls).toHaveLength(5);
});

test('an answer that arrives when it is not on screen any more is loaded again when it is next shown', async () => {
  const { queries, calls, open, answer, state } = holdAnswers();
  open();
  closeAll();
  const renewed = invalidateChanged(queries, { tags });
  await answer(1, 'as it was');
  await renewed;
  expect(calls).toHaveLength(1);
  expect(state()?.isInvalidated).toBe(true);
  open();
  expect(calls).toHaveLength(2);
});

test('an answer whose query wants no load is stale when it arrives', async () => {
  const { queries, calls, open, answer, state } = holdAnswers({ refetches: () => false });
  open();
  const renewed = invalidateChanged(queries, { tags });
  await answer(1, 'as it was');
  await renewed;
  expect(calls).toHaveLength(1);
  expect(state()?.isInvalidated).toBe(true);
});

test('an answer that must not be shown again is removed when it arrives closed, and whoever waits for it has it', async () => {
  const { queries, options, answer, state } = holdAnswers({ isRemovedWhenClosed: true });
  const waiting = queries.query(options);
  const renewed = invalidateChanged(queries, { tags });
  await answer(1, 'as it was');
  await renewed;
  expect(await waiting).toBe('as it was');
  expect(state()).toBeUndefined();
});

test('a first load that cannot reach the server is tried again by the person alone', async () => {
  const { queries, calls, open, answer, fail, shown, state } = holdAnswers();
  open();
  const renewed = invalidateChanged(queries, { tags });
  await fail(1, new ApiUnreachable());
  await renewed;
  expect(state()?.status).toBe('error');
  expect(calls).toHaveLength(1);
  const retried = queries.refetchQueries({ queryKey });
  await answer(2, 'as it is');
  await retried;
  expect(shown()).toBe('as it is');
  expect(state()?.isInvalidated).toBe(false);
  expect(calls).toHaveLength(2);
});

test('a refusal that was on its way is an answer as well, and is asked for once more', async () => {
  const { queries, calls, open, fail, state } = holdAnswers();
  open();
  const renewed = invalidateChanged(queries, { tags });
  await fail(1, new ApiRefused(refusal, 404));
  expect(calls).toHaveLength(2);
  await fail(2, new ApiRefused(refusal, 404));
  await renewed;
  expect(state()?.status).toBe('error');
  expect(calls).toHaveLength(2);
});

test('a load that is cancelled leaves a stale answer behind', async () => {
  const { queries, calls, open, answer, shown, state } = holdAnswers();
  open();
  await answer(1, 'long ago');
  void queries.refetchQueries({ queryKey });
  const renewed = invalidateChanged(queries, { tags });
  await queries.cancelQueries({ queryKey });
  await renewed;
  expect(shown()).toBe('long ago');
  expect(state()?.isInvalidated).toBe(true);
  expect(calls).toHaveLength(2);
});

test('a query that is removed while it loads stays removed', async () => {
  const { queries, calls, open, answer, state } = holdAnswers();
  open();
  const renewed = invalidateChanged(queries, { tags });
  queries.clear();
  await answer(1, 'as it was');
  await renewed;
  expect(state()).toBeUndefined();
  expect(calls).toHaveLength(1);
});

test('a load that waits for the network asks after the change, once', async () => {
  onlineManager.setOnline(false);
  const { queries, calls, open, answer, shown } = holdAnswers();
  queries.mount();
  open();
  await invalidateChanged(queries, { tags });
  expect(calls).toHaveLength(0);
  onlineManager.setOnline(true);
  await settle();
  await answer(1, 'as it is');
  expect(shown()).toBe('as it is');
  expect(calls).toHaveLength(1);
  queries.unmount();
});

test('after an own change an answer on its way does not replace what is shown, but a first one is loaded again', async () => {
  const { queries, calls, open, answer, shown } = holdAnswers();
  open();
  const first = invalidateChanged(queries, { tags, before: rememberAnswers(queries) });
  await answer(1, 'long ago');
  await answer(2, 'as it was');
  await first;
  void queries.refetchQueries({ queryKey });
  const before = rememberAnswers(queries);
  queries.setQueryData(queryKey, 'as it was written');
  const renewed = invalidateChanged(queries, { tags, before });
  await answer(3, 'as it was');
  expect(shown()).toBe('as it was written');
  await answer(4, 'as it is');
  await renewed;
  expect(shown()).toBe('as it is');
  expect(calls).toHaveLength(4);
});

test('an answer that arrives between an own change and its marking is loaded again', async () => {
  const { queries, open, answer, shown } = holdAnswers();
  open();
  const before = rememberAnswers(queries);
  await answer(1, 'as it was');
  const renewed = invalidateChanged(queries, { tags, before });
  await answer(2, 'as it is');
  await renewed;
  expect(shown()).toBe('as it is');
});

test('a first load that began after an own change is enough', async () => {
  const { queries, calls, open, answer, state } = holdAnswers();
  // The answer was removed, and the query is known.
  queries.getQueryCache().build(queries, { queryKey, meta: { reads: tags } });
  const before = rememberAnswers(queries);
  open();
  const renewed = invalidateChanged(queries, { tags, before });
  await answer(1, 'as it is');
  await renewed;
  expect(calls).toHaveLength(1);
  expect(state()?.isInvalidated).toBe(false);
});

test('answers that are loaded again by name are so also when the first one is on its way', async () => {
  const { queries, calls, open, answer, shown } = holdAnswers();
  open();
  const reloaded = reloadAnswers(queries, { queryKey });
  await answer(1, 'as it was');
  await answer(2, 'as it is');
  await reloaded;
  expect(shown()).toBe('as it is');
  expect(calls).toHaveLength(2);
});

test.each([0, 1])('an answer as it is now is not the one on its way, after %i answers', async (before) => {
  const { queries, options, calls, open, answer, shown } = holdAnswers();
  open();
  if (before > 0) {
    await answer(1, 'long ago');
    void queries.refetchQueries({ queryKey });
  }
  const waiting = queries.query({ ...options, staleTime: 0 });
  const now = loadAnew(queries, options);
  await answer(before + 1, 'as it was');
  await answer(before + 2, 'as it is');
  expect(await now).toBe('as it is');
  expect(await waiting).toBe('as it is');
  expect(shown()).toBe('as it is');
  expect(calls).toHaveLength(before + 2);
});
