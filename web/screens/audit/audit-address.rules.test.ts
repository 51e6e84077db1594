import { expect, test } from 'vitest';
import { isFiltered, readAuditSearch } from './audit-address.rules.ts';
import { inputOf } from './audit-input.rules.ts';

test('the address of the audit log has its filters', () => {
  const raw = {
    group: 'members',
    administrator: 0,
    subject: 'account 7',
    from: '2026-03-01',
    to: '2026-03-31',
    page: 2,
    search: 'x',
  };
  const search = readAuditSearch(raw);
  expect(search).toEqual(raw);
  expect(isFiltered(search)).toBe(true);
  const { administrator: _administrator, ...others } = raw;
  expect(inputOf(search)).toEqual({ ...others, administrator_id: 0 });
});

test('a group that there is not is not asked for', () => {
  expect(inputOf(readAuditSearch({ group: 'everything' }))).toEqual({});
});

test.each([
  { group: 7 },
  { administrator: 'me' },
  { administrator: -1 },
  { subject: 7 },
  { subject: ' ' },
  { from: 'yesterday' },
  { to: '2026-13-01' },
  { page: 1 },
])('%j is left out', (raw) => {
  expect(readAuditSearch(raw)).toEqual({});
  expect(isFiltered(readAuditSearch(raw))).toBe(false);
});
