import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile as ReadArchive } from 'yauzl';
import { ZipFile } from 'yazl';
import { Problem, problem } from '#server/platform/problem.ts';
import { type MergedCells, nameSheets, readMergedCells } from './merged-cells.rules.ts';
import { columnOf, mendPart, readWorkbookFacts, type WorkbookFacts } from './mend-workbook.rules.ts';
import { sheetLimits } from './sheets.rules.ts';

type ArchiveEntry = { name: string; content: Buffer };
type Repacked = { archive: Buffer; facts: WorkbookFacts; merged: ReadonlyMap<string, MergedCells> };

/** The parts of a workbook that define cells; pictures, drawings and the like are never unpacked. */
const cellPart =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?!media\/|drawings\/|charts\/|theme\/)[^\\]+\.(?:xml|xml\.rels))$/;
/** A row or cell whose tag contains another one: invalid XML, on which the patterns below would run for hours. */
const openTag = /<(?:row|c)\b[^<>]*</;
/** A row or cell far outside the limits; the reader would fill everything before it with empty cells. */
const farCell = /<(?:row|c)\b[^>]*?\sr\s*=\s*(?!["'](?:[A-H]?[A-Z])?[12]?\d{1,5}["'])/;

/**
 * The cells of a workbook in a new archive that we write ourselves, so that the workbook's reader never sees sizes and
 * names from the uploaded one. Bytes are counted while they are unpacked: a zip bomb is refused at the limit, before it is
 * read. Throws sheet_too_big or sheet_not_understood.
 */
export async function repackWorkbook(path: string): Promise<Repacked> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuseArchive);
  try {
    const parts = await unpackParts(archive);
    const textOf = (part: string) => parts.find(({ name }) => name === part)?.content.toString() ?? '';
    const workbook = textOf('xl/workbook.xml');
    const names = nameSheets({ workbook, links: textOf('xl/_rels/workbook.xml.rels') });
    const merged = new Map(
      parts.flatMap(({ name, content }) => {
        const sheet = names.get(name);
        return sheet === undefined ? [] : [[sheet, mergedIn(content)]];
      }),
    );
    return { archive: await zipEntries(parts), facts: readWorkbookFacts(workbook), merged };
  } catch (error) {
    return refuseArchive(error);
  } finally {
    archive.close();
  }
}

/** What is merged in a sheet: it says so behind its cells. */
function mergedIn(sheet: Buffer): MergedCells {
  const behindCells = sheet.subarray(Math.max(0, sheet.lastIndexOf('</sheetData')));
  const merged = readMergedCells(behindCells.toString('latin1'));
  if (merged === null) throw problem('sheet_too_big');
  return merged;
}

async function unpackParts(archive: ReadArchive): Promise<ArchiveEntry[]> {
  if (archive.entryCount > sheetLimits.archiveEntries) throw problem('sheet_too_big');
  const parts = new Map<string, Buffer>();
  let bytesLeft: number = sheetLimits.unpackedBytes;
  for await (const entry of archive.eachEntry()) {
    if (!cellPart.test(entry.fileName)) continue;
    const content = await unpack(archive, { entry, bytesLeft });
    bytesLeft -= content.length;
    const written = content.toString('latin1');
    if (openTag.test(written)) throw problem('sheet_not_understood');
    const xml = mendPart(entry.fileName, written);
    requireBoundedSheet(xml);
    parts.set(entry.fileName, xml === written ? content : Buffer.from(xml, 'latin1'));
  }
  return [...parts].map(([name, content]) => ({ name, content }));
}

/** The reader fills every row up to the last one to the width of the widest, so that product must be within the limits. */
function requireBoundedSheet(xml: string): void {
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

const widestSingleLetter = 26;

async function unpack(
  archive: ReadArchive,
  { entry, bytesLeft }: { entry: Entry; bytesLeft: number },
): Promise<Buffer> {
  if (entry.uncompressedSize > bytesLeft) throw problem('sheet_too_big');
  const stream = await archive.openReadStreamPromise(entry);
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    // The size that the archive declares may be wrong.
    if (bytes > bytesLeft) stream.destroy(problem('sheet_too_big'));
  });
  return buffer(stream);
}

/** Our own problems as they are; any other error of the archive's reader means that the file is no workbook. */
function refuseArchive(error: unknown): never {
  throw error instanceof Problem ? error : problem('sheet_not_understood');
}

/** A ZIP archive of uncompressed entries, which the reader of workbooks unpacks without further work. */
function zipEntries(entries: readonly ArchiveEntry[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, content } of entries) archive.addBuffer(content, name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
