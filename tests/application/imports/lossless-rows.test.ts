import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showImportRow } from '#contract/imports/import-row.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { check, type Desk, listRows } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const header = ['Reg', 'Name', 'Sex', 'Brothers / Sisters', 'Income/Yr', 'Ph', 'Remarks'];
/** Checks rows; returns what is said about each. */
const checkRows = async (rows: readonly (readonly string[])[]) => {
  const details = await check(desk, { content: writeSheet([header, ...rows]) });
  const listed = await listRows(desk, { import_id: details.im_id });
  const open = async (row: number) => {
    const wanted = { import_id: details.im_id, row };
    const opened = await callApi(application, {
      endpoint: showImportRow,
      input: wanted,
      token: desk.token,
    });
    const fields = opened.body.data.ir_fields;
    return Object.fromEntries(fields.map(({ if_field, if_stored }) => [if_field, if_stored]));
  };
  const said = listed.map(({ ir_remarks }) => ir_remarks.map(({ message }) => message));
  return { details, rows: listed, said, open };
};

describe('nothing of a row is lost without a word', () => {
  it('a second number, and what stands beside a name', async () => {
    const { said, open, details } = await checkRows([
      ['1', 'Sukesh Sherigar (S/o Ramesh Sherigar)', 'M', '', '', '98860 12345 / 98450 54321', ''],
      ['2', 'Ms. ASMA BANU (Asu)', 'F', '', '', '98860 12346', ''],
    ]);
    expect(said).toEqual([
      [expect.stringContaining('further ones are not kept: 9845054321')],
      [expect.stringContaining('Left out of the name: Asu')],
    ]);
    // They ask for nothing, and can be listed.
    expect(details).toMatchObject({ im_with_remarks: 0 });
    expect(details.im_reasons).toContainEqual(
      expect.objectContaining({ key: 'row.more_numbers', rows: 1, needs_nothing: true }),
    );
    const list = async (wanted: { show?: 'problems' | 'nothing_to_do'; note?: string }) => {
      const noted = await listRows(desk, { import_id: details.im_id, ...wanted });
      return noted.map(({ ir_row: row }) => row);
    };
    expect(await list({ note: 'mobile|row.more_numbers' })).toEqual([2]);
    expect(await list({ show: 'nothing_to_do' })).toEqual([2, 3]);
    expect(await list({ show: 'problems' })).toEqual([]);
    expect(await open(2)).toMatchObject({ name: 'Sukesh Sherigar', father: 'Ramesh Sherigar' });
    expect(await open(3)).toMatchObject({ name: 'Asma Banu', mobile: '+919886012346' });
  });

  it('a number that may be that of brothers or of sisters, and a sum whose unit is open', async () => {
    const { said, open } = await checkRows([
      ['1', 'Asha Rao', 'F', '4', '4.8', '98860 22345', ''],
      ['2', 'Devi Rao', 'F', '2/1', '30000/month', '98860 22346', ''],
    ]);
    expect(said).toEqual([
      [
        'Read as lakhs a year: it is small for rupees',
        'Left out: it says how many brothers and sisters there are together, not how many of each',
      ],
      [],
    ]);
    expect(await open(2)).toMatchObject({ annual_income: '480000' });
    expect(await open(3)).toMatchObject({ annual_income: '360000' });
  });

  it('who is no longer looking is refused for the column that says so', async () => {
    const { rows, said } = await checkRows([
      ['1', 'Asha Rao', 'F', '', '', '98860 32345', 'MARRIAGE FIXED'],
      ['2', 'Devi Rao', 'F', '', '', 'Engagement over 98860 32346', ''],
      ['3', 'Mini Rao', 'F', '', '', '98860 32347', 'Fixed'],
      ['4', 'Lata Rao', 'F', '', '', '98860 32348', 'Fees fixed later'],
    ]);
    expect(rows.map(({ ir_outcome }) => ir_outcome)).toEqual(['refused', 'refused', 'refused', 'added']);
    expect(said.slice(0, 3)).toEqual([
      ['The column “Remarks” says “MARRIAGE FIXED”: the person is no longer looking'],
      ['The column “Ph” says “Engagement over 98860 32346”: the person is no longer looking'],
      ['The column “Remarks” says “Fixed”: the person is no longer looking'],
    ]);
    expect(rows[0]?.ir_remarks[0]?.field).toBe('');
  });

  it('a note and a number alone are no person', async () => {
    const { details } = await checkRows([
      ['1', 'Asha Rao', 'F', '', '', '98860 42345', ''],
      ['* rows with a star are renewed', '', '', '', '', '', ''],
      ['3', '', '', '', '', '', ''],
    ]);
    expect(details).toMatchObject({ im_added: 1, im_refused: 0, im_skipped: 2 });
  });
});
