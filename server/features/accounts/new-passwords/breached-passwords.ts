import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Context } from '#server/platform/context.ts';

/** Registering does not wait longer for the service of others. */
const longestWaitMs = 2000;

/**
 * Whether a password is known from a theft of data elsewhere, by the list or the service of the configuration. A list that cannot be
 * read and a service that does not answer let the password pass.
 */
export async function isBreachedPassword(
  { configuration, log }: Pick<Context, 'configuration' | 'log'>,
  password: string,
): Promise<boolean> {
  const { breachedPasswords: source, breachedPasswordsFile: file, breachedPasswordsUrl: url } = configuration;
  if (source === 'none') return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    return source === 'list' ? await isInList(file ?? '', hash) : await isInRange(url, hash);
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a new password was not checked');
    return false;
  }
}

/** The service gets five characters of the hash, which about 2,000 known passwords share, and answers the rest of each. */
async function isInRange(url: string, hash: string): Promise<boolean> {
  const response = await fetch(`${url}/range/${hash.slice(0, 5)}`, {
    // With made-up lines, counted 0, every answer has about the same length.
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(longestWaitMs),
  });
  if (!response.ok) throw new Error(`The service answered ${response.status}`);
  const lines = (await response.text()).toUpperCase().split(/\r?\n/);
  const wanted = `${hash.slice(5)}:`;
  return lines.some((line) => line.startsWith(wanted) && line.slice(wanted.length).trim() !== '0');
}

const hashLength = 40;
/** More than two lines of a list: a hash, a colon and a count. */
const windowBytes = 256;

/** Searches a file of hashes, one a line and sorted, by halves: a list of 40 GB takes about 35 reads. */
async function isInList(path: string, hash: string): Promise<boolean> {
  const file = await open(path);
  try {
    let low = 0;
    let high = (await file.stat()).size;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await readLineFrom(file, middle);
      if (line === undefined || line.hash > hash) high = middle;
      else if (line.hash === hash) return true;
      else low = line.start + hashLength;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** The first line that begins at this place or after it; undefined when there is none. */
async function readLineFrom(
  file: FileHandle,
  place: number,
): Promise<{ start: number; hash: string } | undefined> {
  const from = Math.max(0, place - 1);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(windowBytes), 0, windowBytes, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const offset = place === 0 ? 0 : text.indexOf('\n') + 1;
  if (offset === 0 && place !== 0) return undefined;
  const hash = text.slice(offset, offset + hashLength).toUpperCase();
  return hash.length < hashLength ? undefined : { start: from + offset, hash };
}
