import { expect, it } from 'vitest';
import { readSeparated } from './read-separated.ts';
import { hasOpenQuote } from './separated-text.rules.ts';

/** The rows of a text that arrives in pieces of a few characters; a row with an open quote begins with `open`. */
async function rowsOf(text: string, { size = 7, longestRow = 1000 } = {}) {
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
  async function* open() {
    yield* pieces;
  }
  const rows = [];
  for await (const row of readSeparated(open, { delimiter: ',', longestRow }))
    rows.push(hasOpenQuote(row) ? ['open', ...row.map((cell) => cell.replace('\uFFFD', ''))] : row);
  return rows;
}

it.each(['\n', '\r\n', '\r'])(
  'a quote that is never closed ends with its line, which ends with %j',
  async (end) => {
    const lines = [
      'Name,Place',
      'Ann,"Kochi, West"',
      '"Béna,Kottayam',
      'Chinnu,Thrissur',
      '"Devi, K",Palai',
      '',
    ];
    expect(await rowsOf(lines.join(end))).toEqual([
      ['Name', 'Place'],
      ['Ann', 'Kochi, West'],
      ['open', '"Béna', 'Kottayam'],
      ['Chinnu', 'Thrissur'],
      ['Devi, K', 'Palai'],
    ]);
  },
);

it('several of them, in the first and the last line too, lose no other line', async () => {
  const text = '"Name,Place\nAnn,Kochi\nBeena,"Pala\nChinnu,"Kochi, West"\nDevi,"Palai';
  expect(await rowsOf(text)).toEqual([
    ['open', '"Name', 'Place'],
    ['Ann', 'Kochi'],
    ['open', 'Beena', '"Pala'],
    ['Chinnu', 'Kochi, West'],
    ['open', 'Devi', '"Palai'],
  ]);
});

it('a quote far above the end is found by the length of its row', async () => {
  const rows = Array.from({ length: 500 }, (_each, at) => `Ann ${at},Kochi`);
  const read = await rowsOf(['Ann,"Kochi', ...rows].join('\n'), { size: 64 });
  expect([read.length, read[0], read[500]]).toEqual([501, ['open', 'Ann', '"Kochi'], ['Ann 499', 'Kochi']]);
});

it('a file full of them is read in little time', async () => {
  const text = Array.from({ length: 20_000 }, (_each, at) => `"Ann ${at},Kochi`).join('\n');
  const read = await rowsOf(text, { size: 1000, longestRow: 1_000_000 });
  expect([read.length, read.every(([first]) => first === 'open')]).toEqual([20_000, true]);
});

it('a cell of several lines that is written as it should be stays whole', async () => {
  const text = 'Name,About\nAnn,"Likes books\nShe says,""Come in"", to all"\n"Beena","One\nTwo"\n';
  expect(await rowsOf(text)).toEqual([
    ['Name', 'About'],
    ['Ann', 'Likes books\nShe says,"Come in", to all'],
    ['Beena', 'One\nTwo'],
  ]);
});

it.each([7, 1, 2, 3, 1000])(
  'blanks around a quoted cell are no part of it, in pieces of %i',
  async (size) => {
    const lines = [
      ' "Name" , "Place",\t"Note" ',
      'Ann, "Kochi, Kerala",b',
      'Beena,  "Pala" , "says ""hi"""\t',
      'Chinnu,\u00A0"One,\nTwo", ""',
      'Devi, """Ammu"" K, L", "5\'4"""',
      '',
    ];
    expect(await rowsOf(lines.join('\n'), { size })).toEqual([
      ['Name', 'Place', 'Note'],
      ['Ann', 'Kochi, Kerala', 'b'],
      ['Beena', 'Pala', 'says "hi"'],
      ['Chinnu', 'One,\nTwo', ''],
      ['Devi', '"Ammu" K, L', '5\'4"'],
    ]);
  },
);

it('a quote within a cell, or one that points to the cell above, stays a character', async () => {
  const text = 'Ann, 5\' 4", "b"\nBeena, ", F\nChinnu, ", F\nDevi,"a, ""b"", c", "Ammu" Nair\n';
  expect(await rowsOf(text)).toEqual([
    ['Ann', ' 5\' 4"', 'b'],
    ['Beena', ' "', ' F'],
    ['Chinnu', ' "', ' F'],
    ['Devi', 'a, "b", c', '"Ammu" Nair'],
  ]);
});

it('a quote behind a blank that is never closed ends with its line', async () => {
  expect(await rowsOf('Name, Place\nAnn, "Kochi\nBeena, "Pala, West"\n')).toEqual([
    ['Name', ' Place'],
    ['open', 'Ann', '"Kochi'],
    ['Beena', 'Pala, West'],
  ]);
});

it('a line that is too long is refused', async () => {
  await expect(rowsOf('a'.repeat(5000))).rejects.toThrow('Max Record Size');
});
