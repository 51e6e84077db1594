import { expect, test } from 'vitest';
import { keepOrder } from './keep-order.rules.ts';

const rowsOf = (...ids: number[]) => ids.map((i_id) => ({ i_id }));

test.each([
  ['the first time as the server has them', [3, 2, 1], [], [3, 2, 1]],
  ['an answered one stays in its place', [2, 1, 3], [3, 2, 1], [3, 2, 1]],
  ['a new one comes first', [4, 2, 1, 3], [3, 2, 1], [4, 3, 2, 1]],
  ['a further page follows', [2, 1, 3, 8, 7], [3, 2, 1], [3, 2, 1, 8, 7]],
  ['one that is gone leaves no gap', [2, 3], [3, 2, 1], [3, 2]],
])('%s', (_name, rows, shown, expected) => {
  expect(keepOrder(rowsOf(...rows), shown).map(({ i_id }) => i_id)).toEqual(expected);
});
