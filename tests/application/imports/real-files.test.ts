import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeProblems } from '#server/features/imports/row-reports.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { bring, check, type Desk, listRows, take } from '#tests/support/run-import.ts';
import { workbookParts, type WorkbookPart, writeSheet, zipParts } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const peopleOf = async (importId: number) =>
  application.context.database
    .selectFrom('invitations')
    .select(['sheetId', 'mobile', 'facts'])
    .where('importId', '=', importId)
    .orderBy('sheetId')
    .execute();
/** Our file of refused rows. */
const refusedOf = async (importId: number) => {
  const { content } = await writeProblems(application.context, { importId, show: 'refused' });
  let file = '';
  for await (const part of content) file += String(part);
  return file;
};
const read = async (content: string | Buffer) => {
  const { body } = await bring(desk, { content });
  if (!body.result) throw new Error(body.message);
  return [body.data.im_columns, body.data.im_sample];
};

const header = 'Name,Gender,Mobile';
const people = [
  ['Asha Rao', 'F', '9876500103'],
  ['Anu Rao', 'F', '9876500104'],
  ['Uma Rao', 'F', '9876500105'],
];

describe('a text file', () => {
  it.each([
    ['ends of all systems', ['\r\n', '\n', '\r']],
    ['another end behind the header', ['\n', '\r\n', '\r\n']],
    ['quoted cells before each end', ['\r', '\n', '\r\n']],
  ])('with %s has each person in a row', async (name, ends) => {
    const quote = name.startsWith('quoted') ? '"' : '';
    const lines = people.map((row) => row.map((cell) => `${quote}${cell}${quote}`).join(','));
    const content = [header, ...lines].map((line, at) => line + (ends[at] ?? '')).join('');
    expect(await read(content)).toEqual([['Name', 'Gender', 'Mobile'], people]);
  });

  it('names its separator in a line of its own', async () => {
    const content = 'sep=;\r\nName;Notes, and others;Gender\r\nAsha, Anu;a,b,c;F\r\n';
    expect(await read(content)).toEqual([
      ['Name', 'Notes, and others', 'Gender'],
      [['Asha, Anu', 'a,b,c', 'F']],
    ]);
  });

  it.each(['\n', '\r\n'])('names its separator above a quote that is never closed, too: %j', async (end) => {
    expect(await read(['sep=;', '"Name;Gender', 'Asha;F', 'Anu;F'].join(end))).toEqual([
      ['"Name', 'Gender'],
      [
        ['Asha', 'F'],
        ['Anu', 'F'],
      ],
    ]);
  });

  it('with one byte that is no UTF-8 loses nothing, and the row says so', async () => {
    const content = Buffer.concat([
      Buffer.from(`${header}\nZoë Mathéw,F,9876500110\nAnu O`),
      Buffer.from([0x92]),
      Buffer.from('Neil,F,9876500111\nआशा राव,F,9876500112\n'),
    ]);
    const { im_id } = await take(desk, { content, name: 'stray.csv' });
    expect((await peopleOf(im_id)).map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ firstName: 'Zoë', lastName: 'Mathéw' }),
      expect.objectContaining({ firstName: 'Anu', lastName: 'O’Neil' }),
      expect.objectContaining({ firstName: 'आशा', lastName: 'राव' }),
    ]);
    const rows = await listRows(desk, { import_id: im_id });
    expect(rows.map(({ ir_row, ir_remarks: [remark] }) => [ir_row, remark?.message])).toEqual([
      [2, undefined],
      [3, 'A character was unreadable. We guessed it'],
      [4, undefined],
    ]);
  });
});

describe('a text file with lost characters', () => {
  it.each([
    ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 the other way round', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('in %s without a mark is read in any script', async (_name, encode) => {
    const [columns, sample] = await read(encode('പേര്\tലിംഗം\r\nആശ\tസ്ത്രീ\r\nഅനു\tസ്ത്രീ\r\n'));
    expect([columns, sample]).toEqual([
      ['പേര്', 'ലിംഗം'],
      [
        ['ആശ', 'സ്ത്രീ'],
        ['അനു', 'സ്ത്രീ'],
      ],
    ]);
  });

  it.each([
    ['a NUL', Buffer.from('Na\0me,Gender\nAsha,F\n')],
    [
      'a byte that is no UTF-8',
      Buffer.concat([Buffer.from('Name'), Buffer.from([0x92]), Buffer.from(',Gender\nAsha,F\nआशा,F\n')]),
    ],
    ['a quote that is never closed', Buffer.from('"Name,Gender\nAsha,F\n')],
    ['a lost character', Buffer.from('Name \uFFFD,Gender\nAsha,F\n')],
  ])('in the header, %s, is read', async (_name, content) => {
    const { im_mapping, im_refused } = await take(desk, { content, name: 'header.csv' });
    expect([Object.keys(im_mapping.fields), im_refused]).toEqual([['name', 'gender'], 0]);
  });

  it('loses nothing but a NUL, and the row says so', async () => {
    const content = `${header}\nAsha R\0ao,F,9876500171\nAnu Rao,F,9876500172\n`;
    const { im_id } = await take(desk, { content, name: 'nul.csv' });
    expect((await peopleOf(im_id)).map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ firstName: 'Asha', lastName: 'Rao' }),
      expect.objectContaining({ firstName: 'Anu', lastName: 'Rao' }),
    ]);
    const rows = await listRows(desk, { import_id: im_id });
    expect(rows.map(({ ir_remarks: [remark] }) => remark?.message)).toEqual([
      'A character was unreadable. We guessed it',
      undefined,
    ]);
  });
});

describe('a workbook', () => {
  const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const row = (at: number, ...cells: string[]) =>
    `<row r="${at}">${cells.map((cell, column) => text(`${'ABCD'[column]}${at}`, cell)).join('')}</row>`;
  const born = (days: string) =>
    `${row(1, 'Name', 'Gender', 'DOB')}${['1', ''].map((style, at) => `<row r="${at + 2}">${text(`A${at + 2}`, 'Asha')}${text(`B${at + 2}`, 'F')}<c r="C${at + 2}"${style && ' s="1"'}><v>${days}</v></c></row>`).join('')}`;
  const bookOf = (change: (content: string) => string, data: string) =>
    zipParts(
      workbookParts(data).map((part): WorkbookPart =>
        part.name === 'xl/workbook.xml' ? { ...part, content: change(String(part.content)) } : part,
      ),
    );

  it.each(['true', '1'])('that counts days from 1904 on (date1904="%s") has its days', async (value) => {
    const change = (xml: string) => xml.replace('<sheets>', `<workbookPr date1904="${value}"/><sheets>`);
    const { body } = await bring(desk, { content: bookOf(change, born('34041')), name: 'mac.xlsx' });
    expect(body.data.im_sample.map(([, , day]) => day)).toEqual(['1997-03-14', '1997-03-14']);
  });

  it('with a year in a cell of dates has a year, and no day of 1905', async () => {
    const book = bookOf((xml) => xml, born('1995'));
    const { im_id } = await check(desk, { content: book, name: 'years.xlsx' });
    const rows = await listRows(desk, { import_id: im_id });
    expect(rows.map(({ ir_remarks: [remark] }) => remark?.message)).toEqual(
      Array.from(
        { length: 2 },
        () => 'Only a year or month is given. We take its first day, and the person is asked to confirm it',
      ),
    );
  });

  it('whose cells name no place is read in their order', async () => {
    const cells = (texts: string[]) =>
      texts.map((each) => `<c t="inlineStr"><is><t>${each}</t></is></c>`).join('');
    const data = [['Name', 'Gender', 'Mobile'], ...people]
      .map((each, at) => (at === 1 ? `<row>${cells(each)}</row>` : `<row r="${at + 1}">${cells(each)}</row>`))
      .join('');
    const { body } = await bring(desk, { content: bookOf((xml) => xml, data), name: 'bare.xlsx' });
    expect(body.data.im_sample).toEqual(people);
  });

  it('with a prefix before its tags is read, too', async () => {
    const data = row(1, 'Name', 'Gender') + row(2, 'Asha', 'F');
    const parts = workbookParts(data).map((part): WorkbookPart => {
      if (!part.name.includes('sheet1')) return part;
      const xml = String(part.content).replace('xmlns=', 'xmlns:x=');
      return { ...part, content: xml.replaceAll(/<(\/?)(?=\w)/g, '<$1x:').replaceAll(/ r="\w\d"/g, '') };
    });
    const { body } = await bring(desk, { content: zipParts(parts), name: 'prefixed.xlsx' });
    expect(body.data.im_sample).toEqual([['Asha', 'F']]);
  });

  it('with a hidden first sheet is read from the others', async () => {
    const lists = row(1, 'Gender', 'Religion') + row(2, 'Male', 'Hindu');
    const data = row(1, 'Name', 'Gender') + row(2, 'Asha', 'F');
    const parts = workbookParts(lists).map((part): WorkbookPart => {
      const xml = String(part.content);
      if (part.name === 'xl/workbook.xml') {
        const sheets =
          '<sheets><sheet name="Lists &amp; more" sheetId="1" state="hidden" r:id="rId1"/><sheet name="People" sheetId="2" r:id="rId2"/></sheets>';
        return { ...part, content: xml.replace(/<sheets>.*<\/sheets>/, sheets) };
      }
      const [link = ''] = /<Relationship [^>]*>/.exec(xml) ?? [];
      const other = link.replace('rId1', 'rId2').replace('sheet1', 'sheet2');
      return { ...part, content: xml.replace('</Relationships>', `${other}</Relationships>`) };
    });
    const second = String(parts.at(-1)?.content).replace(lists, data);
    const content = zipParts([...parts, { name: 'xl/worksheets/sheet2.xml', content: second }]);
    const { body } = await bring(desk, { content, name: 'hidden.xlsx' });
    expect(body.data.im_sample).toEqual([['Asha', 'F']]);
    expect(body.data.im_layout.sheets).toMatchObject([
      { name: 'Lists & more', is_read: false },
      { name: 'People', is_read: true },
    ]);
  });

  it('with an error instead of a value leaves it out with a note', async () => {
    const error = '<c r="C2" t="e"><f>VLOOKUP(1,2)</f><v>#REF!</v></c>';
    const second = `<row r="2">${text('A2', 'Asha')}${text('B2', 'F')}${error}</row>`;
    const data = `${row(1, 'Name', 'Gender', 'Occupation')}${second}`;
    const { im_id } = await check(desk, { content: bookOf((xml) => xml, data), name: 'errors.xlsx' });
    expect((await listRows(desk, { import_id: im_id }))[0]?.ir_remarks).toMatchObject([
      { field: 'working_as', message: 'Left out: the spreadsheet shows an error here', value: '#REF!' },
    ]);
  });
});

describe('sisters with one number of their father', () => {
  const sheet = (rows: readonly (readonly string[])[]) =>
    writeSheet([['Reg No', 'Name', 'Gender', 'Mobile'], ...rows]);
  const anna = ['F1', 'Anna Paul', 'F', '9876500120'];
  const betty = ['F2', 'Betty Paul', 'F', '98765 00120'];

  it('are two people, in any order and again next month', async () => {
    const { im_id, im_added } = await take(desk, { content: sheet([anna, betty]), name: 'sisters.csv' });
    expect(im_added).toBe(2);
    expect(await peopleOf(im_id)).toMatchObject([
      { sheetId: 'F1', mobile: '+919876500120', facts: { firstName: 'Anna' } },
      { sheetId: 'F2', mobile: null, facts: { firstName: 'Betty' } },
    ]);
    const [, second] = await listRows(desk, { import_id: im_id });
    expect(second?.ir_remarks).toMatchObject([
      { field: 'mobile', message: 'Left out: the person in row 2 has the same one' },
    ]);
    for (const rows of [[anna, betty], [betty, anna], [betty]]) {
      const again = await take(desk, { content: sheet(rows), name: 'sisters.csv' });
      expect(again).toMatchObject({ im_added: 0, im_unchanged: rows.length, im_refused: 0 });
    }
  });

  it('are still one person with one name', async () => {
    const rows = [
      ['G1', 'Carol Paul', 'F', '9876500121'],
      ['G2', 'Carol Paul', 'F', '9876500121'],
    ];
    const done = await take(desk, { content: sheet(rows), name: 'twice.csv' });
    expect(done).toMatchObject({ im_added: 1, im_refused: 1 });
  });
});

it('a name with an address is refused, with its row, its column and what it says', async () => {
  const content = `Candidate name,Gender,Mobile\nVisit bit.ly/abc,F,9876500131\nAnu K.Nair,F,9876500132\n`;
  const { im_id, im_added } = await take(desk, { content, name: 'spam.csv' });
  expect(im_added).toBe(1);
  const [row] = await listRows(desk, { import_id: im_id });
  expect(row).toMatchObject({
    ir_row: 2,
    ir_outcome: 'refused',
    ir_remarks: [
      {
        field: 'name',
        message: 'Write the name alone, without an address or a number',
        value: 'Visit bit.ly/abc',
        mend: null,
      },
    ],
  });
  expect(await refusedOf(im_id)).toContain(
    'Row 2 – Candidate name: Write the name alone, without an address or a number',
  );
});

it('blanks around quoted cells are no part of a row', async () => {
  const content = `Name, Gender, Place\n"Asha Rao", F, "Kochi, Kerala"\n Anu Rao , F,"Pala, Kerala" \n`;
  expect(await read(content)).toEqual([
    ['Name', 'Gender', 'Place'],
    [
      ['Asha Rao', 'F', 'Kochi, Kerala'],
      ['Anu Rao', 'F', 'Pala, Kerala'],
    ],
  ]);
});

it('a row of too many cells comes back with all of them, and is refused again', async () => {
  const content = `${header}\nAsha,Rao,F,9876500130\n`;
  const { im_id } = await take(desk, { content, name: 'shifted.csv' });
  const again = await take(desk, { content: await refusedOf(im_id), name: 'shifted - refused.csv' });
  expect(again).toMatchObject({ im_added: 0, im_refused: 1 });
});
