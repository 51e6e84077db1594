import { describe, expect, it } from 'vitest';
import { readImportCommand } from './import-command.ts';

describe('the import command', () => {
  it('reads a file and a mapping, with every option off; without a mapping none is asked for', () => {
    expect(readImportCommand(['people.csv'])).toMatchObject({ mapping: null, written: null });
    expect(readImportCommand(['people.csv', '--mapping', 'biodata'])).toEqual({
      path: 'people.csv',
      mapping: 'biodata',
      isDryRun: false,
      sendsInvitations: false,
      source: null,
      written: null,
      photos: null,
      words: null,
      unknownWords: null,
    });
  });

  it('reads its options', () => {
    const words = [
      'a.xlsx',
      '--mapping',
      'ours',
      '--send-invitations',
      '--problems',
      '--source',
      'Our bureau',
    ];
    expect(readImportCommand([...words, '--dry-run'])).toMatchObject({
      isDryRun: true,
      sendsInvitations: true,
      source: 'Our bureau',
      written: 'problems',
    });
  });

  it('reads what becomes of words that no list knows', () => {
    const words = ['a.csv', '--mapping', 'x', '--words', 'b.csv', '--unknown-words', 'leave-out'];
    expect(readImportCommand(words)).toMatchObject({ words: 'b.csv', unknownWords: 'nothing' });
    expect(readImportCommand([...words.slice(0, 3), '--unknown-words', 'own'])?.unknownWords).toBe(
      'own_words',
    );
  });

  it.each([
    [[]],
    [['a.csv', '--mapping', 'x', '--unknown-words', 'ask']],
    [['--mapping', 'biodata']],
    [['a.csv', 'b.csv', '--mapping', 'x']],
    [['a.csv', '--mapping', 'x', '--fast']],
  ])('is invalid: %j', (words) => {
    expect(readImportCommand(words)).toBeNull();
  });
});
