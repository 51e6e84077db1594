import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadProblems } from '#contract/imports/imports.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { sendRaw } from '#tests/support/call-api.ts';
import { bring, check, type Desk, listRows, take } from '#tests/support/run-import.ts';
import {
  repeatText,
  workbookParts,
  writeSheet,
  writeWorkbook,
  zipParts,
} from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  const { token } = await anAdministrator(application);
  desk = { application, token };
});
afterAll(() => application.close());

/** The number of imports, including incomplete uploads. */
const countImports = async () => {
  const { total } = await application.context.database
    .selectFrom('imports')
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};
const text = 'Name,Sex,Caste\nZoë Mathew,F,Nadar\n';
const sampleOf = async (content: string | Buffer) => {
  const { body } = await bring(desk, { content });
  return [body.data.im_columns, body.data.im_sample];
};
const understood = [['Name', 'Sex', 'Caste'], [['Zoë Mathew', 'F', 'Nadar']]];

describe('a text file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    [
      'UTF-16, as spreadsheets call Unicode text',
      Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le'),
    ],
    ['semicolons', Buffer.from(text.replaceAll(',', ';'))],
    ['tabs', Buffer.from(text.replaceAll(',', '\t'))],
    ['line ends of another system', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['empty lines around', Buffer.from(`\n\n${text}\n ,,\n\n`)],
    ['quotes with commas and line breaks inside', Buffer.from('Name,Sex,Caste\n"Zoë\nMathew",F,Nadar\n')],
  ])('in %s is read', async (name, content) => {
    const [columns, sample] = await sampleOf(content);
    const expected = name.startsWith('quotes') ? [['Zoë\nMathew', 'F', 'Nadar']] : understood[1];
    expect([columns, sample]).toEqual([understood[0], expected]);
  });

  it('has unique column names', async () => {
    const [columns] = await sampleOf('Name,name,,Sex\na,b,c,M\n');
    expect(columns).toEqual(['Name', 'name (2)', 'Column 3', 'Sex']);
  });
});

describe('a quote that is never closed', () => {
  it('refuses its row alone, with the reason', async () => {
    const rows = [
      'Asha,F,28,"Kochi, West"',
      'Beena,F,29,"Pala',
      'Chinnu,F,30,"Kochi, West"',
      '"Devi,F,31,Pala',
    ];
    const { im_id: import_id } = await check(desk, { content: `Name,Sex,Age,Place\n${rows.join('\n')}` });
    const listed = await listRows(desk, { import_id });
    const reason = 'A quote begins in this row and never ends, so we cannot tell its cells apart';
    expect(
      listed.map(({ ir_remarks }) => ir_remarks.filter(({ message }) => message === reason).length),
    ).toEqual([0, 1, 0, 1]);
  });
});

describe('a file that is no sheet', () => {
  it.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0])],
    ['an older workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['a page', '<html><body>Name,Sex</body></html>'],
    ['JSON', '[{"name":"Asha"}]'],
    ['a document', '%PDF-1.7 Name,Sex'],
    ['nothing', ''],
    ['a header alone', 'Name,Sex\n'],
    ['an archive without a workbook', zipParts([{ name: 'readme.txt', content: 'hello' }])],
    ['half a workbook', writeWorkbook([['Name'], ['Asha']]).subarray(0, 300)],
    ['compressed text', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ])('is refused, whatever its name: %s', async (_what, content) => {
    const before = await countImports();
    const { status, body } = await bring(desk, { content, name: 'people.csv' });
    expect([status, body.code]).toEqual([422, 'sheet_not_understood']);
    expect(await countImports()).toBe(before);
  });
});

describe('a file that is too big', () => {
  const bombPart = { name: 'xl/sharedStrings.xml', content: Buffer.alloc(200 * 1024 * 1024) };
  const farRow = workbookParts(
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
  );
  const rows = Array.from({ length: 200_001 }, (_none, at) => `${at},M`);

  it.each([
    ['a bomb that says its size', () => zipParts([...workbookParts(''), bombPart])],
    ['a bomb that lies about its size', () => zipParts([...workbookParts(''), bombPart], 1000)],
    ['a cell at the end of the world', () => zipParts(farRow)],
    ['one long text in every row', () => repeatText('x'.repeat(1_000_000), 300)],
    ['one page of text in very many rows', () => repeatText('x'.repeat(4_500), 30_000)],
    ['tags that never end', () => zipParts(workbookParts('<c '.repeat(1_000_000)))],
    [
      'many parts',
      () => zipParts(Array.from({ length: 2100 }, (_none, at) => ({ name: `xl/${at}.xml`, content: '' }))),
    ],
    ['more rows than there may be', () => Buffer.from(`Name,Sex\n${rows.join('\n')}`)],
    ['more columns than there may be', () => Buffer.from(`${'a,'.repeat(201)}b\n1\n`)],
    ['a cell of a whole book', () => Buffer.from(`Name,Sex\n"${'a'.repeat(5001)}",M\n`)],
    ['a quote that is never closed', () => Buffer.from(`Name,Sex\n"${'a,b\n'.repeat(400_000)}`)],
  ])('is refused and leaves nothing: %s', async (_what, make) => {
    const before = await countImports();
    const { status, body } = await bring(desk, { content: make(), name: 'people.xlsx' });
    expect([status, body.result]).toEqual([422, false]);
    expect(['sheet_too_big', 'sheet_not_understood']).toContain(body.code);
    expect(await countImports()).toBe(before);
  });

  it('is refused during the upload, beyond 25 MB', async () => {
    const { status, body } = await bring(desk, { content: Buffer.alloc(26 * 1024 * 1024, 'a,b\n') });
    expect([status, body.code]).toEqual([413, 'too_large']);
  });
});

describe('the rows with problems', () => {
  const mendName = 'Name: Write the name alone, without an address or a number';
  const fetchProblems = (importId: number) =>
    application.server.inject({
      url: `/api${downloadProblems.path}?import_id=${importId}&show=refused`,
      headers: { authorization: `Bearer ${desk.token}` },
    });

  it('are a spreadsheet with the columns of the file, without formulas, and without rows that are no person', async () => {
    const done = await take(desk, {
      content: writeSheet([
        ['Name', 'Sex', 'Remarks'],
        ['=HYPERLINK("http://evil.example","x")', '', '+1+1'],
        ['Right Person', 'F', ''],
        ['@SUM(A1)', '', '-2'],
        ['Name', 'Sex', 'Remarks'],
        ['TOTAL', '', '3 profiles'],
      ]),
      name: 'our people.csv',
    });
    const answer = await fetchProblems(done.im_id);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''our%20people%20-%20refused.csv",
    );
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFName,Sex,Remarks,Reason',
      `"'=HYPERLINK(""http://evil.example"",""x"")",,'+1+1,"Row 2 – ${mendName}"`,
      `'@SUM(A1),,'-2,"Row 4 – ${mendName}"`,
      '',
    ]);
  });

  it('are available to administrators alone, and deleted with the rows', async () => {
    const { im_id: importId } = await check(desk, { content: text });
    const url = `/api${downloadProblems.path}?import_id=${importId}`;
    expect((await sendRaw(application, { method: 'GET', url })).status).toBe(401);
    await application.context.database
      .updateTable('imports')
      .set({ hasFile: false })
      .where('id', '=', importId)
      .execute();
    expect((await fetchProblems(importId)).body).toContain('"code":"import_file_gone"');
  });
});
