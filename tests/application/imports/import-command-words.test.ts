import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImport } from '#contract/imports/imports.ts';
import { describeColumns, readImportCommand } from '#scripts/import/import-command.ts';
import { importSheet } from '#scripts/import/import-sheet.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { bring, runToEnd } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let folder: string;
beforeAll(async () => {
  application = await startApplication();
  folder = await mkdtemp(join(tmpdir(), 'intandem-words-'));
});
afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(words: string[]) {
  const command = readImportCommand(words);
  if (command === null) throw new Error('This is no command');
  return importSheet(application.context, { command, watcher: { onProgress: () => false } });
}

async function aFile(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('the import command', () => {
  it('takes what a file of words decides, and asks again about the others', async () => {
    const words = (name: string, caste: string) =>
      writeSheet([
        ['Name', 'Sex', 'Religion', 'Caste', 'E-mail'],
        ['Asha Rao', 'F', 'Hindu', 'Veerakodi', `${name}.1@example.org`],
        ['Devi Rao', 'F', 'Hindu', caste, `${name}.2@example.org`],
      ]);
    const path = await aFile('words.csv', words('words', 'Thirumulpad'));
    await expect(run([path])).rejects.toThrow('no list knows these words');
    const listed = await readFile(join(folder, 'words - words.csv'), 'utf8');
    expect(listed).toContain('community,Veerakodi,1,');
    const filled = listed.replace(/(community,Veerakodi,1,.*),(?=\r?\n)/, '$1,Nair');
    const decided = await aFile('decided.csv', filled);
    await expect(run([path, '--words', decided])).rejects.toThrow('Thirumulpad');
    const both = await aFile('both.csv', filled.replace(/(Thirumulpad,1,.*),(?=\r?\n)/, '$1,own words'));
    const { details } = await run([path, '--words', both]);
    expect(details).toMatchObject({ im_state: 'done', im_added: 2, im_unknown_words: 0 });
    const stored = await application.context.database
      .selectFrom('invitations')
      .select('facts')
      .where('email', 'like', 'words.%')
      .orderBy('email')
      .execute();
    expect(stored.map(({ facts }) => facts)).toMatchObject([
      { community: 'hindu-nair' },
      { community: 'Thirumulpad' },
    ]);
    const wrong = await aFile('wrong.csv', filled.replace(',Nair', ',No such value'));
    await expect(run([path, '--words', wrong])).rejects.toThrow('names no value of community: No such value');
  });

  it('understands a file of words with the quote that it wrote itself', async () => {
    const path = await aFile(
      'quoted.csv',
      writeSheet([
        ['Name', 'Sex', 'Religion', 'Caste', 'E-mail'],
        ['Asha Rao', 'F', 'Hindu', '-Veerakodi', 'quoted.1@example.org'],
      ]),
    );
    await expect(run([path])).rejects.toThrow('no list knows these words');
    const listed = await readFile(join(folder, 'quoted - words.csv'), 'utf8');
    expect(listed).toContain("community,'-Veerakodi,1,");
    const decided = await aFile('unquoted.csv', listed.replace(/(Veerakodi,1,.*),(?=\r?\n)/, '$1,Nair'));
    const { details } = await run([path, '--words', decided]);
    expect(details).toMatchObject({ im_added: 1, im_unknown_words: 0 });
  });

  it('begins with the mapping of the last sheet of the same headers, unless one is named', async () => {
    const { token } = await anAdministrator(application);
    const desk = { application, token };
    const sheet = (at: number) =>
      writeSheet([
        ['Full Name', 'Sex', 'Home', 'E-mail'],
        ['Asha Rao', 'F', 'Thrissur', `known.${at}@example.org`],
      ]);
    const { body } = await bring(desk, { content: sheet(1), name: 'first.csv' });
    const { im_mapping: recognised, im_id } = body.data;
    const mapping = {
      ...recognised,
      fields: { ...recognised.fields, native_place: { columns: ['Home'], converter: 'text' as const } },
    };
    const input = { import_id: im_id, mapping, save_as: 'our parish' };
    await callApi(application, { endpoint: checkImport, input, token });
    await runToEnd(desk, im_id);
    const remembered = await run([await aFile('second.csv', sheet(2)), '--dry-run']);
    expect(remembered.details).toMatchObject({
      im_mapping_name: 'our parish',
      im_layout: { remembered: { mapping_name: 'our parish' } },
      im_mapping: { fields: { native_place: { columns: ['Home'] } } },
    });
    expect(describeColumns(remembered.details)).toContain('The headers are those of the mapping our parish');
    const afresh = await run([await aFile('third.csv', sheet(3)), '--dry-run', '--mapping', 'biodata']);
    expect(afresh.details).toMatchObject({ im_mapping_name: 'biodata', im_layout: { remembered: null } });
  });
});
