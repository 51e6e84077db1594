import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive, opened when its turn comes. Pictures are small already. */
export type ZipEntry = {
  name: string;
  isPacked?: boolean;
  open: () => Promise<Readable> | AsyncIterable<string>;
};

/** Writes an archive file by file: never more than a piece of one is in memory. */
export async function writeZip(path: string, entries: readonly ZipEntry[]): Promise<void> {
  const zip = new ZipFile();
  const stopping = new AbortController();
  let failure: unknown;
  // What goes wrong with one file ends the whole archive: half a copy is none.
  const fail = (error: unknown) => {
    failure ??= error;
    stopping.abort();
  };
  zip.on('error', fail);
  for (const { name, isPacked = false, open } of entries) {
    zip.addReadStreamLazy(name, { compress: !isPacked }, (give) => {
      openEntry(open).then(
        (stream) => give(null, stream),
        (error: unknown) => fail(error),
      );
    });
  }
  zip.end();
  try {
    await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal: stopping.signal });
  } catch (error) {
    throw failure ?? error;
  }
}

async function openEntry(open: ZipEntry['open']): Promise<Readable> {
  const opened = open();
  return opened instanceof Promise ? opened : Readable.from(opened);
}
