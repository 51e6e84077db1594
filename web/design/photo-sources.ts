/** The widths in which every photo is kept, each in three formats, beside one another. */
const widths = [160, 320, 640, 960] as const;

/** The path of a photo names its largest JPEG: `/photos/<token>/960.jpg`. */
const photoPath = /^(?<folder>.*\/photos\/[^/]+)\/960\.jpg$/;

export type PhotoSources = { avif: string; webp: string; jpg: string };

/** The `srcset` of a photo in each format, best first; undefined for a picture that is not one of the photos. */
export function listPhotoSources(path: string): PhotoSources | undefined {
  const folder = photoPath.exec(path)?.groups?.['folder'];
  if (folder === undefined) return undefined;
  const list = (format: string) => widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp'), jpg: list('jpg') };
}

/** The path of a photo or nothing. Older clients stored the text "null" for a missing picture. */
export function presentPhoto(path: string | null | undefined): string | undefined {
  return path === undefined || path === null || path === '' || path === 'null' ? undefined : path;
}
