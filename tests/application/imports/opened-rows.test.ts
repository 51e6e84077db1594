import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showImportRow } from '#contract/imports/import-row.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { check, type Desk, listRows, take } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const open = (import_id: number, row: number) =>
  callApi(application, { endpoint: showImportRow, input: { import_id, row }, token: desk.token });
const fieldsOf = async (importId: number, row: number) => {
  const { body } = await open(importId, row);
  return Object.fromEntries(
    body.data.ir_fields.map(({ if_field, if_written, if_stored }) => [if_field, [if_written, if_stored]]),
  );
};

const sheet = (name: string) =>
  writeSheet([
    ['Reg No', 'Full Name', 'Sex', 'Age', 'Caste', 'Religion', 'Education', 'Height', 'E-mail', 'Shoe size'],
    ['K 1', 'Mathew, Asha', 'F', '28', 'Nair', 'Hindu', 'B.Tech (CSE)', `5'4`, `${name}@e.example`, 'Chess'],
    ['K 2', 'Arun', '', '30', 'Nair', 'Hindu', 'BA', '', '', ''],
    ['K 3', 'Divya', 'F', '30', '', 'Hindu', 'BA', '', `divya.${name}@e.example`, ''],
  ]);

describe('a row of a checked sheet', () => {
  it('shows for each field what the sheet says and what will be stored, by the labels of the lists', async () => {
    const { im_id } = await check(desk, { content: sheet('opened') });
    const { body } = await open(im_id, 2);
    expect(body.data).toMatchObject({ ir_row: 2, ir_name: 'Mathew, Asha', ir_outcome: 'added' });
    expect(await fieldsOf(im_id, 2)).toMatchObject({
      name: ['Mathew, Asha', 'Asha Mathew'],
      gender: ['F', 'Female'],
      community: ['Nair', 'Nair'],
      qualification: ['B.Tech (CSE)', `Bachelor's – Engineering`],
      qualification_detail: [null, 'B.Tech (CSE)'],
      height: [`5'4`, '163'],
      row_id: ['K 1', 'K 1'],
      email: ['opened@e.example', 'opened@e.example'],
    });
    const birth = body.data.ir_fields.find(({ if_field }) => if_field === 'dob');
    expect(birth).toMatchObject({ if_written: '28', if_is_estimated: true });
    expect(body.data.ir_remarks).toMatchObject([{ field: 'dob' }]);
    expect(body.data.ir_unread).toEqual([{ column: 'Shoe size', text: 'Chess' }]);
  });

  it('that is refused shows what the sheet says, and that nothing is stored', async () => {
    const { im_id } = await check(desk, { content: sheet('refused') });
    const fields = await fieldsOf(im_id, 3);
    expect(fields).toMatchObject({ name: ['Arun', null], dob: ['30', null] });
    expect(Object.values(fields).every(([, stored]) => stored === null)).toBe(true);
  });

  it('names what is kept as own words', async () => {
    const { im_id, im_mapping } = await check(desk, { content: sheet('own') });
    const { community } = im_mapping.fields;
    if (community?.converter !== 'choice') throw new Error('The community has another converter');
    const mapping = {
      ...im_mapping,
      fields: { ...im_mapping.fields, community: { ...community, own_words: ['Veerakodi'] } },
    };
    const content = sheet('own').replace('"Nair"', '"Veerakodi"');
    const again = await check(desk, { content, mapping });
    expect(again.im_id).not.toBe(im_id);
    const { body } = await open(again.im_id, 2);
    const field = body.data.ir_fields.find(({ if_field }) => if_field === 'community');
    expect(field).toMatchObject({ if_stored: 'Veerakodi', if_is_own_words: true });
  });

  it('is shown after the import too, until the rows are deleted', async () => {
    const { im_id } = await take(desk, { content: sheet('after') });
    expect(await fieldsOf(im_id, 2)).toMatchObject({ community: ['Nair', 'Nair'] });
    expect((await open(im_id, 99)).status).toBe(404);
    expect((await open(im_id + 1000, 2)).status).toBe(404);
    await application.context.database.deleteFrom('importChunks').where('importId', '=', im_id).execute();
    expect((await open(im_id, 2)).body.code).toBe('import_file_gone');
  });
});

describe('the rows of a check', () => {
  it('are listed without those that have remarks or are refused', async () => {
    const { im_id } = await check(desk, {
      content: writeSheet([
        ['Name', 'Sex', 'DOB'],
        ['Good', 'F', '01-01-1995'],
        ['Remarked', 'F', '31-02-1995'],
        ['Refused', '', '01-01-1995'],
      ]),
    });
    const rows = await listRows(desk, { import_id: im_id, show: 'good' });
    expect(rows.map(({ ir_name }) => ir_name)).toEqual(['Good']);
  });
});
