import { describe, expect, it } from 'vitest';
import { readImportCommand } from './import-command.ts';

describe('the import command', () => {
  it('reads a file and a mapping, with every option off', () => {
    expect(readImportCommand(['people.csv', '--mapping', 'biodata'])).toEqual({
      path: 'people.csv',
      mapping: 'biodata',
      isDryRun: false,
      sendsInvitations: false,
      source: null,
      writesProblems: false,
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
      writesProblems: true,
    });
  });

  it.each([
    [[]],
    [['people.csv']],
    [['--mapping', 'biodata']],
    [['a.csv', 'b.csv', '--mapping', 'x']],
    [['a.csv', '--mapping', 'x', '--fast']],
  ])('is invalid: %j', (words) => {
    expect(readImportCommand(words)).toBeNull();
  });
});
