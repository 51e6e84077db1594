import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideImportWords } from '#contract/imports/import-words.ts';
import { startImport } from '#contract/imports/imports.ts';
import { showImportRow } from '#contract/imports/import-row.ts';
import { writeProblems } from '#server/features/imports/row-reports.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { bring, check, type Desk, take, runToEnd } from '#tests/support/run-import.ts';
import { writeSheet, writeSheets } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

/** The file of rows to correct, as it is downloaded. */
const download = async (importId: number, show: 'refused' | 'problems') => {
  const { content } = await writeProblems(application.context, { importId, show });
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(Buffer.from(String(part)));
  return Buffer.concat(parts).toString();
};
const start = async (import_id: number, source: string | null) => {
  const input = { import_id, sends_invitations: false, source };
  await callApi(application, { endpoint: startImport, input, token: desk.token });
  return runToEnd(desk, import_id);
};

describe('a file of rows to correct that comes back', () => {
  it('begins with the columns, the decisions and the source of its sheet', async () => {
    const header = ['Name', 'Sex', 'Religion', 'Caste', 'Mobile'];
    const rows = [
      ['Asha Rao', 'F', 'Hindu', 'Veerakodi', '98450 11001'],
      ['Devi Rao', '', 'Hindu', 'Veerakodi', '98450 11002'],
    ];
    const first = await check(desk, { content: writeSheet([header, ...rows]), name: 'april.csv' });
    const decision = { field: 'community', word: 'Veerakodi', means: 'own_words' } as const;
    const input = { import_id: first.im_id, decisions: [decision] };
    await callApi(application, { endpoint: decideImportWords, input, token: desk.token });
    await runToEnd(desk, first.im_id);
    expect(await start(first.im_id, 'St Mary’s bureau')).toMatchObject({ im_added: 1, im_refused: 1 });

    const refused = await download(first.im_id, 'refused');
    expect(refused).toMatch(/Mobile,Reason\r\n/);
    const corrected = refused.replace('Devi Rao,,', 'Devi Rao,F,');
    const { body } = await bring(desk, { content: corrected, name: 'april - refused.csv' });
    expect(body.data).toMatchObject({
      im_source: 'St Mary’s bureau',
      im_layout: { remembered: { mapping_name: null, file_name: 'april.csv' } },
      im_mapping: {
        fields: { community: { decisions: [{ word: 'Veerakodi', under: 'hindu', means: null }] } },
      },
    });
    const again = await check(desk, { content: corrected, name: 'april - refused.csv' });
    expect(again).toMatchObject({ im_unknown_words: 0, im_added: 1, im_refused: 0 });
    expect((await start(again.im_id, null)).im_source).toBeNull();
  });

  it('is recognised when the sheet was a workbook of several sheets, and changes the same people', async () => {
    const header = ['Reg', 'Name', 'DOB', 'Mobile'];
    const book = writeSheets({
      Brides: [header, ['B1', 'Anna Paul', '31/02/1996', '98450 12001']],
      Grooms: [header, ['G1', 'Roy Paul (Sunny)', '03/02/1991', '98450 12002']],
    });
    const { im_id, im_columns } = await take(desk, { content: book, name: 'families.xlsx' });
    const problems = await download(im_id, 'problems');
    const corrected = problems.replace('31/02/1996', '29/02/1996');
    const checked = await check(desk, { content: corrected, name: 'families - to correct.csv' });
    expect(checked.im_columns).toEqual([...im_columns, 'Reason']);
    expect(checked).toMatchObject({ im_added: 0, im_updated: 1, im_unchanged: 1, im_refused: 0 });
  });
});

describe('a checked row that changes a known person', () => {
  const header = ['Reg', 'Name', 'Sex', 'DOB', 'Height', 'Place', 'Mobile'];
  const row = (height: string, place: string) =>
    writeSheet([header, ['K7', 'Tessy Paul', 'F', '03/02/1996', height, place, '98450 13001']]);

  it('says of each field what was stored before', async () => {
    await take(desk, { content: row('160 cm', ''), name: 'known.csv' });
    const checked = await check(desk, { content: row('163 cm', 'Thrissur'), name: 'known.csv' });
    expect(checked).toMatchObject({ im_added: 0, im_updated: 1 });
    const input = { import_id: checked.im_id, row: 2 };
    const { body } = await callApi(application, { endpoint: showImportRow, input, token: desk.token });
    const changed = body.data.ir_fields.filter(({ if_is_changed: isChanged }) => isChanged);
    expect(changed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ if_field: 'height', if_before: '160', if_stored: '163' }),
        expect.objectContaining({ if_field: 'city', if_before: null, if_stored: 'Thrissur' }),
        expect.objectContaining({ if_field: 'state', if_before: null, if_column: 'Place' }),
      ]),
    );
    expect(changed.map(({ if_field }) => if_field)).not.toContain('name');
  });
});
