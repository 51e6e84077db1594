import { expect, test } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

const secretKey = 'a secret key of tests';
const sealed = sealText(secretKey, { purpose: 'key', text: 'நம்பிக்கை 123' });

test('a sealed text opens to what it was', () => {
  expect(openSealedText(secretKey, { purpose: 'key', sealed })).toBe('நம்பிக்கை 123');
});

test('the same text is sealed differently each time', () => {
  expect(sealText(secretKey, { purpose: 'key', text: 'நம்பிக்கை 123' })).not.toBe(sealed);
});

test('it opens with no other key, for no other purpose, and not when a character is changed or missing', () => {
  const middle = Math.floor(sealed.length / 2);
  const other = sealed[middle] === 'A' ? 'B' : 'A';
  const changed = `${sealed.slice(0, middle)}${other}${sealed.slice(middle + 1)}`;
  expect(openSealedText('another key', { purpose: 'key', sealed })).toBeNull();
  expect(openSealedText(secretKey, { purpose: 'ticket', sealed })).toBeNull();
  for (const broken of [changed, `A${sealed}`, sealed.slice(4), sealed.slice(0, 10), '', '!']) {
    expect(openSealedText(secretKey, { purpose: 'key', sealed: broken })).toBeNull();
  }
});
