import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { imageLimits } from '#server/platform/images/decode-image.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { isSystemFile } from './photo-names.rules.ts';

/** The limits of an archive of photos. The bytes of an upload are limited by its endpoint. */
const archiveLimits = { entries: 5000, nameCharacters: 300, unpackedBytes: 1024 * 1024 * 1024 } as const;

/** An open archive: the paths of its files, and the bytes of one; null for a file that is too large for a photo. */
export type PhotoArchive = {
  paths: readonly string[];
  unpack: (path: string) => Promise<Buffer | null>;
  close: () => void;
};

/**
 * Opens an archive of photos. Nothing is unpacked to a path of the archive: its names are only compared, and each file is unpacked alone, its
 * bytes counted, so that a bomb is stopped at the limit whatever size it claims. Throws photos_not_understood or photos_too_big.
 */
export async function openArchive(path: string): Promise<PhotoArchive> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuse);
  try {
    const entries = await listEntries(archive);
    const byPath = new Map(entries.map((entry) => [entry.fileName, entry]));
    const budget: { bytesLeft: number } = { bytesLeft: archiveLimits.unpackedBytes };
    return {
      paths: [...byPath.keys()],
      unpack: async (wanted) => {
        const entry = byPath.get(wanted);
        return entry === undefined ? null : unpack(archive, { entry, budget });
      },
      close: () => archive.close(),
    };
  } catch (error) {
    archive.close();
    return refuse(error);
  }
}

/** The files of the bureau; a name with a way out of the archive, or a huge one, refuses it whole. */
async function listEntries(archive: ZipFile): Promise<Entry[]> {
  if (archive.entryCount > archiveLimits.entries) throw problem('photos_too_big');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.length > archiveLimits.nameCharacters) throw problem('photos_not_understood');
    if (!isSystemFile(entry.fileName)) entries.push(entry);
  }
  if (entries.length === 0) throw problem('photos_not_understood');
  return entries;
}

async function unpack(
  archive: ZipFile,
  { entry, budget }: { entry: Entry; budget: { bytesLeft: number } },
): Promise<Buffer | null> {
  if (entry.uncompressedSize > imageLimits.bytes) return null;
  try {
    const stream = await archive.openReadStreamPromise(entry);
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      budget.bytesLeft -= chunk.length;
      // The size that the archive declares may be wrong.
      if (bytes > imageLimits.bytes || budget.bytesLeft < 0) stream.destroy(problem('photos_too_big'));
    });
    return await buffer(stream);
  } catch (error) {
    return refuse(error);
  }
}

/** Our own problems as they are; any other error of the archive's reader means that it is no archive. */
function refuse(error: unknown): never {
  throw error instanceof Problem ? error : problem('photos_not_understood');
}
