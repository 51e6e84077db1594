import { describe, expect, it } from 'vitest';
import { addPage, findNeighbours, type StoredList } from './opened-list.rules.ts';

const list: StoredList = {
  name: 'myMatch',
  ids: [7, 3, 9],
  hasMore: true,
  href: '/myMatch',
  historyIndex: 2,
};

describe('the next page of a list', () => {
  const pages = [{ data: [{ u_id: 7 }, { u_id: 3 }] }, { data: [{ u_id: 9 }, { u_id: 4 }] }];

  it('goes on after the last member, and names nobody twice', () => {
    const longer = addPage(list, { data: { pages }, hasNextPage: false });
    expect(longer.ids).toEqual([7, 3, 9, 4]);
    expect(findNeighbours(longer, 9)).toMatchObject({ next: 4, hasMore: false });
  });

  it('adds nobody while it cannot be loaded', () => {
    expect(addPage(list, { hasNextPage: true })).toEqual(list);
  });
});

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
