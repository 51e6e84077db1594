import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { bring, check, type Desk, listRows, take } from '#tests/support/run-import.ts';
import { workbookParts, type WorkbookPart, zipParts } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

type Rows = readonly (readonly string[])[];

/** A workbook of one sheet; a cell without a text is not written, as in the rest of a merged range. */
function bookOf(rows: Rows, ...merged: string[]): Buffer {
  const cells = (row: readonly string[], at: number) =>
    row.map((text, column) =>
      text === ''
        ? ''
        : `<c r="${String.fromCodePoint(65 + column)}${at}" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
  const data = rows.map((row, at) => `<row r="${at + 1}">${cells(row, at + 1).join('')}</row>`).join('');
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return zipParts(
    workbookParts(data).map((part): WorkbookPart => {
      const xml = String(part.content);
      const ends = `</sheetData><mergeCells count="${merged.length}">${ranges}</mergeCells>`;
      return part.name.includes('sheet1') ? { ...part, content: xml.replace('</sheetData>', ends) } : part;
    }),
  );
}

let files = 0;
/** What becomes of the rows of a workbook: the stored facts by the first name, and what is said about each row. */
async function read(rows: Rows, ...merged: string[]) {
  files += 1;
  const done = await take(desk, { content: bookOf(rows, ...merged), name: `merged ${files}.xlsx` });
  const people = await application.context.database
    .selectFrom('invitations')
    .select(['sheetId', 'mobile', 'facts'])
    .where('importId', '=', done.im_id)
    .execute();
  const said = (await listRows(desk, { import_id: done.im_id })).map(({ ir_row, ir_outcome, ir_remarks }) => [
    ir_row,
    ir_outcome,
    ...ir_remarks.map(({ field, message, value }) => [field, message, value]),
  ]);
  return { done, people, said };
}

const header = ['Reg No', 'Name', 'Gender', 'Mobile', 'Religion'];

describe('a cell that is merged over the rows of several people', () => {
  it('counts for each of them, and the row says so', async () => {
    const { people, said } = await read(
      [
        header,
        ['M1', 'Anna Paul', 'F', '9876500201', 'Christian'],
        ['M2', 'Betty Paul', 'F', '9876500202', ''],
        ['M3', 'Chinnu Nair', 'F', '9876500203', 'Hindu'],
      ],
      'E2:E3',
    );
    expect(people.map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ firstName: 'Anna', religion: 'christian' }),
      expect.objectContaining({ firstName: 'Betty', religion: 'christian' }),
      expect.objectContaining({ firstName: 'Chinnu', religion: 'hindu' }),
    ]);
    expect(said).toEqual([
      [2, 'added'],
      [3, 'added', ['religion', 'Taken from the merged cell above', 'Christian']],
      [4, 'added'],
    ]);
  });

  it('counts in its first column alone, and in none of the rows without anybody', async () => {
    const { done, people } = await read(
      [
        ['', '', '', '', 'Faith'],
        [...header, 'Caste'],
        ['N1', 'Anna Paul', 'F', '9876500204', 'Christian', ''],
        ['N2', 'Betty Paul', 'F', '9876500205', '', ''],
        ['', '', '', '', '', ''],
        ['N3', '', '', '', '', ''],
      ],
      'E1:F1',
      'E3:F900',
    );
    expect(people.map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ firstName: 'Anna', religion: 'christian' }),
      expect.objectContaining({ firstName: 'Betty', religion: 'christian' }),
    ]);
    expect(people.every(({ facts }) => !JSON.stringify(facts).includes('ommunity'))).toBe(true);
    expect([done.im_rows, done.im_skipped, done.im_refused]).toEqual([3, 1, 0]);
  });

  it('with the number of the father stays with the first of his daughters', async () => {
    const { people, said } = await read(
      [header, ['O1', 'Anna Paul', 'F', '9876500206', 'Christian'], ['O2', 'Betty Paul', 'F', '', 'Hindu']],
      'D2:D3',
    );
    expect(people.map(({ mobile }) => mobile)).toEqual(['+919876500206', null]);
    expect(said[1]?.slice(2)).toEqual([
      ['mobile', 'Left out: it stands in a merged cell, and belongs to the row above', '9876500206'],
    ]);
  });

  it('counts below a heading, which says their gender', async () => {
    const rows = [
      ['', 'Name', 'Mobile', 'Caste', 'Religion'],
      ['', 'BRIDES', '', '', ''],
      ['1', 'Anna Paul', '9876500215', 'Nadar', 'Christian'],
      ['2', 'Betty Paul', '', '', ''],
    ];
    const { people, said } = await read(rows, 'A2:E2', 'C3:C4', 'D3:D4', 'E3:E4');
    expect(people.map(({ facts }) => facts)).toMatchObject([
      { firstName: 'Anna', gender: 'Female', religion: 'christian' },
      { firstName: 'Betty', gender: 'Female', religion: 'christian' },
    ]);
    expect(said[1]?.slice(2)).toContainEqual(['community', 'Taken from the merged cell above', 'Nadar']);
  });

  it('with a number of the sheet is that of the first', async () => {
    const { people, said } = await read(
      [header, ['P1', 'Anna Paul', 'F', '9876500207', ''], ['', 'Betty Paul', 'F', '9876500208', '']],
      'A2:A3',
    );
    expect(people.map(({ sheetId }) => sheetId)).toEqual(['P1', null]);
    expect(said[1]?.slice(1)).toEqual([
      'added',
      ['row_id', 'Left out: it stands in a merged cell, and belongs to the row above', 'P1'],
    ]);
  });

  it('with a name makes no second person', async () => {
    const { people, said } = await read(
      [header, ['Q1', 'Anna Paul', 'F', '9876500209', 'Christian'], ['', '', '', '9876500210', '']],
      'A2:A3',
      'B2:B3',
      'C2:C3',
      'E2:E3',
    );
    expect(people).toHaveLength(1);
    expect(said[1]).toEqual([
      3,
      'refused',
      ['name', 'The name is that of the row above, in one merged cell', 'Anna Paul'],
    ]);
  });
});

describe('cells that are merged above the people', () => {
  it('stay titles and names of columns', async () => {
    const { body } = await bring(desk, {
      content: bookOf(
        [
          ['List of Brides 2026', '', '', '', ''],
          ['', '', '', '', ''],
          ['Name', 'Gender', 'Mobile', 'Parents', ''],
          ['', '', '', 'Father', 'Mother'],
          ['Anna Paul', 'F', '9876500211', 'Paul', 'Mary'],
          ['Betty Paul', 'F', '9876500212', '', ''],
        ],
        'A1:E2',
        'A3:A6',
        'B3:B4',
        'C3:C4',
        'D3:E3',
      ),
      name: 'groups.xlsx',
    });
    expect(body.data.im_columns).toEqual(['Name', 'Gender', 'Mobile', 'Parents: Father', 'Parents: Mother']);
    expect(body.data.im_sample).toEqual([
      ['Anna Paul', 'F', '9876500211', 'Paul', 'Mary'],
      ['Betty Paul', 'F', '9876500212'],
    ]);
    expect(body.data.im_layout.sheets).toMatchObject([
      { header_row: 3, above: [{ row: 1, text: 'List of Brides 2026' }] },
    ]);
  });

  it('over a whole sheet cost nothing', async () => {
    const ranges = Array.from({ length: 2000 }, (_none, at) => `A${at + 2}:XFD1048576`);
    const { im_rows } = await check(desk, {
      content: bookOf([header, ['R1', 'Anna Paul', 'F', '9876500213', '']], 'A1:XFD1048576', ...ranges),
      name: 'whole.xlsx',
    });
    expect(im_rows).toBe(1);
  });
});
