import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showImportRow } from '#contract/imports/import-row.ts';
import { checkImport, startImport } from '#contract/imports/imports.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { bring, type Desk, take, runToEnd } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const aRow = (row: { id: string; name: string; dob?: string; mobile?: string }) =>
  writeSheet([
    ['Reg No', 'Name', 'Sex', 'DOB', 'Mobile'],
    [row.id, row.name, 'M', row.dob ?? '03/02/1990', row.mobile ?? ''],
  ]);

const countPeople = async () => {
  const { count } = await application.context.database
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Imports a sheet, and saves its mapping under a name. */
const takeNamed = async (content: string, { saveAs, source }: { saveAs: string; source?: string }) => {
  const { body } = await bring(desk, { content });
  const { im_id: import_id, im_mapping: mapping } = body.data;
  const { token } = desk;
  await callApi(application, {
    endpoint: checkImport,
    input: { import_id, mapping, save_as: saveAs },
    token,
  });
  await runToEnd(desk, import_id);
  const input = { import_id, sends_invitations: false, ...(source !== undefined && { source }) };
  await callApi(application, { endpoint: startImport, input, token });
  return runToEnd(desk, import_id);
};

describe('a row that was corrected', () => {
  it('by adding the address that it lacked changes the same invitation', async () => {
    const manoj = { id: 'KB113', name: 'Manoj Pillai' };
    await take(desk, { content: aRow(manoj), name: 'biodata.csv' });
    const before = await countPeople();
    const corrected = { content: aRow({ ...manoj, mobile: '9812300113' }), name: 'biodata - to correct.csv' };
    expect(await take(desk, corrected)).toMatchObject({ im_added: 0, im_updated: 1, im_refused: 0 });
    expect(await take(desk, corrected)).toMatchObject({ im_added: 0, im_unchanged: 1 });
    expect(await countPeople()).toBe(before);
  });

  it('changes the invitation that an import without a saved mapping brought', async () => {
    const binu = { id: 'KB114', name: 'Binu Thomas', mobile: '9812300114' };
    await take(desk, { content: aRow(binu) });
    const before = await countPeople();
    const corrected = aRow({ ...binu, dob: '03/02/1991' });
    expect(await takeNamed(corrected, { saveAs: 'Our parish' })).toMatchObject({
      im_added: 0,
      im_updated: 1,
      im_refused: 0,
    });
    expect(await countPeople()).toBe(before);
  });

  it('changes nobody of another source, and nobody of another name', async () => {
    const tessy = { id: 'KB115', name: 'Tessy Paul', mobile: '9812300115' };
    await take(desk, { content: aRow(tessy), source: 'One bureau' });
    const ofAnother = { saveAs: 'Another bureau', source: 'Another bureau' };
    expect(await takeNamed(aRow(tessy), ofAnother)).toMatchObject({ im_updated: 0, im_refused: 1 });
    const brother = aRow({ ...tessy, id: 'KB116', name: 'Tom Paul' });
    const ofOne = { saveAs: 'One bureau', source: 'One bureau' };
    expect(await takeNamed(brother, ofOne)).toMatchObject({ im_updated: 0, im_added: 1 });
  });

  it('by a short sheet of numbers, names and places changes the places alone', async () => {
    const rows = (cells: string[][]) =>
      writeSheet([['Reg No', 'Name', 'Sex', 'DOB', 'Place', 'Mobile'], ...cells]);
    const harika = ['KB120', 'Harika Rao', 'F', '03/02/1990', 'Vijayawada', '9812300120'];
    await take(desk, { content: rows([harika]), name: 'all.csv' });
    const before = await countPeople();
    const short = (cells: string[]) => writeSheet([['Reg No', 'Name', 'Sex', 'Place'], cells]);
    const mended = await take(desk, {
      content: short(['KB120', 'Harika', 'F', 'Bangalore']),
      name: 'mend.csv',
    });
    expect(mended).toMatchObject({ im_added: 0, im_updated: 1, im_refused: 0 });
    expect(await countPeople()).toBe(before);
    const stored = await application.context.database
      .selectFrom('invitations')
      .select(['facts', 'mobile', 'identityHash'])
      .where('sheetId', '=', 'KB120')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      mobile: '+919812300120',
      facts: { city: 'Bengaluru', state: 'in-karnataka', dateOfBirth: '1990-02-03' },
    });
    expect(
      await take(desk, { content: short(['KB120', 'Harika', 'F', 'Bangalore']), name: 'mend.csv' }),
    ).toMatchObject({
      im_updated: 0,
      im_unchanged: 1,
    });
  });

  it('with the number of another person is refused when nothing else says who it is about', async () => {
    await take(desk, { content: aRow({ id: 'KB130', name: 'Devi Menon', mobile: '9812300130' }) });
    const before = await countPeople();
    const other = await take(desk, {
      content: aRow({ id: 'KB130', name: 'Ravi Shetty' }),
      name: 'other.csv',
    });
    expect(other).toMatchObject({ im_added: 0, im_refused: 1 });
    expect(other.im_reasons).toMatchObject([
      { message: expect.stringContaining('belongs to another person') },
    ]);
    expect(await countPeople()).toBe(before);
  });

  it('with another number keeps the first one, and says so', async () => {
    const lekha = { name: 'Lekha Varma', mobile: '9812300150' };
    const first = { ...lekha, id: 'KCH/1010' };
    await take(desk, { content: aRow(first) });
    const again = { content: aRow({ ...lekha, id: 'KCH/1060' }), name: 'refused.csv' };
    const { im_id, im_unchanged, im_reasons } = await take(desk, again);
    expect([im_unchanged, im_reasons.map(({ key }) => key)]).toEqual([1, ['row.number_stays']]);
    const { body } = await callApi(application, {
      endpoint: showImportRow,
      input: { import_id: im_id, row: 2 },
      token: desk.token,
    });
    expect(body.data.ir_fields).toContainEqual(
      expect.objectContaining({ if_field: 'row_id', if_written: 'KCH/1060', if_stored: 'KCH/1010' }),
    );
    const changed = { ...lekha, id: 'KCH/1060', dob: '03/02/1991' };
    expect(await takeNamed(aRow(changed), { saveAs: 'By numbers' })).toMatchObject({ im_updated: 1 });
    const numbers = await application.context.database
      .selectFrom('invitations')
      .select('sheetId')
      .where('mobile', '=', '+919812300150')
      .execute();
    expect(numbers).toEqual([{ sheetId: 'KCH/1010' }]);
    // Written in another way it is the same number.
    const same = await take(desk, { content: aRow({ ...changed, id: 'kch 1010' }), name: 'same.csv' });
    expect(same).toMatchObject({ im_unchanged: 1, im_reasons: [] });
  });

  it('with the first number of a person is a change', async () => {
    const sheet = (numbers: readonly string[], row: readonly string[]) =>
      writeSheet([
        [...numbers, 'Name', 'Sex', 'DOB', 'Mobile'],
        [...row, 'Lena Paul', 'F', '03/02/1990', '9812300151'],
      ]);
    await take(desk, { content: sheet(['S.No'], ['1']) });
    const numbered = { content: sheet(['S.No', 'Reg No'], ['7', 'KCH/1070']), name: 'numbered.csv' };
    expect(await take(desk, numbered)).toMatchObject({ im_updated: 1, im_unchanged: 0, im_reasons: [] });
    // A serial number is one of its sheet: it takes the place of none.
    const serial = { content: sheet(['S.No'], ['9']), name: 'serial.csv' };
    expect(await take(desk, serial)).toMatchObject({ im_unchanged: 1, im_reasons: [] });
    expect(await take(desk, numbered)).toMatchObject({ im_unchanged: 1, im_reasons: [] });
  });

  it('with the number of an earlier row of the sheet has a note', async () => {
    const sheet = writeSheet([
      ['Reg No', 'Name', 'Sex', 'Age', 'Mobile'],
      ['KB140', 'Devi Nair', 'F', '30', '9812300140'],
      ['KB140', 'Ravi Nair', 'M', '31', '9812300141'],
    ]);
    const { im_id, im_added } = await take(desk, { content: sheet });
    expect(im_added).toBe(2);
    const input = { import_id: im_id, row: 3 };
    const { body } = await callApi(application, { endpoint: showImportRow, input, token: desk.token });
    expect(body.data.ir_remarks).toContainEqual(
      expect.objectContaining({ message: 'Row 2 has the same number' }),
    );
  });
});
