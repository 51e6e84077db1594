import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { plainText } from './plain-text.ts';

test.each([
  ['علی', 'علي'],
  ['کریم', 'كريم'],
  ['فاطمہ', 'فاطمة'],
  ['أحمد', 'احمد'],
  ['آمنہ', 'امنه'],
  ['مُحَمَّد', 'محمد'],
  ['محـمد', 'محمد'],
  ['ﷴ', 'محمد'],
  ['ज़ारा', 'ज\u093Cारा'],
  ['ज़ारा', 'जारा'],
  ['ऩ', 'न\u093C'],
  ['ड़', '\u095C'],
  ['য়', 'য\u09BC'],
  ['ਸ਼', '\u0A36'],
  ['അവൻ', 'അവന\u0D4D\u200D'],
  ['പാർവതി', 'പാര്\u200Dവതി'],
  ['ഗൗരി', 'ഗ\u0D4Cരി'],
  ['சௌமியா', 'ச\u0BC6\u0BD7மியா'],
  ['ஶ்ரீ', 'ஸ்ரீ'],
  ['শরৎ', 'শরত\u09CD\u200D'],
  ['José', 'JOSE\u0301'],
  ['Ａｓｈａ', 'asha'],
  ['ﬁona', 'Fiona'],
  ['Søren Łuk', 'soren luk'],
  ['As\u00ADha\u200B', 'Asha'],
  ['D’Souza', "d'souza"],
  ['Syro\u2013Malabar', 'syro-malabar'],
])('%s and %s are one text', (one, other) => {
  expect(plainText(one)).toBe(plainText(other));
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['ड', 'ढ'],
  ['কা', 'কি'],
  ['രാമ', 'രമ'],
  ['ھ', 'ہ'],
])('%s and %s are two', (one, other) => {
  expect(plainText(one)).not.toBe(plainText(other));
});
