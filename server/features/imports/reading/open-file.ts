import { open } from 'node:fs/promises';
import { problem } from '#server/platform/problem.ts';
import type { OpenFile } from './plan-tables.rules.ts';
import { readCsv } from './read-csv.ts';
import { openWorkbook } from './read-workbook.ts';
import { firstRows, recogniseFormat } from './sheets.rules.ts';

const firstBytesOfFile = 64 * 1024;

/** Opens a sheet of any format, recognised by its content. Throws sheet_not_understood or sheet_too_big. */
export async function openFile({
  path,
  allowsGzip,
}: {
  path: string;
  allowsGzip: boolean;
}): Promise<OpenFile> {
  const format = recogniseFormat(await readFirstBytes(path));
  if (format === 'workbook') return openWorkbook(path);
  if (format === null || (format === 'gzip' && !allowsGzip)) throw problem('sheet_not_understood');
  const encoding = format === 'gzip' ? 'utf-8' : format;
  return openText(() => readCsv({ path, isCompressed: format === 'gzip', encoding }));
}

async function openText(read: () => AsyncIterable<string[]>): Promise<OpenFile> {
  const rows: string[][] = [];
  for await (const row of read()) {
    rows.push(row);
    if (rows.length === firstRows) break;
  }
  return { starts: [{ name: null, rows }], readRows: read, close: () => Promise.resolve() };
}

async function readFirstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(firstBytesOfFile), 0, firstBytesOfFile, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
