/** The folder of the file store that holds copies, apart from photos, whose folders have names of two letters. */
const room = 'copies';

/** The folder of one copy. */
export function folderOfCopy(fileKey: string): string {
  return `${room}/${fileKey}`;
}

/** The one file in it. */
export function fileOfCopy(fileKey: string): string {
  return `${folderOfCopy(fileKey)}/copy.zip`;
}

/** The key of the copy that a file of the store belongs to; null when it is no copy. */
export function keyOfFile(name: string): string | null {
  return /^copies\/([\w-]+)\//.exec(name)?.[1] ?? null;
}
