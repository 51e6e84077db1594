import { describe, expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

/** The status of a person by a column, or what is said about the row. */
const read = (row: Record<string, string>) => {
  const { facts, remarks } = convertSheet([row]);
  return facts.maritalStatus ?? remarks.map(({ key }) => key).join();
};

describe('a column that asks about the marriage', () => {
  it.each([
    'Already married?',
    'Wedded?',
    'Is he married?',
    'Married or not',
    'Marriage fixed?',
    'Engaged (Y/N)',
    'Shaadi ho gayi?',
  ])('refuses Yes and says nothing of No: %s', (header) => {
    expect(['Yes', 'Y', 'yes.', 'हाँ'].map((cell) => read({ [header]: cell }))).toEqual(
      Array.from({ length: 4 }, () => 'row.not_free'),
    );
    expect(['No', 'N', '0'].map((cell) => read({ [header]: cell }))).toEqual(['', '', '']);
  });

  it.each(['Unmarried (Y/N)', 'Unmarried?', 'Whether single', 'Never married?', 'Is bachelor', 'Avivahit?'])(
    'refuses No and takes Yes for never married: %s',
    (header) => {
      expect(['Yes', 'Y', 'No', 'N'].map((cell) => read({ [header]: cell }))).toEqual([
        'never-married',
        'never-married',
        'row.not_free',
        'row.not_free',
      ]);
    },
  );

  it('leaves a divorced person who is not unmarried, where another column says so', () => {
    expect(read({ 'Marital status': 'Divorced', 'Unmarried (Y/N)': 'No' })).toBe('divorced');
  });

  it.each(['Ever married?', 'Previously married?', 'Married before'])(
    'about earlier marriages: %s',
    (header) => {
      expect(['No', 'Yes'].map((cell) => read({ [header]: cell }))).toEqual([
        'never-married',
        'row.unknown_word',
      ]);
    },
  );
});

describe('a header that names the choices', () => {
  it.each([
    'Single/Married',
    'Bachelor/Married',
    'Bachelor or Spinster',
    'Unmarried / Divorced / Widow',
    'Vivahit/Avivahit',
  ])('is of one fact: %s', (header) => {
    expect(
      ['Single', 'Unmarried', 'Bachelor', 'Divorced', 'Married', 'M'].map((cell) => read({ [header]: cell })),
    ).toEqual([
      'never-married',
      'never-married',
      'never-married',
      'divorced',
      'row.not_free',
      'row.not_free',
    ]);
  });

  it.each(['Brothers married', 'Bachelor degree', 'Single child', 'Married sisters'])(
    'is not “%s”',
    (header) => {
      expect(read({ [header]: 'Yes' })).not.toBe('row.not_free');
    },
  );
});

it.each([
  ['वैवाहिक स्थिति', 'विवाहित'],
  ['വൈവാഹിക സ്ഥിതി', 'വിവാഹിതൻ'],
  ['വൈവാഹിക സ്ഥിതി', 'വിവാഹിതന്\u200D'],
  ['திருமண நிலை', 'திருமணமானவர்'],
  ['ವೈವಾಹಿಕ ಸ್ಥಿತಿ', 'ವಿವಾಹಿತ'],
  ['వైవాహిక స్థితి', 'వివాహిత'],
])('a married person is refused in every language: %s, %s', (header, cell) => {
  expect(read({ [header]: cell })).toBe('row.not_free');
});
