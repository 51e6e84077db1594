import { portraitShape } from './crop.rules.ts';

/** The formats of pictures, with their content types. JPEG is for browsers that read neither of the others. */
const typeOfFormat = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof typeOfFormat;
const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpg'];

/**
 * A part of a picture in several widths, largest first. `shape` is its width for a height of one; its files are `<prefix><width>.<format>`.
 */
export type Frame = {
  prefix: string;
  shape: number;
  widths: readonly number[];
  formats: readonly PictureFormat[];
};

/** What pictures are drawn as. */
export const frames = {
  /** A member's photo. */
  portrait: { prefix: '', shape: portraitShape, widths: [960, 640, 320, 160], formats },
  /** The picture of a success story on cards and on its page. */
  card: { prefix: 'card-', shape: 4 / 3, widths: [1200, 800, 480], formats },
  /** What other sites show of a shared page. Not all of them read more than JPEG. */
  share: { prefix: 'share-', shape: 1200 / 630, widths: [1200], formats: ['jpg'] },
  /** A banner on screens that are wider than tall, and on others. */
  wide: { prefix: 'wide-', shape: 16 / 9, widths: [1920, 1440, 960, 640], formats },
  tall: { prefix: 'tall-', shape: 3 / 4, widths: [900, 480], formats },
} as const satisfies Record<string, Frame>;
export type FrameName = keyof typeof frames;

/** The names of the files of a frame. */
function filesOf(frame: Frame): string[] {
  return frame.widths.flatMap((width) => frame.formats.map((format) => `${frame.prefix}${width}.${format}`));
}

const portraits: ReadonlySet<string> = new Set(filesOf(frames.portrait));

export const sourceFile = 'source.jpg';

const knownFiles: ReadonlySet<string> = new Set([...Object.values(frames).flatMap(filesOf), sourceFile]);
/**
 * With or without the origin: clients may send the address of the image that they show, also one that has expired. After the token comes
 * the seal of an answer, or the mark of an own photo without one.
 */
const photoPath =
  /^(?:https?:\/\/[^/]+)?\/photos\/(?<token>[\w-]{24})(?:[\w-]{32}|\/own)?\/(?!own\/)(?<file>[\w.-]+)$/;

/**
 * The path of the largest portrait, which identifies the photo on the wire. No file is served under it: the answer seals it for its
 * receiver (`photo-access`).
 */
export function pathOfPhoto(token: string): string {
  return `/photos/${token}/960.jpg`;
}

/** The same for the owner, whose path stays the same as long as the session. */
export function pathOfOwnPhoto(token: string): string {
  return `/photos/${token}/own/960.jpg`;
}

/** The path of the largest JPEG of a frame of a public picture; its other files are in the same folder. */
export function pathOfPicture(token: string, name: FrameName): string {
  const { prefix, widths } = frames[name];
  return `/photos/${token}/${prefix}${widths[0]}.jpg`;
}

/** The path of the whole picture, for administrators who decide about it. */
export function pathOfSource(sourceToken: string): string {
  return `/photos/${sourceToken}/${sourceFile}`;
}

/** The same for the owner. */
export function pathOfOwnSource(sourceToken: string): string {
  return `/photos/${sourceToken}/own/${sourceFile}`;
}

/** The token in the path of a photo, in any of its widths and formats; null when it is no such path. */
export function tokenOfPath(path: string): string | null {
  return photoPath.exec(path)?.groups?.['token'] ?? null;
}

/** The path of a file of an own photo before it is sealed, of any path that an answer contained; any other text as it is. */
export function unsealOwnPath(text: string): string {
  const { token, file } = photoPath.exec(text)?.groups ?? {};
  return token === undefined ? text : `/photos/${token}/own/${file}`;
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

/** Whether a file is part of a public picture, which needs no seal: everything but portraits of members and whole pictures. */
export function isPublicFile(file: string): boolean {
  return file !== sourceFile && !portraits.has(file);
}

/** The content type of a file of a photo; null when photos have no file of that name. */
export function typeOfFile(file: string): string | null {
  if (!knownFiles.has(file)) return null;
  const format = formats.find((known) => file.endsWith(`.${known}`));
  return format === undefined ? null : typeOfFormat[format];
}
