import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportCommand, readImportCommand } from '#scripts/import/import-command.ts';
import { importSheet, type Watcher } from '#scripts/import/import-sheet.ts';
import { lockDataDirectory } from '#server/platform/database/data-directory-lock.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let folder: string;
beforeAll(async () => {
  application = await startApplication();
  folder = await mkdtemp(join(tmpdir(), 'intandem-import-'));
});
afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true, force: true });
});

const patient: Watcher = { onProgress: () => false };
const people = (count: number, name: string) =>
  writeSheet([
    ['Name', 'Sex', 'E-mail'],
    ...Array.from({ length: count }, (_none, at) => [`Person ${at}`, 'F', `${name}.${at}@example.org`]),
  ]);

async function run(words: string[], watcher = patient) {
  const command: ImportCommand | null = readImportCommand(words);
  if (command === null) throw new Error('This is no command');
  return importSheet(application.context, { command, watcher });
}

async function aFile(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('the import command', () => {
  it('reads a compressed sheet, and changes nothing the second time', async () => {
    const path = await aFile('people.csv.gz', gzipSync(people(300, 'zip')));
    const first = await run([path, '--mapping', 'biodata']);
    expect(first.details).toMatchObject({ im_state: 'done', im_added: 300, im_mapping_name: 'biodata' });
    const second = await run([path, '--mapping', 'biodata']);
    expect(second.details).toMatchObject({ im_state: 'done', im_added: 0, im_unchanged: 300 });
  });

  it('is in the audit log when it begins, stops and ends, with counts and without a person', async () => {
    const path = await aFile('noted.csv', people(3000, 'noted'));
    const stopping: Watcher = { onProgress: () => true };
    const { details } = await run([path, '--mapping', 'biodata'], stopping);
    await run([path, '--mapping', 'biodata']);
    const entries = await application.context.database
      .selectFrom('auditEntries')
      .select(['administratorId', 'action', 'after'])
      .where('subject', '=', `import ${details.im_id}`)
      .orderBy('id')
      .execute();
    const counts = (rows: number) => ({ rows, added: rows, updated: 0, unchanged: 0, refused: 0 });
    expect(entries).toEqual(
      [
        { action: 'import.started', after: { rows: 3000 } },
        { action: 'import.stopped', after: counts(details.im_rows_done) },
        { action: 'import.started', after: { rows: 3000 } },
        { action: 'import.finished', after: counts(3000) },
      ].map((entry) => ({ administratorId: null, ...entry })),
    );
  });

  it('continues an interrupted run when it is repeated', async () => {
    const path = await aFile('long.csv', people(5000, 'long'));
    let seen = 0;
    const hurried: Watcher = {
      onProgress: ({ rowsDone }) => {
        seen = rowsDone;
        return true;
      },
    };
    const interrupted = await run([path, '--mapping', 'biodata'], hurried);
    expect(interrupted.details).toMatchObject({ im_state: 'stopped', im_rows_done: seen });
    const whole = await run([path, '--mapping', 'biodata']);
    expect(whole.details).toMatchObject({
      im_id: interrupted.details.im_id,
      im_state: 'done',
      im_added: 5000,
    });
  });

  it('leaves only the requested file of problems after a dry run', async () => {
    const path = await aFile('tried.csv', 'Name,Sex\nAsha,\nRavi,M\n');
    const { details, problemsFile } = await run([path, '--mapping', 'biodata', '--dry-run', '--problems']);
    expect(details).toMatchObject({ im_state: 'checked', im_added: 1, im_refused: 1 });
    expect(await readFile(problemsFile ?? '', 'utf8')).toContain('The gender is missing');
    const stored = await application.context.database
      .selectFrom('imports')
      .select('id')
      .where('fileName', '=', 'tried.csv')
      .execute();
    expect(stored).toEqual([]);
  });

  it.each([
    [['nowhere.csv', '--mapping', 'biodata'], 'There is no file nowhere.csv.'],
    [['package.json', '--mapping', 'theirs'], 'There is no mapping theirs. There are: biodata, okcupid.'],
  ])('has a message for wrong words: %j', async (words, sentence) => {
    await expect(run(words)).rejects.toThrow(sentence);
  });

  it('stores no import of a sheet without a known column', async () => {
    const path = await aFile('other.csv', 'Colour,Size\nred,4\n');
    await expect(run([path, '--mapping', 'biodata'])).rejects.toThrow('none of the columns');
    const stored = await application.context.database
      .selectFrom('imports')
      .select('id')
      .where('fileName', '=', 'other.csv')
      .execute();
    expect(stored).toEqual([]);
  });

  it('names the process that uses the data directory of the embedded database', async () => {
    const path = await aFile('few.csv', people(1, 'few'));
    const words = [
      '--disable-warning=ExperimentalWarning',
      'scripts/import.ts',
      path,
      '--mapping',
      'biodata',
    ];
    const busy = await holdDataDirectory();
    const env = { ...process.env, DATA_DIR: busy.dataDirectory, DATABASE_URL: '' };
    await expect(promisify(execFile)(process.execPath, words, { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is in use by process'),
    });
    await busy.release();
  });
});

/** A data directory with the lock of another process. */
async function holdDataDirectory() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-busy-'));
  const lock = lockDataDirectory(dataDirectory);
  return {
    dataDirectory,
    release: async () => {
      lock.release();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
