import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { holdQuery, queryKey, settle, tags } from '#tests/components/support/unit/hold-query.ts';
import { ApiRefused, ApiUnreachable } from './answer.ts';
import { invalidateChanged } from './stale-answers.ts';

const refusal = { result: false, message: '', code: 'not_found', data: null, request_id: '' } as const;

afterEach(() => onlineManager.setOnline(true));

test('a first answer that was on its way at a change is shown, and loaded again', async () => {
  const { queries, calls, open, answer, shown, state } = holdQuery();
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
  const { queries, calls, open, answer, shown } = holdQuery();
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
    const { queries, calls, open, answer, shown } = holdQuery();
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
  const { queries, calls, open, answer, shown } = holdQuery();
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
  const { queries, calls, open, answer, state } = holdQuery();
  open()();
  const renewed = invalidateChanged(queries, { tags });
  await answer(1, 'as it was');
  await renewed;
  expect(calls).toHaveLength(1);
  expect(state()?.isInvalidated).toBe(true);
  open();
  expect(calls).toHaveLength(2);
});

test('an answer whose query wants no load is stale when it arrives', async () => {
  const { queries, calls, open, answer, state } = holdQuery({ refetches: () => false });
  open();
  const renewed = invalidateChanged(queries, { tags });
  await answer(1, 'as it was');
  await renewed;
  expect(calls).toHaveLength(1);
  expect(state()?.isInvalidated).toBe(true);
});

test('an answer that must not be shown again is removed when it arrives closed, and a caller who waits for it has it', async () => {
  const { queries, options, answer, state } = holdQuery({ isRemovedWhenClosed: true });
  const waiting = queries.query(options);
  const renewed = invalidateChanged(queries, { tags });
  await answer(1, 'as it was');
  await renewed;
  expect(await waiting).toBe('as it was');
  expect(state()).toBeUndefined();
});

test('a first load that cannot reach the server is tried again by the person alone', async () => {
  const { queries, calls, open, answer, fail, shown, state } = holdQuery();
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
  const { queries, calls, open, fail, state } = holdQuery();
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
  const { queries, calls, open, answer, shown, state } = holdQuery();
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
  const { queries, calls, open, answer, state } = holdQuery();
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
  const { queries, calls, open, answer, shown } = holdQuery();
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
