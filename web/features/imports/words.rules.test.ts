import { expect, it } from 'vitest';
import { readSynonyms, readWords, writeSynonyms, writeWords } from './words.rules.ts';

it('words are separated by commas, each once', () => {
  expect(readWords(' none, -, none ,')).toEqual(['none', '-']);
  expect(readWords(' , ')).toBeUndefined();
  expect(writeWords(['none', '-'])).toBe('none, -');
  expect(writeWords(undefined)).toBe('');
});

it('meanings stand line by line, and a line without the sign says nothing', () => {
  expect(readSynonyms('M = Male\n f=Female\nhalf a line\n= nobody\nparents =')).toEqual({
    M: 'Male',
    f: 'Female',
    parents: '',
  });
  expect(readSynonyms('\n')).toBeUndefined();
});

it('meanings read as they were written', () => {
  const meanings = { m: 'Male', 'a = b': 'x' };
  expect(readSynonyms(writeSynonyms({ m: 'Male', parents: '' }))).toEqual({ m: 'Male', parents: '' });
  // A sign inside the words cannot be told from the one between them.
  expect(readSynonyms(writeSynonyms(meanings))).toEqual({ m: 'Male', a: 'b = x' });
  expect(writeSynonyms(undefined)).toBe('');
});
