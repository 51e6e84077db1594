import { describe, expect, it } from 'vitest';
import { readVisitSearch, tabOf } from './visit-tab.rules.ts';

describe('the address of the visits', () => {
  it('names the tab unless it is the usual one', () => {
    expect(readVisitSearch({ tab: 'i-viewed' })).toEqual({ tab: 'i-viewed' });
    expect(readVisitSearch({ tab: 'viewed-me' })).toEqual({});
    expect(readVisitSearch({ tab: ['x'] })).toEqual({});
  });

  it('shows who viewed me when it names no tab', () => {
    expect(tabOf({}).type).toBe('visited_me');
    expect(tabOf({ tab: 'i-viewed' }).type).toBe('i_visited');
  });
});
