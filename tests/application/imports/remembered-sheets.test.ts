import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideImportWords } from '#contract/imports/import-words.ts';
import { checkImport } from '#contract/imports/imports.ts';
import { removeMapping } from '#contract/imports/mappings.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { bring, check, type Desk, runToEnd } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const sheet = (headers: readonly string[], at: number) => ({
  content: writeSheet([headers, [`Asha ${at}`, 'F', 'Hindu', 'Veerakodi', `asha.${at}@example.org`]]),
  name: `sheet ${at}.csv`,
});
const decide = async (import_id: number) => {
  const decision = { field: 'community', word: 'Veerakodi', means: 'own_words' } as const;
  const input = { import_id, decisions: [decision] };
  await callApi(application, { endpoint: decideImportWords, input, token: desk.token });
  return runToEnd(desk, import_id);
};

/** As the mapping of the community has it. */
const decisions = [{ word: 'Veerakodi', under: 'hindu', means: null }];

describe('the next sheet of the same headers', () => {
  it('begins with what the last one was checked with, decisions to keep words included', async () => {
    const headers = ['Name', 'Sex', 'Religion', 'Caste', 'E-mail'];
    const first = await check(desk, sheet(headers, 1));
    expect(first.im_layout.remembered).toBeNull();
    expect(first.im_unknown_words).toBe(1);
    await decide(first.im_id);
    const { body } = await bring(desk, sheet(headers, 2));
    expect(body.data.im_layout.remembered).toEqual({ mapping_name: null, file_name: 'sheet 1.csv' });
    expect(body.data.im_mapping.fields.community).toMatchObject({ decisions });
    expect(body.data.im_layout.mapping.fields.community).not.toHaveProperty('decisions');
    const next = await check(desk, sheet(headers, 3));
    expect(next.im_unknown_words).toBe(0);
    const other = await bring(desk, sheet(['Name', 'Sex', 'Religion', 'Community', 'E-mail'], 4));
    expect(other.body.data.im_layout.remembered).toBeNull();
  });

  it('begins with the saved mapping of these headers, in any order and spelling', async () => {
    const headers = ['Full Name', 'Gender', 'Faith', 'Caste', 'Email ID'];
    const { body } = await bring(desk, sheet(headers, 5));
    const { im_id: import_id, im_mapping: mapping } = body.data;
    const input = { import_id, mapping, save_as: 'our parish' };
    await callApi(application, { endpoint: checkImport, input, token: desk.token });
    await runToEnd(desk, import_id);
    await decide(import_id);
    const next = await bring(desk, sheet(['FULL NAME', 'Gender', 'Faith', 'caste', 'E-mail ID'], 6));
    expect(next.body.data.im_layout.remembered).toBeNull();
    const again = await bring(desk, sheet(['FULL NAME', 'Gender', 'Faith', 'caste', 'Email-ID'], 7));
    expect(again.body.data).toMatchObject({
      im_mapping_name: 'our parish',
      im_layout: { remembered: { mapping_name: 'our parish', file_name: null } },
    });
    expect(again.body.data.im_mapping.fields.community).toMatchObject({
      columns: ['caste'],
      decisions,
    });
  });

  it('is recognised anew when the mapping is removed and no sheet of its spelling was checked', async () => {
    await callApi(application, { endpoint: removeMapping, input: { name: 'our parish' }, token: desk.token });
    const { body } = await bring(desk, sheet(['FULL NAME', 'Gender', 'Faith', 'caste', 'Email-ID'], 8));
    expect(body.data).toMatchObject({ im_mapping_name: null, im_layout: { remembered: null } });
  });
});
