import { expect, test } from 'vitest';
import { tabOfKey } from './tab-keys.rules.ts';

const names = ['received', 'accepted', 'sent'] as const;
const leftToRight = { names, isRightToLeft: false };

test.each([
  ['ArrowRight', 'received', 'accepted'],
  ['ArrowRight', 'sent', 'received'],
  ['ArrowLeft', 'received', 'sent'],
  ['Home', 'sent', 'received'],
  ['End', 'received', 'sent'],
  ['x', 'received', undefined],
] as const)('%s leads from %s to %s', (key, shown, expected) => {
  expect(tabOfKey(key, { ...leftToRight, shown })).toBe(expected);
});

test('in a right-to-left language the arrows are reversed', () => {
  expect(tabOfKey('ArrowLeft', { names, shown: 'received', isRightToLeft: true })).toBe('accepted');
});
