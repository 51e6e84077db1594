import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile as ReadArchive } from 'yauzl';
import { ZipFile } from 'yazl';
import { Problem, problem } from '#server/platform/problem.ts';
import { sheetLimits } from './sheets.rules.ts';

type ArchiveEntry = { name: string; content: Buffer };

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
export async function repackWorkbook(path: string): Promise<Buffer> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuseArchive);
  try {
    return await zipEntries(await unpackParts(archive));
  } catch (error) {
    return refuseArchive(error);
  } finally {
    archive.close();
  }
}

async function unpackParts(archive: ReadArchive): Promise<ArchiveEntry[]> {
  if (archive.entryCount > sheetLimits.archiveEntries) throw problem('sheet_too_big');
  const parts = new Map<string, Buffer>();
  let bytesLeft: number = sheetLimits.unpackedBytes;
  for await (const entry of archive.eachEntry()) {
    if (!cellPart.test(entry.fileName)) continue;
    const content = await unpack(archive, { entry, bytesLeft });
    bytesLeft -= content.length;
    const xml = content.toString('latin1');
    requireBoundedSheet(xml);
    parts.set(entry.fileName, textFormula.test(xml) ? Buffer.from(keepTexts(xml), 'latin1') : content);
  }
  return [...parts].map(([name, content]) => ({ name, content }));
}

/** A formula that begins with "=" is none: a program has written a text like `=== GIRLS ===` as one, and it has no value. */
const textFormula = /<c\b([^<>]*)>\s*<f>(=[^<]*)<\/f>\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/;

function keepTexts(xml: string): string {
  return xml.replaceAll(
    new RegExp(textFormula, 'g'),
    (...[, attributes = '', text = '']: string[]) =>
      `<c${attributes.replace(/\st="[^"]*"/, '')} t="inlineStr"><is><t>=${text}</t></is></c>`,
  );
}

/** The reader fills every row up to the last one to the width of the widest, so that product must be within the limits. */
function requireBoundedSheet(xml: string): void {
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

/** The number of a column named by two letters: `AA` is 27. */
function columnOf(letters: string): number {
  const [first, second] = [letters.codePointAt(0) ?? letterA, letters.codePointAt(1) ?? letterA];
  return (first - letterA) * 26 + second - letterA;
}

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
