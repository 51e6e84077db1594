/** The widths of the portraits, largest first. */
export const portraitWidths = [960, 640, 320, 160] as const;

/** The formats of every width, with their content types. JPEG is for browsers that read neither of the others. */
const portraitTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PortraitFormat = keyof typeof portraitTypes;

/** The names of all files of a portrait. */
export const portraitFiles: readonly string[] = portraitWidths.flatMap((width) =>
  Object.keys(portraitTypes).map((format) => `${width}.${format}`),
);

export const sourceFile = 'source.jpg';

const portraitFile = new RegExp(
  `^(?:${portraitWidths.join('|')})\\.(${Object.keys(portraitTypes).join('|')})$`,
);
/** With or without the origin: clients may send the address of the image that they show. */
const photoPath = /^(?:https?:\/\/[^/]+)?\/photos\/(?<token>[\w-]{24})\/[\w.-]+$/;

/** The path of the largest portrait, which identifies the photo on the wire. */
export function pathOfPhoto(token: string): string {
  return `/photos/${token}/960.jpg`;
}

/** The path of the whole picture, for the owner alone. */
export function pathOfSource(sourceToken: string): string {
  return `/photos/${sourceToken}/${sourceFile}`;
}

/** The token in the path of a photo, in any of its widths and formats; null when it is no such path. */
export function tokenOfPath(path: string): string | null {
  return photoPath.exec(path)?.groups?.['token'] ?? null;
}

/** The folder of a token in the store: many small folders are quicker than a large one. */
export function folderOf(token: string): string {
  return `${token.slice(0, 2)}/${token}`;
}

/** The key of the whole picture in the store. */
export function keyOfSource(sourceToken: string): string {
  return `${folderOf(sourceToken)}/${sourceFile}`;
}

/** The token in a key of the store; null when it is no key of a photo: the folder or bucket may contain other files. */
export function tokenOfKey(key: string): string | null {
  const [, start, token] = /^([\w-]{2})\/([\w-]{24})\/./.exec(key) ?? [];
  return start !== undefined && token?.startsWith(start) === true ? token : null;
}

/** The content type of a file of a photo; null when photos have no file of that name. */
export function typeOfFile(file: string): string | null {
  if (file === sourceFile) return portraitTypes.jpg;
  const format = portraitFile.exec(file)?.[1];
  // The pattern was built from these keys.
  return format === undefined ? null : portraitTypes[format as PortraitFormat];
}
