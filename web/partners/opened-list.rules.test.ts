import { describe, expect, it } from 'vitest';
import { findNeighbours, type StoredList } from './opened-list.rules.ts';

const list: StoredList = {
  name: 'myMatch',
  ids: [7, 3, 9],
  hasMore: true,
  href: '/myMatch',
  historyIndex: 2,
};

describe('the neighbours of a profile in its list', () => {
  it('are the one before and the one after, in the order of the list', () => {
    expect(findNeighbours(list, 3)).toEqual({ previous: 7, next: 9, position: 2, count: 3, hasMore: true });
  });

  it('end with the list', () => {
    expect(findNeighbours(list, 7)?.previous).toBeUndefined();
    expect(findNeighbours(list, 9)?.next).toBeUndefined();
  });

  it('are undefined for a member who is not in the list, and without a list', () => {
    expect(findNeighbours(list, 4)).toBeUndefined();
    expect(findNeighbours(undefined, 3)).toBeUndefined();
  });
});
