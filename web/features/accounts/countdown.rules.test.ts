import { expect, test } from 'vitest';
import { formatCountdown, secondsUntil } from './countdown.rules.ts';

test.each([
  [200, '03:20'],
  [300, '05:00'],
  [9, '00:09'],
  [0, '00:00'],
  [3600, '60:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test('a started second counts whole', () => {
  expect(secondsUntil(10_000, 8_001)).toBe(2);
});

test('the past is zero', () => {
  expect(secondsUntil(1_000, 5_000)).toBe(0);
});
