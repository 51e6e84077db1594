import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Problem, problem } from '#server/platform/problem.ts';
import { sheetLimits } from './sheets.rules.ts';
import { type ArchiveEntry, zipEntries } from './zip-entries.ts';

/** The parts of a workbook that hold cells; pictures, drawings and the like are never unpacked. */
const wantedPart =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?!media\/|drawings\/|charts\/|theme\/)[^\\]+\.(?:xml|xml\.rels))$/;
/** No XML, and what the patterns below would take hours for: a row or cell in whose tag another one begins. */
const openTag = /<(?:row|c)\b[^<>]*</;
/** A row or cell far outside what a sheet may have; its reader would fill everything before it. */
const farCell = /<(?:row|c)\b[^>]*?\sr\s*=\s*(?!["'](?:[A-H]?[A-Z])?[12]?\d{1,5}["'])/;

/**
 * The cells of a workbook in a new archive of our own making, so that its reader never meets the sizes and names that the
 * sender wrote. What comes out is counted while it is unpacked: a bomb is refused at the limit, before anything is read.
 * Throws sheet_too_big or sheet_not_understood.
 */
export async function repackWorkbook(path: string): Promise<Buffer> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuseArchive);
  try {
    return zipEntries(await unpackParts(archive));
  } catch (error) {
    return refuseArchive(error);
  } finally {
    archive.close();
  }
}

async function unpackParts(archive: ZipFile): Promise<ArchiveEntry[]> {
  if (archive.entryCount > sheetLimits.archiveEntries) throw problem('sheet_too_big');
  const parts = new Map<string, Buffer>();
  let bytesLeft: number = sheetLimits.unpackedBytes;
  for await (const entry of archive.eachEntry()) {
    if (!wantedPart.test(entry.fileName)) continue;
    const content = await unpack(archive, { entry, bytesLeft });
    bytesLeft -= content.length;
    requireCalmSheet(content.toString('latin1'));
    parts.set(entry.fileName, content);
  }
  return [...parts].map(([name, content]) => ({ name, content }));
}

/** Its reader fills every row up to the last one, and every row as wide as the widest: that must stay within bounds. */
function requireCalmSheet(xml: string): void {
  if (openTag.test(xml)) throw problem('sheet_not_understood');
  if (farCell.test(xml)) throw problem('sheet_too_big');
  let [rows, columns] = [0, 1];
  for (const [, row = 0] of xml.matchAll(/<row\b(?:[^>]*?\sr\s*=\s*["'](\d+))?/g)) {
    rows = Math.max(rows + 1, Number(row));
    if (rows > sheetLimits.rows + 1) throw problem('sheet_too_big');
  }
  for (const [, letters = ''] of xml.matchAll(/<c\b[^>]*?\sr\s*=\s*["']([A-Z]{2})/g)) {
    columns = Math.max(columns, columnOf(letters));
  }
  if (rows * Math.max(columns, widestSingleLetter) > sheetLimits.gridCells) throw problem('sheet_too_big');
}

const letterA = 64;
const widestSingleLetter = 26;

/** The number of a column that is named by two letters: `AA` is 27. */
function columnOf(letters: string): number {
  const [first, second] = [letters.codePointAt(0) ?? letterA, letters.codePointAt(1) ?? letterA];
  return (first - letterA) * 26 + second - letterA;
}

async function unpack(
  archive: ZipFile,
  { entry, bytesLeft }: { entry: Entry; bytesLeft: number },
): Promise<Buffer> {
  if (entry.uncompressedSize > bytesLeft) throw problem('sheet_too_big');
  const stream = await archive.openReadStreamPromise(entry);
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    // Whatever size the archive claims, this is what it unpacks to.
    if (bytes > bytesLeft) stream.destroy(problem('sheet_too_big'));
  });
  return buffer(stream);
}

/** Our own refusals as they are; whatever the archive's reader says means that this is no workbook. */
function refuseArchive(error: unknown): never {
  throw error instanceof Problem ? error : problem('sheet_not_understood');
}
