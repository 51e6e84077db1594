import type { ComponentProps } from 'react';
import { listPhotoSources } from './photo-sources.ts';

type Props = ComponentProps<'img'> & { src: string; sizes: string };

/** A picture in the best format and width that the browser takes; one that is not a photo of ours as it is. */
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
