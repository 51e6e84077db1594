import type { Context } from '#server/platform/context.ts';
import { folderOf, tokenOfKey } from './photo-names.rules.ts';
import { findKnownTokens } from './photos.repository.ts';

const dayMs = 24 * 60 * 60_000;
const mostAtOnce = 500;

/**
 * Removes files that belong to no photo: of accounts that were erased, of processes that were killed between writing the
 * files and the row. Young ones are left, because their row may be about to come. Answers how many folders it removed.
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

/** The tokens of all folders without a young file, some hundreds at a time. The files of a folder are listed together. */
async function* listOldTokens(files: Context['files'], limit: Date): AsyncIterable<string[]> {
  let batch = new Map<string, boolean>();
  for await (const { key, storedAt } of files.list()) {
    const token = tokenOfKey(key);
    if (token === null) continue;
    if (batch.size >= mostAtOnce && !batch.has(token)) {
      yield tokensOf(batch);
      batch = new Map();
    }
    batch.set(token, (batch.get(token) ?? true) && storedAt < limit);
  }
  yield tokensOf(batch);
}

function tokensOf(batch: ReadonlyMap<string, boolean>): string[] {
  return [...batch].filter(([, isOld]) => isOld).map(([token]) => token);
}
