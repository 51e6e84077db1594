import { expect, test } from 'vitest';
import { readMemberId } from './member-id.ts';

test.each([
  ['ITM123', 123],
  ['itm 123', 123],
  [' ITM-123 ', 123],
  ['itm-517', 517],
  ['ITM – 517', 517],
  ['ITM: #517', 517],
  ['#123', 123],
  ['123', 123],
  ['ITM00123', 123],
  [' 7 ', 7],
  ['ITM१२३', 123],
])('%s is the number of member %i', (text, id) => {
  expect(readMemberId(text, 'ITM')).toBe(id);
});

test.each([
  '',
  'ITM',
  'Asha',
  'ABC123',
  'Asha 123',
  '12a',
  '0',
  '1.5',
  '12 34',
  '25-30',
  '25 – 30',
  '9876543210',
  '9999999999',
  '99999999999',
  'asha7@example.org',
])('“%s” is no member id', (text) => {
  expect(readMemberId(text, 'ITM')).toBeNull();
});
