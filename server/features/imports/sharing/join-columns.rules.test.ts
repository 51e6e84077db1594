import { describe, expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

/** What is stored of two columns that are read as words about the person. */
function about(cells: Readonly<Record<string, string>>) {
  const { facts, remarks } = convertSheet([cells], (mapping) => ({
    ...mapping,
    fields: { ...mapping.fields, about: { converter: 'text', columns: Object.keys(cells) } },
  }));
  return { about: facts.about, said: remarks.map(({ key, as }) => [key, as]) };
}

describe('several columns of words', () => {
  it('are stored one after the other, each with its header', () => {
    expect(about({ Nature: 'Paints', Expectation: 'A teacher', Wishes: 'Stay in Kochi' })).toEqual({
      about: 'Nature: Paints\nExpectation: A teacher\nWishes: Stay in Kochi',
      said: [],
    });
  });

  it('are stored without a header where one alone says something', () => {
    expect(about({ Nature: '-', Expectation: 'A teacher' }).about).toBe('A teacher');
    expect(about({ Nature: 'Paints', Expectation: 'Paints' }).about).toBe('Paints');
  });

  it('leave out what is too long together, with a note', () => {
    const long = 'Likes books. '.repeat(150).trim();
    const read = about({ Nature: long, Expectation: 'A teacher'.repeat(10), Wishes: 'Kochi' });
    expect(read.about).toBe(`Nature: ${long}\nWishes: Kochi`);
    expect(read.said).toEqual([['row.too_long_together', expect.stringContaining('Expectation: A teacher')]]);
  });
});
