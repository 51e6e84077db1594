import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { type ExportKey, findPreparingExport, markExportReady } from './data-exports.repository.ts';
import { type ExportEntry, listExportEntries } from './export-entries.ts';
import { exportNoticeJob } from './notices.ts';
import { exportExpiresAt, fileOfExport, folderOfExport } from './privacy.rules.ts';

export const makeExportJob: Job<ExportKey> = { name: 'privacy.make-copy' };

/**
 * Writes the export of a member's data and queues the mail about it. A retry after a failure or a killed process writes the
 * file again; an export that was replaced or given up is dropped.
 */
export async function makeExport(context: Context, key: ExportKey): Promise<void> {
  const { database, files, now, workFolder } = context;
  if ((await findPreparingExport(database, key)) === undefined) return;
  const { accountId, fileKey } = key;
  await mkdir(workFolder, { recursive: true });
  const draft = join(workFolder, `${fileKey}.zip`);
  try {
    await writeZip(draft, await listExportEntries(context, accountId));
    const { size: bytes } = await stat(draft);
    await files.copyFrom(fileOfExport(fileKey), draft);
    const isReady = await context.transact(async (work) => {
      const readyAt = now();
      const made = { ...key, bytes, readyAt, expiresAt: exportExpiresAt(readyAt) };
      if (!(await markExportReady(work.database, made))) return false;
      await work.enqueue(exportNoticeJob, key);
      work.announce(accountId, { type: 'export_changed' });
      return true;
    });
    // The member was erased, or the export given up, while it was written.
    if (!isReady) await files.deleteUnder(folderOfExport(fileKey));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes an archive entry by entry, with only a part of one in memory. A failure of one entry fails the whole archive. */
async function writeZip(path: string, entries: readonly ExportEntry[]): Promise<void> {
  const zip = new ZipFile();
  const stopping = new AbortController();
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    stopping.abort();
  };
  zip.on('error', fail);
  for (const { name, isCompressed = false, open } of entries) {
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (provide) => {
      openEntry(open).then(
        (stream) => provide(null, stream),
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

async function openEntry(open: ExportEntry['open']): Promise<Readable> {
  const opened = open();
  return opened instanceof Promise ? opened : Readable.from(opened);
}
