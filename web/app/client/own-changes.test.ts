import { expect, test } from 'vitest';
import { holdQuery, queryKey, tags } from '#tests/components/support/unit/hold-query.ts';
import { invalidateChanged, loadAnew, reloadAnswers, rememberAnswers } from './stale-answers.ts';

test('after an own change an answer on its way does not replace what is shown, but a first one is loaded again', async () => {
  const { queries, calls, open, answer, shown } = holdQuery();
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
  const { queries, open, answer, shown } = holdQuery();
  open();
  const before = rememberAnswers(queries);
  await answer(1, 'as it was');
  const renewed = invalidateChanged(queries, { tags, before });
  await answer(2, 'as it is');
  await renewed;
  expect(shown()).toBe('as it is');
});

test('a first load that began after an own change is enough', async () => {
  const { queries, calls, open, answer, state } = holdQuery();
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
  const { queries, calls, open, answer, shown } = holdQuery();
  open();
  const reloaded = reloadAnswers(queries, { queryKey });
  await answer(1, 'as it was');
  await answer(2, 'as it is');
  await reloaded;
  expect(shown()).toBe('as it is');
  expect(calls).toHaveLength(2);
});

test.each([0, 1])('an answer as it is now is not the one on its way, after %i answers', async (before) => {
  const { queries, options, calls, open, answer, shown } = holdQuery();
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
