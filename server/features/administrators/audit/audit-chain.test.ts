import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWithHead, compareWithLast, hashOf } from './audit-chain.ts';

const column = fc.option(fc.string({ unit: 'grapheme' }), { freq: 5 });
const entry = fc.record({
  id: fc.integer({ min: 1 }),
  texts: fc.array(column, { minLength: 9, maxLength: 9 }),
  previousHash: fc.string({ minLength: 64, maxLength: 64 }),
});

test('entries that differ in any column have different hashes', () => {
  fc.assert(
    fc.property(entry, fc.nat(8), column, (one, place, text) => {
      fc.pre(one.texts[place] !== text);
      expect(hashOf({ ...one, texts: one.texts.with(place, text) })).not.toBe(hashOf(one));
    }),
  );
});

test('a text that moves from one column to the next changes the hash', () => {
  const texts = (first: string | null, second: string | null) => [
    first,
    second,
    ...Array<null>(7).fill(null),
  ];
  const hashes = [
    texts('ab', 'c'),
    texts('a', 'bc'),
    texts('abc', ''),
    texts('', 'abc'),
    texts('abc', null),
    texts(null, 'abc'),
    texts('1:a,1:b', null),
  ].map((columns) => hashOf({ id: 1, texts: columns, previousHash: '' }));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('the missing entries are named by the first and the last', () => {
  const unhashed = { id: 9, texts: [], previousHash: 'unknown' };
  const found = compareWithLast({ ...unhashed, hash: hashOf(unhashed) }, { id: 4, hash: 'x' });
  expect(found).toEqual([{ kind: 'missing', id: 5, upTo: 8 }]);
});

test('a head that is gone, further, or behind is a flaw', () => {
  const last = { id: 4, hash: 'x' };
  expect(compareWithHead(last, last)).toEqual([]);
  expect(compareWithHead(last, undefined)).toEqual([{ kind: 'unlinked', id: 4 }]);
  expect(compareWithHead(last, { id: 6, hash: 'z' })).toEqual([{ kind: 'missing', id: 5, upTo: 6 }]);
  expect(compareWithHead(last, { id: 3, hash: 'w' })).toEqual([{ kind: 'inserted', id: 4 }]);
  expect(compareWithHead(last, { id: 4, hash: 'y' })).toEqual([{ kind: 'changed', id: 4 }]);
});
