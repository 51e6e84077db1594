import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { importsFolder } from './keep-sheet.ts';

/** A row as it is kept: its number in the sheet and its cells. */
export type KeptRow = { rowNumber: number; cells: string[] };

const line = z.tuple([z.number().int()], z.string());

/** Whether the rows of an import are kept in this data directory. */
export function hasKeptRows(dataDirectory: string, file: string | null): file is string {
  return file !== null && existsSync(join(importsFolder(dataDirectory), file));
}

/** The rows of an import as a stream, without the first ones. */
export async function* openKeptRows(
  dataDirectory: string,
  { file, skip }: { file: string; skip: number },
): AsyncGenerator<KeptRow> {
  const input = createReadStream(join(importsFolder(dataDirectory), file));
  let position = 0;
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      position += 1;
      if (position <= skip) continue;
      const [rowNumber, ...cells] = line.parse(JSON.parse(text));
      yield { rowNumber, cells };
    }
  } finally {
    input.destroy();
  }
}
