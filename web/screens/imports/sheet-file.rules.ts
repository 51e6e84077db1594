/** Why a file cannot be uploaded as a sheet; only the server reads its content. */
export type SheetFault = 'wrongKind' | 'tooBig' | 'isEmpty';

/** Some devices give a type and a name without an ending. */
const sheetTypes = new Set([
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

const sheetEndings = ['.csv', '.tsv', '.txt', '.xlsx'];

/** The `accept` attribute of the file input. */
export const acceptedSheets = [...sheetEndings, ...sheetTypes].join(',');

/** Checks a file before its upload; undefined when it may be a sheet. */
export function findSheetFault(
  { name, type, size }: { name: string; type: string; size: number },
  largestBytes: number,
): SheetFault | undefined {
  const isSheet = sheetTypes.has(type) || sheetEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isSheet) return 'wrongKind';
  if (size === 0) return 'isEmpty';
  return size > largestBytes ? 'tooBig' : undefined;
}

/** Bytes as megabytes with one decimal, at least 0.1. */
export function formatMegabytes(bytes: number): string {
  return Math.max(bytes / (1024 * 1024), 0.1).toFixed(1);
}

/** A file name within the server's limit of length, with its ending. */
export function shortenName(name: string): string {
  const longest = 200;
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, longest - ending.length - 1)}…${ending}`;
}
