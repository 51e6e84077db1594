import { expect, test } from 'vitest';
import { digitAt, enterDigits, eraseDigit } from './code-digits.rules.ts';

test('a digit goes into its box and the focus into the next', () => {
  expect(enterDigits('', { index: 0, text: '7' })).toEqual({ code: '7', next: 1 });
});

test('the last box keeps the focus', () => {
  expect(enterDigits('123', { index: 3, text: '4' })).toEqual({ code: '1234', next: 3 });
});

test('a whole code fills all boxes, whatever stands around its digits', () => {
  expect(enterDigits('', { index: 0, text: ' 12-34 ' })).toEqual({ code: '1234', next: 3 });
});

test('digits beyond the last box are dropped', () => {
  expect(enterDigits('12', { index: 2, text: '3456' })).toEqual({ code: '1234', next: 3 });
});

test('letters enter nothing', () => {
  expect(enterDigits('12', { index: 2, text: 'x' })).toEqual({ code: '12', next: 2 });
});

test('a box may be filled before the ones before it', () => {
  expect(enterDigits('', { index: 2, text: '5' })).toEqual({ code: '  5', next: 3 });
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
