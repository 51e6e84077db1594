import { expect, test } from 'vitest';
import { memberFilters } from '#contract/members/member.fields.ts';
import { changeFilters, clearFilters, filterNames, readMembersSearch } from './members-address.rules.ts';

test('the address has every filter of the contract', () => {
  expect(filterNames.toSorted()).toEqual(Object.keys(memberFilters.shape).toSorted());
});

test('filters are read as the contract takes them, and what is none is dropped', () => {
  const search = readMembersSearch({
    search: 'asha',
    status: 'inactive',
    plan: 2,
    verified: false,
    min_completion: 60,
    seen_days: '30',
    unseen_days: 0,
    gender: 'Robot',
    reported: 'perhaps',
    page: 3,
  });
  expect(search).toEqual({
    search: 'asha',
    status: 'inactive',
    plan: '2',
    verified: false,
    min_completion: 60,
    seen_days: 30,
    page: 3,
  });
  const { search: _text, page: _page, ...filters } = search;
  expect(memberFilters.parse(filters)).toEqual(filters);
});

test('another filter begins at the first page, and clearing leaves search and order', () => {
  const search = { search: 'asha', sort: 'name', order: 'asc', page: 3, noted: true } as const;
  expect(changeFilters(search, { gender: 'Female', noted: undefined })).toEqual({
    search: 'asha',
    sort: 'name',
    order: 'asc',
    gender: 'Female',
  });
  expect(clearFilters(search)).toEqual({ search: 'asha', sort: 'name', order: 'asc' });
});
