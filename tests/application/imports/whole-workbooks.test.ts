import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { check, type Desk, listRows, take } from '#tests/support/run-import.ts';
import { writeSheets, writeWorkbook } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const factsOf = async (mobile: string) =>
  application.context.database
    .selectFrom('invitations')
    .select('facts')
    .where('mobile', '=', `+91${mobile}`)
    .executeTakeFirst();

describe('a workbook of several sheets', () => {
  const brides = [
    ['Name', 'DOB', 'Mobile'],
    ['Anna', new Date('1997-02-03'), 9_811_111_121],
  ];
  const grooms = [
    ['GROOMS'],
    ['Mobile', 'Name', 'DOB', 'Company'],
    [9_811_111_122, 'Roy', '03.02.1991', 'TCS'],
    ['Mobile', 'Name', 'DOB', 'Company'],
    ['', 'Shaji', '04.02.1991', ''],
  ];
  const book = writeSheets({
    'How to fill': [['Write one person in each row']],
    Brides: brides,
    Grooms: grooms,
  });

  it('has every sheet with people read, and says which is not', async () => {
    const details = await check(desk, { content: book, name: 'all.xlsx' });
    expect(details.im_columns).toEqual(['Sheet', 'Name', 'DOB', 'Mobile', 'Company']);
    expect(
      details.im_layout.sheets.map(({ name, is_read, header_row }) => [name, is_read, header_row]),
    ).toEqual([
      ['How to fill', false, 1],
      ['Brides', true, 1],
      ['Grooms', true, 2],
    ]);
    expect(details).toMatchObject({ im_rows: 4, im_added: 3, im_refused: 0, im_skipped: 1 });
    const rows = await listRows(desk, { import_id: details.im_id });
    expect(rows.map(({ ir_sheet, ir_row, ir_name }) => [ir_sheet, ir_row, ir_name])).toEqual([
      ['Brides', 2, 'Anna'],
      ['Grooms', 3, 'Roy'],
      ['Grooms', 4, 'Name'],
      ['Grooms', 5, 'Shaji'],
    ]);
    expect(rows[2]?.ir_outcome).toBe('skipped');
    expect(rows[2]?.ir_remarks).toMatchObject([{ message: 'The row repeats the header' }]);
  });

  it('has its refused rows come back as a file that can be mended and brought again', async () => {
    const rows = [
      ['Name', 'Sex', 'Mobile'],
      ['', 'M', '+91 98111 11123'],
      ['Good', 'F', '-'],
      ['Wrong', 'X', '9811111124'],
    ];
    const { im_id } = await take(desk, { content: writeWorkbook(rows), name: 'mend.xlsx' });
    const url = `/api/admin/imports/problems.csv?import_id=${im_id}&show=refused`;
    const { body: csv } = await application.server.inject({
      url,
      headers: { authorization: `Bearer ${desk.token}` },
    });
    const lines = csv.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
      ['Name', 'Sex', 'Mobile'],
      ['', 'M', "'+91 98111 11123"],
      ['Wrong', 'X', '9811111124'],
    ]);
    const mended = csv.replace(/\r\n,M,/, '\r\nArun Das,M,').replace('Wrong,X', 'Right,F');
    const again = await take(desk, { content: mended, name: 'mend - refused.csv' });
    expect(again).toMatchObject({ im_rows: 2, im_added: 2, im_refused: 0 });
    expect((await factsOf('9811111123'))?.facts).toMatchObject({ firstName: 'Arun', gender: 'Male' });
    expect(again.im_columns).toEqual(['Name', 'Sex', 'Mobile', 'Reason']);
  });

  it('shows ten inches as one, so such a height is asked about', async () => {
    const rows = [
      ['Name', 'Sex', 'Height'],
      ['Tall', 'M', 5.1],
      ['Small', 'M', 5.2],
    ];
    const ofHeights = async (content: Buffer | string, name: string) => {
      const { im_id } = await take(desk, { content, name });
      return (await listRows(desk, { import_id: im_id })).flatMap(({ ir_remarks }) =>
        ir_remarks.map(({ message }) => message),
      );
    };
    const note = 'Read as one inch above the feet. A spreadsheet also shows ten inches so: 5.10 becomes 5.1';
    expect(await ofHeights(writeWorkbook(rows), 'heights.xlsx')).toEqual([note]);
    expect(await ofHeights('Name,Sex,Height\nTaller,M,5.1\nSmaller,M,5.2\n', 'heights.csv')).toEqual([]);
  });
});
