import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listImportRows,
  listImports,
  removeImport,
  showImport,
  startImport,
  stopImport,
} from '#contract/imports/imports.ts';
import { listInvitations } from '#contract/imports/invitations.ts';
import { listMappings, removeMapping } from '#contract/imports/mappings.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { bring, check, type Desk, listRows, saveMapping, take } from '#tests/support/run-import.ts';
import { writeSheet, writeWorkbook } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
let token: string;
beforeAll(async () => {
  application = await startApplication();
  ({ token } = await anAdministrator(application));
  desk = { application, token };
});
afterAll(() => application.close());

const header = ['Name', 'Sex', 'DOB', 'Height', 'Religion', 'Caste', 'Salary', 'E-mail', 'Contact'];
const asha = ['Asha Mathew', 'F', '14/03/1997', `5'6"`, 'Christian', 'Nadar', '6 LPA'];
const aPerson = (name: string, email: string) => [name, ...asha.slice(1), email, ''];

const countPeople = async () => {
  const { total } = await application.context.database
    .selectFrom('invitations')
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};
const factsOf = async (email: string) => {
  const row = await application.context.database
    .selectFrom('invitations')
    .select(['facts', 'mobile', 'toConfirm'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.facts;
};

describe('a sheet of biodata', () => {
  it('is read by its usual headers, and its rows become invitations with codes and plain facts', async () => {
    const rows = [header, [...asha, 'asha@example.org', '98765 43210']];
    const done = await take(desk, { content: writeSheet(rows) });
    expect(done).toMatchObject({
      im_state: 'done',
      im_rows: 1,
      im_added: 1,
      im_refused: 0,
      im_with_remarks: 0,
    });
    expect(await factsOf('asha@example.org')).toEqual({
      firstName: 'Asha',
      lastName: 'Mathew',
      gender: 'Female',
      dateOfBirth: '1997-03-14',
      height: 168,
      religion: 'christian',
      community: 'christian-nadar',
      annualIncome: '600000',
    });
  });

  it('may be a workbook, with real dates and numbers', async () => {
    const rows = [
      ['Full name', 'Gender', 'Date of birth', 'Height (cm)', 'Mobile', 'Email'],
      ['Ravi Kumar', 'Male', new Date('1990-05-06'), 175, 9_876_512_345, 'ravi@example.org'],
    ];
    const done = await take(desk, { content: writeWorkbook(rows), name: 'people.xlsx' });
    expect(done).toMatchObject({ im_state: 'done', im_added: 1 });
    expect(await factsOf('ravi@example.org')).toMatchObject({ dateOfBirth: '1990-05-06', height: 175 });
  });

  it('is only checked by a dry run, which stores the outcome of each row alone', async () => {
    const before = await countPeople();
    const content = writeSheet([header, aPerson('Dry Run', 'dry@example.org')]);
    const checked = await check(desk, { content });
    expect(checked).toMatchObject({ im_state: 'checked', im_is_dry_run: true, im_added: 1 });
    expect(await countPeople()).toBe(before);
  });

  it('imported again makes no duplicates', async () => {
    const content = writeSheet([header, aPerson('Once Only', 'once@example.org'), [...asha, '', '']]);
    await take(desk, { content });
    const before = await countPeople();
    const again = await take(desk, { content, name: 'another name.csv' });
    expect(again).toMatchObject({ im_added: 0, im_updated: 0, im_unchanged: 2, im_refused: 0 });
    expect(await countPeople()).toBe(before);
  });

  it('of another bureau with the same numbers changes no invitation of the first', async () => {
    const numbered = (email: string) => [
      ['Reg No', 'Name', 'Sex', 'E-mail'],
      ['7', 'Asha Mathew', 'F', email],
    ];
    const takeSheet = (email: string) =>
      take(desk, { content: writeSheet(numbered(email)), name: 'biodata.csv' });
    await takeSheet('seventh.of.one@example.org');
    expect(await takeSheet('seventh.of.another@example.org')).toMatchObject({ im_added: 1, im_updated: 0 });
    expect(await takeSheet('seventh.of.one@example.org')).toMatchObject({ im_added: 0, im_unchanged: 1 });
  });

  it('with an edited row changes the unclaimed invitation', async () => {
    await take(desk, { content: writeSheet([header, aPerson('Old Name', 'edited@example.org')]) });
    const edited = await take(desk, {
      content: writeSheet([header, aPerson('New Name', 'edited@example.org')]),
    });
    expect(edited).toMatchObject({ im_added: 0, im_updated: 1, im_unchanged: 0 });
    expect(await factsOf('edited@example.org')).toMatchObject({ firstName: 'New' });
  });
});

describe('a row', () => {
  it('is refused for each impossible fact, with the reason', async () => {
    const member = await aMember(application);
    const recently = application.clock.now().getUTCFullYear() - 10;
    const done = await check(desk, {
      content: writeSheet([
        [...header, 'Marital status'],
        ['No Gender', '', ...asha.slice(2), 'a@example.org', '', ''],
        ['Too Young', 'M', `01/01/${recently}`, ...asha.slice(3), 'b@example.org', '', ''],
        ['Too Old', 'M', '01/01/1901', ...asha.slice(3), 'c@example.org', '', ''],
        ['Member', ...asha.slice(1), member.email, '', ''],
        ['By Number', ...asha.slice(1), '', member.mobile, ''],
        ['Married', ...asha.slice(1), 'd@example.org', '', 'Married'],
        ['First', ...asha.slice(1), 'twice@example.org', '', ''],
        ['Second', ...asha.slice(1), 'twice@example.org', '', ''],
        ['', '', '', '', '', '', '', '-', '', 'n/a'],
        ['Shifted', ...asha.slice(1), 'e@example.org', '', '', 'one cell too many'],
      ]),
    });
    const refused = await listRows(desk, { import_id: done.im_id, show: 'refused' });
    expect(refused.map(({ ir_row, ir_remarks }) => [ir_row, ir_remarks[0]?.message])).toEqual([
      [2, 'The gender is missing'],
      [3, 'The person has not reached the legal age for marriage yet'],
      [4, 'The age or date of birth is not possible'],
      [5, 'This e-mail or mobile number already belongs to a member'],
      [6, 'This e-mail or mobile number already belongs to a member'],
      [7, 'The person is not free to marry'],
      [9, 'The same person is in an earlier row of this file, in row 8'],
      [11, 'The row has more cells than the header. Perhaps a cell with a comma has no quotes'],
    ]);
    expect(done).toMatchObject({ im_added: 1, im_refused: 8, im_skipped: 1 });
    expect(done.im_reasons).toContainEqual({
      field: 'email',
      key: 'row.already_member',
      message: 'This e-mail or mobile number already belongs to a member',
      is_refusal: true,
      needs_nothing: false,
      rows: 1,
    });
  });

  it('loses only the facts that cannot be read, with a remark', async () => {
    const row = [
      'Odd Facts',
      'F',
      '31/31/1997',
      '9 feet',
      'Christian',
      'Nadar',
      'good',
      'odd@example.org',
      '12',
    ];
    const done = await take(desk, { content: writeSheet([header, row]) });
    const [read] = await listRows(desk, { import_id: done.im_id, show: 'with_remarks' });
    expect(read?.ir_remarks.map(({ field }) => field).toSorted()).toEqual([
      'annual_income',
      'dob',
      'height',
      'mobile',
    ]);
    expect(await factsOf('odd@example.org')).toEqual({
      firstName: 'Odd',
      lastName: 'Facts',
      gender: 'Female',
      religion: 'christian',
      community: 'christian-nadar',
    });
  });

  it('with a community that no list knows has a remark, and is not imported before somebody decides', async () => {
    const row = ['Own Words', 'F', '', '', 'Hindu', 'A community of our village', '', 'own@example.org', ''];
    const waiting = await take(desk, { content: writeSheet([header, row]) });
    expect(waiting).toMatchObject({ im_state: 'checked', im_unknown_words: 1, im_with_remarks: 1 });
    expect(await factsOf('own@example.org')).toBeUndefined();
  });
});

describe('the report of rows', () => {
  it('is paged, and can start at any row', async () => {
    const people = Array.from({ length: 600 }, (_none, at) => aPerson(`Person ${at}`, `p${at}@example.org`));
    const done = await check(desk, { content: writeSheet([header, ...people]) });
    const list = (input: object) =>
      callApi(application, { endpoint: listImportRows, input: { import_id: done.im_id, ...input }, token });
    const { body } = await list({ limit: 200, page: 3 });
    expect([body.total, body.data.length, body.data[0]?.ir_row, body.next]).toEqual([600, 200, 402, null]);
    const from = await list({ from_row: 600, limit: 50 });
    expect(from.body.data.map(({ ir_row }) => ir_row)).toEqual([600, 601]);
  });
});

describe('an import', () => {
  it('must be checked before it is started', async () => {
    const { body } = await bring(desk, {
      content: writeSheet([header, aPerson('Not Checked', 'n@example.org')]),
    });
    const input = { import_id: body.data.im_id };
    const answer = await callApi(application, { endpoint: startImport, input, token });
    expect([answer.status, answer.body.code]).toEqual([409, 'import_not_checked']);
  });

  it('cannot be stopped when it is not running', async () => {
    const { im_id: import_id } = await check(desk, {
      content: writeSheet([header, aPerson('Idle', 'i@example.org')]),
    });
    const { body } = await callApi(application, { endpoint: stopImport, input: { import_id }, token });
    expect(body.code).toBe('import_not_running');
  });

  it('is visible to any administrator, and can be deleted without its people', async () => {
    const other = await anAdministrator(application);
    const done = await take(desk, {
      content: writeSheet([header, aPerson('Stays Here', 'stays@example.org')]),
      name: 'stays.csv',
    });
    const input = { search: 'stays' };
    const { body } = await callApi(application, { endpoint: listImports, input, token: other.token });
    expect(body.data.map(({ im_id }) => im_id)).toEqual([done.im_id]);
    const import_id = done.im_id;
    await callApi(application, { endpoint: removeImport, input: { import_id }, token: other.token });
    const gone = await callApi(application, { endpoint: showImport, input: { import_id }, token });
    expect(gone.status).toBe(404);
    const people = await callApi(application, { endpoint: listInvitations, input, token });
    expect(people.body.data.map(({ iv_name }) => iv_name)).toEqual(['Stays Here']);
  });

  it('has every step in the audit log', async () => {
    const done = await take(desk, { content: writeSheet([header, aPerson('Audited', 'audit@example.org')]) });
    const entries = await application.context.database
      .selectFrom('auditEntries')
      .select('action')
      .where('subject', '=', `import ${done.im_id}`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'import.uploaded',
      'import.checked',
      'import.started',
      'import.finished',
    ]);
  });
});

describe('a named mapping', () => {
  const mapping = {
    fields: { gender: { columns: ['G'], converter: 'choice' as const, synonyms: { one: 'Male' } } },
    refuse: [],
  };

  it('can be saved, listed after the usual one, without that of the research file, and deleted', async () => {
    await saveMapping(desk, { name: 'ours', mapping });
    const { body } = await callApi(application, { endpoint: listMappings, input: {}, token });
    expect(body.data.map(({ mp_name, mp_is_built_in }) => [mp_name, mp_is_built_in])).toEqual([
      ['biodata', true],
      ['ours', false],
    ]);
    expect(body.data[1]?.mp_mapping).toEqual(mapping);
    await callApi(application, { endpoint: removeMapping, input: { name: 'ours' }, token });
    const again = await callApi(application, { endpoint: removeMapping, input: { name: 'ours' }, token });
    expect(again.status).toBe(404);
  });

  it('cannot have the name of a built-in one', async () => {
    const { body } = await saveMapping(desk, { name: 'biodata', mapping });
    expect(body.code).toBe('mapping_is_built_in');
  });
});
