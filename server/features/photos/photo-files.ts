import { randomBytes } from 'node:crypto';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { folderOf, tokenOfKey } from './photo-names.rules.ts';
import { findKnownTokens } from './photos.repository.ts';

/** A file of a photo: its name in the photo's folder, and its bytes. */
export type PhotoFile = { name: string; content: Buffer };

/** Removes folders of the store, by their tokens. */
export const removeFilesJob: Job<{ tokens: string[] }> = { name: 'photos.remove-files' };

const tokensPerJob = 200;
const tokensPerBatch = 500;
const dayMs = 24 * 60 * 60_000;

/** Writes files into a new folder and returns its token. An incomplete folder is removed at once or, after a crash, as an orphan. */
export async function writeFolder(store: FileStore, files: readonly PhotoFile[]): Promise<string> {
  // 144 random bits: the path is the permission to fetch the files.
  const token = randomBytes(18).toString('base64url');
  const folder = folderOf(token);
  const written = await Promise.allSettled(
    files.map(({ name, content }) => store.write(`${folder}/${name}`, content)),
  );
  const failed = written.find((outcome) => outcome.status === 'rejected');
  if (failed === undefined) return token;
  // A store that fails to write may fail to delete too; the first failure is the one to report.
  await store.deleteUnder(folder).catch(() => undefined);
  throw failed.reason;
}

/** Queues the removal of the files of photos, in the transaction that removes their rows. */
export async function queueFileRemoval(
  { enqueue }: Pick<Work, 'enqueue'>,
  photos: readonly { token: string; sourceToken?: string }[],
): Promise<void> {
  const tokens = photos.flatMap(({ token, sourceToken }) =>
    sourceToken === undefined ? [token] : [token, sourceToken],
  );
  for (let start = 0; start < tokens.length; start += tokensPerJob) {
    await enqueue(removeFilesJob, { tokens: tokens.slice(start, start + tokensPerJob) });
  }
}

/**
 * Removes files without a row: of erased accounts, and of processes that were killed between writing the files and the
 * row. Files younger than a day stay, because their row may still follow. Returns the number of folders removed.
 */
export async function removeOrphans({
  database,
  files,
  now,
}: Pick<Context, 'database' | 'files' | 'now'>): Promise<number> {
  const limit = new Date(now().getTime() - dayMs);
  let removed = 0;
  for await (const tokens of listOldTokens(files, limit)) {
    const known = await findKnownTokens(database, tokens);
    for (const token of tokens.filter((old) => !known.has(old))) {
      await files.deleteUnder(folderOf(token));
      removed += 1;
    }
  }
  return removed;
}

/** The tokens of all folders without a young file, in batches. The store lists the files of a folder one after the other. */
async function* listOldTokens(files: FileStore, limit: Date): AsyncIterable<string[]> {
  let batch = new Map<string, boolean>();
  for await (const { key, storedAt } of files.list()) {
    const token = tokenOfKey(key);
    if (token === null) continue;
    if (batch.size >= tokensPerBatch && !batch.has(token)) {
      yield oldTokensOf(batch);
      batch = new Map();
    }
    batch.set(token, (batch.get(token) ?? true) && storedAt < limit);
  }
  yield oldTokensOf(batch);
}

function oldTokensOf(batch: ReadonlyMap<string, boolean>): string[] {
  return [...batch].filter(([, isOld]) => isOld).map(([token]) => token);
}
