/** The widths in which every portrait is kept, largest first. */
export const portraitWidths = [960, 640, 320, 160] as const;

/** The formats of every width, with what a browser must be told. JPEG is for those that read neither of the others. */
export const portraitTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PortraitFormat = keyof typeof portraitTypes;

export const sourceFile = 'source.jpg';

const portraitFile = new RegExp(
  `^(?:${portraitWidths.join('|')})\\.(${Object.keys(portraitTypes).join('|')})$`,
);
/** With or without the origin: clients put the host before paths that they show. */
const photoPath = /^(?:https?:\/\/[^/]+)?\/photos\/(?<token>[\w-]{24})\/[\w.-]+$/;

/** Where the largest portrait of a photo is fetched, which is how the wire names the photo. */
export function pathOfPhoto(token: string): string {
  return `/photos/${token}/960.jpg`;
}

/** Where the owner fetches the whole picture. */
export function pathOfSource(sourceToken: string): string {
  return `/photos/${sourceToken}/${sourceFile}`;
}

/** The token of a photo that a path names, in any of its widths and formats; null when it is no such path. */
export function tokenOfPath(path: string): string | null {
  return photoPath.exec(path)?.groups?.['token'] ?? null;
}

/** The folder of a photo in the store: many small folders are quicker than a large one. */
export function folderOf(token: string): string {
  return `${token.slice(0, 2)}/${token}`;
}

/** The token in a key of the store; null when the key is none of a photo: the folder or bucket may hold other things. */
export function tokenOfKey(key: string): string | null {
  const [, start, token] = /^([\w-]{2})\/([\w-]{24})\/./.exec(key) ?? [];
  return start !== undefined && token?.startsWith(start) === true ? token : null;
}

/** The type of a file that may be asked for; null for any other name. */
export function typeOfFile(file: string): string | null {
  if (file === sourceFile) return portraitTypes.jpg;
  const format = portraitFile.exec(file)?.[1];
  // The pattern was built from these keys.
  return format === undefined ? null : portraitTypes[format as PortraitFormat];
}
