import type { ComponentProps } from 'react';

type Props = ComponentProps<'img'> & { src: string; sizes: string };

/** A picture in the best format and width that the browser supports; one that is not a photo of ours as it is. */
export function PhotoPicture({ src, sizes, alt, ...image }: Props) {
  const sources = listPhotoSources(src);
  if (sources === undefined) return <img {...image} src={src} alt={alt} />;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img {...image} src={src} srcSet={sources.jpg} sizes={sizes} alt={alt} />
    </picture>
  );
}

/** The widths in which photos and the pictures of stories are stored, each in three formats, by the names of their largest JPEG. */
const frames = {
  '960': { prefix: '', widths: [160, 320, 640, 960] },
  'card-1200': { prefix: 'card-', widths: [480, 800, 1200] },
} as const;

/** The path of a photo names its largest JPEG: `/photos/<token>/960.jpg`, of a story `/photos/<token>/card-1200.jpg`. */
const photoPath = /^(?<folder>.*\/photos\/[^/]+)\/(?<largest>960|card-1200)\.jpg$/;

type PhotoSources = { avif: string; webp: string; jpg: string };

/** Returns the `srcset` of a photo in each format, best first; undefined for a picture that is no photo of ours. */
export function listPhotoSources(path: string): PhotoSources | undefined {
  const { folder, largest } = photoPath.exec(path)?.groups ?? {};
  if (folder === undefined) return undefined;
  const { prefix, widths } = frames[largest === '960' ? '960' : 'card-1200'];
  const list = (format: string) =>
    widths.map((width) => `${folder}/${prefix}${width}.${format} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp'), jpg: list('jpg') };
}

/** Returns the path of a photo; undefined for none. Older clients stored the text "null" for a missing picture. */
export function presentPhoto(path: string | null | undefined): string | undefined {
  return path === undefined || path === null || path === '' || path === 'null' ? undefined : path;
}
