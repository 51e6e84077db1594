import { SingleBar } from 'cli-progress';
import type { ImportContext } from '#server/features/imports/run-import.ts';
import { ConfigurationError } from '#server/platform/configuration/setting.ts';
import { DataDirectoryInUse } from '#server/platform/database/data-directory-lock.ts';
import { Problem } from '#server/platform/problem.ts';
import { readSecretKeys } from '#server/platform/secret-key.ts';
import {
  describeColumns,
  describeImport,
  describePhotos,
  describeRefused,
  type ImportCommand,
  readImportCommand,
  usage,
} from './import/import-command.ts';
import { importPhotos } from './import/import-photos.ts';
import { ImportError } from './import/import-error.ts';
import { importSheet, type Watcher } from './import/import-sheet.ts';
import { describeWords } from './import/settle-words.ts';
import { openStore, type Store } from './operator/open-store.ts';

/** The context of a run. There is no queue: the command does the work itself. */
function contextOf({ configuration, database, now }: Store): ImportContext {
  const enqueue = () => Promise.reject(new Error('A command has no queue'));
  const memberChanged = () => {
    throw new Error('An import invites people and changes no members');
  };
  return {
    database,
    configuration,
    now,
    ...readSecretKeys(configuration),
    transact: (change) =>
      database
        .transaction()
        .execute((transaction) =>
          change({ database: transaction, enqueue, announce: () => undefined, memberChanged }),
        ),
  };
}

/** Shows a progress bar on a terminal. Ctrl-C stops after the current rows; a second one ends at once, also without loss. */
function watchProgress(): Watcher & { close: () => void } {
  const bar = new SingleBar({ format: '{bar} {value} of {total} rows, {eta} s left', hideCursor: true });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
  };
  process.once('SIGINT', stop);
  return {
    onProgress: ({ rowsDone, rows }) => {
      if (process.stderr.isTTY) {
        if (!bar.isActive) bar.start(rows, rowsDone);
        bar.update(rowsDone);
      }
      return isStopping;
    },
    close: () => {
      bar.stop();
      process.off('SIGINT', stop);
    },
  };
}

async function run(store: Store, command: ImportCommand): Promise<void> {
  const startedAt = performance.now();
  const watcher = watchProgress();
  try {
    const { details, refused, problemsFile, words } = await importSheet(contextOf(store), {
      command,
      watcher,
    });
    watcher.close();
    process.stdout.write(describeColumns(details));
    process.stdout.write(describeImport(details, (performance.now() - startedAt) / 1000));
    if (words.length > 0) process.stdout.write(`Words that no list knows:\n${describeWords(words)}\n`);
    process.stdout.write(describeRefused(refused, details));
    if (command.photos !== null && details.im_state === 'done') {
      const photos = { importId: details.im_id, path: command.photos };
      process.stdout.write(
        describePhotos(await importPhotos({ ...contextOf(store), files: store.files }, photos)),
      );
    }
    if (problemsFile !== null) process.stdout.write(`These rows are in ${problemsFile}, to be mended\n`);
    if (!['done', 'checked'].includes(details.im_state)) process.exitCode = 1;
  } finally {
    watcher.close();
  }
}

async function main(): Promise<void> {
  const command = readImportCommand(process.argv.slice(2));
  if (command === null) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const store = await openStore(process.env);
  try {
    await run(store, command);
  } finally {
    await store.close();
  }
}

/** Errors that the operator can correct are shown as one sentence; any other is a defect, shown with its stack. */
function isOperatorError(error: unknown): error is Error {
  return [ConfigurationError, DataDirectoryInUse, ImportError, Problem].some((kind) => error instanceof kind);
}

try {
  await main();
} catch (error) {
  if (!isOperatorError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
