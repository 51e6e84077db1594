import { expect, test } from 'vitest';
import { isSavedAlone, openSaved } from './saved-address.rules.ts';

const kochi = {
  search_id: 4,
  name: 'Kochi teachers',
  filters: { district: ['Ernakulam'], search: 'teacher' },
  alert: true,
  created_at: '2026-11-20T10:00:00Z',
};

test('a saved search alone becomes its filters', () => {
  expect(openSaved({ saved: 4 }, [kochi]).next).toEqual({
    search: 'teacher',
    district: 'Ernakulam',
    saved: 4,
  });
});

test('a saved search with filters stays, so that it can be changed', () => {
  expect(openSaved({ saved: 4, age: '25-' }, [kochi])).toEqual({ opened: kochi });
});

test('a saved search that no longer exists is removed from the address', () => {
  expect(openSaved({ saved: 5, age: '25-' }, [kochi])).toEqual({ next: { age: '25-' } });
  expect(openSaved({ saved: 5 }, [kochi])).toEqual({ next: {} });
});

test('a saved search without filters opens the unfiltered list', () => {
  expect(openSaved({ saved: 4 }, [{ ...kochi, filters: {} }]).next).toEqual({});
});

test('an address without a saved search opens none', () => {
  expect(openSaved({ age: '25-' }, [kochi])).toEqual({});
  expect([{ saved: 4 }, { saved: 4, age: '25-' }, {}].map(isSavedAlone)).toEqual([true, false, false]);
});
