import { expect, test } from 'vitest';
import { neighbourOf } from './queue-order.rules.ts';

const free = (item_id: number) => ({ item_id, claimed_by: null });
const taken = (item_id: number) => ({ item_id, claimed_by: { u_id: 9, name: 'Mary', is_me: false } });
const rows = [free(1), taken(2), free(3), free(4)];

test.each([
  ['the first one is next while none is open', { item: undefined, by: 1 }, 1],
  ['one that another moderator has open is passed over', { item: 1, by: 1 }, 3],
  ['and backwards, too', { item: 3, by: -1 }, 1],
  ['the list ends', { item: 4, by: 1 }, undefined],
  ['and begins', { item: 1, by: -1 }, undefined],
  ['after the last one that is decided comes the first', { item: 4, by: 1, isLeaving: true }, 1],
  ['an item of another page is before the first', { item: 99, by: 1 }, 1],
] as const)('%s', (_what, place, expected) => {
  expect(neighbourOf(rows, place)).toBe(expected);
});
