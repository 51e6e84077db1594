/** Why a file cannot be a sheet of ours. What it truly holds is for the server to see. */
export type SheetFault = 'wrongKind' | 'tooBig' | 'isEmpty';

/** Also by type, for devices that give names without endings. */
const sheetTypes = new Set([
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

const sheetEndings = ['.csv', '.tsv', '.txt', '.xlsx'];

/** For the device's picker of files. */
export const acceptedSheets = [...sheetEndings, ...sheetTypes].join(',');

/** Looks at a file before it is sent; undefined when it may be a sheet. */
export function findSheetFault(
  { name, type, size }: { name: string; type: string; size: number },
  largestBytes: number,
): SheetFault | undefined {
  const isSheet = sheetTypes.has(type) || sheetEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isSheet) return 'wrongKind';
  if (size === 0) return 'isEmpty';
  return size > largestBytes ? 'tooBig' : undefined;
}

/** Bytes as megabytes, with one digit, never less than that. */
export function writeMegabytes(bytes: number): string {
  return Math.max(bytes / (1024 * 1024), 0.1).toFixed(1);
}

/** The name as the server keeps it: at most as long as it takes, with the ending. */
export function shortenName(name: string): string {
  const longest = 200;
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, longest - ending.length - 1)}…${ending}`;
}
