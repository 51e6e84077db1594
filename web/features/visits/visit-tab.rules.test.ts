import { describe, expect, it } from 'vitest';
import { readVisitSearch, tabOf, tabOfKey } from './visit-tab.rules.ts';

describe('the address of the visits', () => {
  it('names the tab unless it is the usual one', () => {
    expect(readVisitSearch({ tab: 'i-viewed' })).toEqual({ tab: 'i-viewed' });
    expect(readVisitSearch({ tab: 'viewed-me' })).toEqual({});
    expect(readVisitSearch({ tab: ['x'] })).toEqual({});
  });

  it('begins with who viewed me', () => {
    expect(tabOf({}).type).toBe('visited_me');
    expect(tabOf({ tab: 'i-viewed' }).type).toBe('i_visited');
  });
});

it('turns to the other tab by the arrow keys', () => {
  expect(tabOfKey('ArrowRight', tabOf({}))?.name).toBe('i-viewed');
  expect(tabOfKey('ArrowRight', tabOf({ tab: 'i-viewed' }))?.name).toBe('viewed-me');
  expect(tabOfKey('End', tabOf({}))?.name).toBe('i-viewed');
  expect(tabOfKey('x', tabOf({}))).toBeUndefined();
});
