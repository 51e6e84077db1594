import { expect, it } from 'vitest';
import { mapping } from '#contract/imports/mapping.fields.ts';
import { notFree, notFreeAnyMore, notFreeByNotes } from '../mappings/not-free.rules.ts';
import { isNotFree } from './not-free.rules.ts';

const ofNotes = {
  values: new Set(notFreeByNotes),
  phrases: notFreeByNotes.filter((value) => value.includes(' ')),
};

it.each([
  ['Married - pls remove', true],
  ['Engaged on 14 Feb', true],
  ['Lagna tharle', true],
  ['Rishta pakka ho gaya', true],
  ['Marriage fixed', true],
  ['Married sister abroad', false],
  ["Sister's marriage fixed", false],
  ['Engaged in family business', false],
  ['Married / div. also ok', false],
  ['kundli awaited', false],
])('a note %s refuses a row: %s', (text, refused) => {
  expect(isNotFree(text, ofNotes)).toBe(refused);
});

it('are as many values as a mapping takes', () => {
  const refuse = [notFree, notFreeAnyMore].map((values) => ({ column: 'Status', values }));
  expect(mapping.safeParse({ fields: {}, refuse }).success).toBe(true);
});
