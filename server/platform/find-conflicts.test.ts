import { describe, expect, it } from 'vitest';
import { findConflicts } from './find-conflicts.ts';

describe('a change of a value that was read before', () => {
  it.each([
    ['it is unchanged', { previous: 'a', current: 'a', wanted: 'b' }, []],
    ['another change made it different', { previous: 'a', current: 'c', wanted: 'b' }, ['field']],
    ['another change made it the same', { previous: 'a', current: 'b', wanted: 'b' }, []],
    ['another change cleared it', { previous: 'a', current: null, wanted: 'b' }, ['field']],
    ['another change reordered a list', { previous: ['a', 'b'], current: ['b', 'a'], wanted: [] }, ['field']],
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
