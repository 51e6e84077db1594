import { expect, test } from 'vitest';
import { digitAt, enterDigits, eraseDigit, formatCountdown, secondsUntil } from './codes.rules.ts';

test('a digit goes into its box and the focus into the next', () => {
  expect(enterDigits('', { index: 0, text: '7', length: 4 })).toEqual({ code: '7', next: 1 });
});

test('the focus stays in the last box', () => {
  expect(enterDigits('123', { index: 3, text: '4', length: 4 })).toEqual({ code: '1234', next: 3 });
});

test('a whole code fills all boxes, whatever surrounds its digits', () => {
  expect(enterDigits('', { index: 0, text: ' 12-34 ', length: 4 })).toEqual({ code: '1234', next: 3 });
});

test('digits beyond the last box are ignored', () => {
  expect(enterDigits('12', { index: 2, text: '3456', length: 4 })).toEqual({ code: '1234', next: 3 });
});

test('a long code has six boxes', () => {
  expect(enterDigits('', { index: 0, text: '123 456', length: 6 })).toEqual({ code: '123456', next: 5 });
  expect(enterDigits('12345', { index: 5, text: '6', length: 6 })).toEqual({ code: '123456', next: 5 });
  expect(eraseDigit('123456', 5)).toEqual({ code: '12345', next: 5 });
});

test('letters enter nothing', () => {
  expect(enterDigits('12', { index: 2, text: 'x', length: 4 })).toEqual({ code: '12', next: 2 });
});

test('a box can be filled before the ones to its left', () => {
  expect(enterDigits('', { index: 2, text: '5', length: 4 })).toEqual({ code: '  5', next: 3 });
  expect([0, 1, 2, 3].map((index) => digitAt('  5', index))).toEqual(['', '', '5', '']);
});

test('Backspace empties the box it is pressed in', () => {
  expect(eraseDigit('1234', 1)).toEqual({ code: '1 34', next: 1 });
});

test('Backspace in an empty box goes back and empties that one', () => {
  expect(eraseDigit('12', 2)).toEqual({ code: '1', next: 1 });
});

test('Backspace in the first box stays there', () => {
  expect(eraseDigit('', 0)).toEqual({ code: '', next: 0 });
});

test.each([
  [200, '03:20'],
  [300, '05:00'],
  [9, '00:09'],
  [0, '00:00'],
  [3600, '60:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test('a started second counts as a whole one', () => {
  expect(secondsUntil(10_000, 8_001)).toBe(2);
});

test('the past is zero', () => {
  expect(secondsUntil(1_000, 5_000)).toBe(0);
});

test.each(['१२३४', '١٢٣٤', '１２３４', '1 2-3 4'])('the boxes take the code %s', (text) => {
  expect(enterDigits('', { index: 0, text, length: 4 })).toEqual({ code: '1234', next: 3 });
});
