import { expect, test } from 'vitest';
import { moveStory, nextStory, objectorOf, pageOfPlace, storiesOfPage } from './story-order.rules.ts';

const placed = [1, 2, 3, 4].map((place) => ({ ss_id: place * 10, ss_order: place }));
const orderAfter = (id: number, place: number) =>
  moveStory(placed, { id, place }).map(({ ss_id, ss_order }) => [ss_id, ss_order]);

test('a moved story takes its place, and those between make room', () => {
  expect(orderAfter(30, 1)).toEqual([
    [30, 1],
    [10, 2],
    [20, 3],
    [40, 4],
  ]);
  expect(orderAfter(20, 3).map(([id]) => id)).toEqual([10, 30, 20, 40]);
  expect(orderAfter(20, 2)).toEqual(placed.map(({ ss_id, ss_order }) => [ss_id, ss_order]));
});

test('a place is on the page that lists it', () => {
  expect([1, storiesOfPage, storiesOfPage + 1].map((place) => pageOfPlace(place))).toEqual([1, 1, 2]);
});

const waiting = [
  { ss_id: 1, ss_created_at: '2026-03-01T09:00:00Z' },
  { ss_id: 2, ss_created_at: '2026-03-02T09:00:00Z' },
  { ss_id: 3, ss_created_at: '2026-03-03T09:00:00Z' },
];

test.each([
  ['the next that waits', waiting, { ss_id: 1, ss_created_at: '2026-03-01T09:00:00Z' }, 2],
  ['the first after the last', waiting, { ss_id: 3, ss_created_at: '2026-03-03T09:00:00Z' }, 1],
  ['the one behind a decided one', waiting, { ss_id: 9, ss_created_at: '2026-03-01T12:00:00Z' }, 2],
  ['the first after a decided last one', waiting, { ss_id: 9, ss_created_at: '2026-03-04T12:00:00Z' }, 1],
  [
    'none when it alone waits',
    waiting.slice(0, 1),
    { ss_id: 1, ss_created_at: '2026-03-01T09:00:00Z' },
    undefined,
  ],
])('the next story is %s', (_name, list, open, expected) => {
  expect(nextStory(list, open)?.ss_id).toBe(expected);
});

test.each([
  [null, 'agreed', undefined],
  ['objected', null, 'bride'],
  ['agreed', 'objected', 'groom'],
  ['objected', 'objected', 'both'],
] as const)('of the answers %s and %s, %s objects', (ss_bride_answer, ss_groom_answer, expected) => {
  expect(objectorOf({ ss_bride_answer, ss_groom_answer })).toBe(expected);
});
