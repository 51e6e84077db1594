import { describe, expect, it } from 'vitest';
import { readGenderLetters } from './gender-letters.rules.ts';
import { genderIn, genderOfWords } from './gender-words.rules.ts';

const cells = (...rows: [cell: string, name: string][]) => rows.map(([cell, name]) => ({ cell, name }));
const both = cells(['B', 'X'], ['G', 'Y']);

describe('the letters B and G', () => {
  it('mean what the header says', () => {
    expect(readGenderLetters('Boy / Girl', both)).toEqual({ b: 'Male', g: 'Female' });
    expect(readGenderLetters('Bride/Groom', both)).toEqual({ b: 'Female', g: 'Male' });
  });

  it('mean what other cells of the column say', () => {
    expect(readGenderLetters('Sex', cells(['B', ''], ['Girl', '']))).toEqual({ b: 'Male', g: 'Female' });
  });

  it('mean what the names of the people say', () => {
    const people = cells(['B', 'Priya'], ['B', 'Smt. Kiran'], ['G', 'Rahul Nair'], ['G', 'Zzz']);
    expect(readGenderLetters('G/B', people)).toEqual({ b: 'Female', g: 'Male' });
  });

  it('mean the same in rows behind the first ones', () => {
    expect(readGenderLetters('Boy / Girl', cells(['Boy', ''], ['M', '']))).toEqual({
      b: 'Male',
      g: 'Female',
    });
  });

  it('mean nothing when nothing says it', () => {
    expect(readGenderLetters('G/B', both)).toEqual({});
    expect(readGenderLetters('', cells(['B', 'Priya'], ['B', 'Rahul'], ['G', 'Anju']))).toEqual({});
  });
});

it.each([
  [
    'Male',
    'Cherukkan, Chekkan, Aankutty, Makan, Paiyan, Magan, Beta, Dulha, Huduga, Maga, Abbayi, Koduku, Larka, Chele, Bor, Mulga, Navardev, Dikro, Varraja, Munda',
  ],
  [
    'Female',
    'Penkutty, Penkutti, Pennu, Makal, Magal, Beti, Dulhan, Hudugi, Magalu, Aadapilla, Kuthuru, Larki, Meye, Kone, Mulgi, Dikri, Kudi, Dhee',
  ],
])('%s in every language of the lists', (gender, words) => {
  for (const word of words.split(', ')) expect([word, genderOfWords(word)]).toEqual([word, gender]);
});

describe('the gender by words', () => {
  it.each([
    ['Br.', 'Female'],
    ['Gr.', 'Male'],
    ['Vadhu', 'Female'],
    ['Ladka', 'Male'],
    ['Girl (2nd marriage)', 'Female'],
    ['Boy or girl', null],
  ])('%s: %s', (text, gender) => {
    expect(genderOfWords(text)).toBe(gender);
  });

  it('of a title is that of one kind of people', () => {
    expect(['BRIDES (110)', "Grooms' list", 'Brides and grooms'].map(genderIn)).toEqual([
      'Female',
      'Male',
      null,
    ]);
  });
});
