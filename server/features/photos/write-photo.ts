import { randomBytes } from 'node:crypto';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import type { DrawnFile } from './draw-portraits.ts';
import { folderOf } from './photo-names.rules.ts';

/** A name that nobody can guess. */
function createPhotoToken(): string {
  return randomBytes(18).toString('base64url');
}

/** Keeps files under a new token. A folder that is not complete is removed at once, or, after a crash, as an orphan. */
export async function writeFolder(files: FileStore, drawn: readonly DrawnFile[]): Promise<string> {
  const token = createPhotoToken();
  const folder = folderOf(token);
  const written = await Promise.allSettled(
    drawn.map(({ name, content }) => files.write(`${folder}/${name}`, content)),
  );
  const failed = written.find((outcome) => outcome.status === 'rejected');
  if (failed === undefined) return token;
  // A store that cannot be written to may not be cleaned either; why it failed matters more.
  await files.deleteUnder(folder).catch(() => undefined);
  throw failed.reason;
}
