import { describe, expect, it } from 'vitest';
import { findConflicts } from './find-conflicts.ts';

describe('a change on top of another one', () => {
  it.each([
    ['nobody else changed it', { previous: 'a', current: 'a', wanted: 'b' }, []],
    ['somebody else changed it', { previous: 'a', current: 'c', wanted: 'b' }, ['field']],
    ['somebody else changed it to the same', { previous: 'a', current: 'b', wanted: 'b' }, []],
    ['somebody else cleared it', { previous: 'a', current: null, wanted: 'b' }, ['field']],
    ['a list was put in another order', { previous: ['a', 'b'], current: ['b', 'a'], wanted: [] }, ['field']],
  ])('when %s', (_case, { previous, current, wanted }, conflicts) => {
    expect(
      findConflicts({
        previous: { field: previous },
        current: { field: current },
        wanted: { field: wanted },
      }),
    ).toEqual(conflicts);
  });

  it('does not conflict over what the client had not read', () => {
    expect(findConflicts({ previous: {}, current: { field: 'c' }, wanted: { field: 'b' } })).toEqual([]);
  });
});
