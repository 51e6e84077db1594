import { useLayoutEffect, useRef, useState } from 'react';
import { initialsOf } from './avatar.tsx';
import { PhotoPicture, presentPhoto } from './photo-picture.tsx';
import styles from './photo.module.css';

type Props = {
  /** The path as the answers name it (`u_profile_pic`, one of `u_images`). */
  path: string | null | undefined;
  /** The name of the person: read out, and shown as initials when there is no photo. */
  name: string;
  /** What is read out instead of the name; empty where the name is beside the photo. */
  alt?: string;
  /** How wide the photo is on the screen, as in `sizes` of an image: `(width < 48em) 50vw, 16rem`. */
  sizes: string;
  /** A tiny picture of the same photo as a `data:` address, shown blurred until the photo has loaded. */
  placeholder?: string | null | undefined;
  /** Seen without scrolling, so it is loaded at once and before others. */
  isFirst?: boolean;
  className?: string | undefined;
};

/**
 * A person's portrait in a box of 3:4 that has its size from the beginning, so that nothing moves when the photo loads.
 * For a missing or broken photo it shows the initials on a tint of mulberry.
 */
export function Photo({ path, name, alt = name, className = '', ...rest }: Props) {
  const [broken, setBroken] = useState<string>();
  const shown = presentPhoto(path);
  return (
    <span className={`${styles.photo} ${className}`}>
      {shown === undefined || shown === broken ? (
        <span className={styles.initials} {...describeInitials(alt)}>
          {initialsOf(name)}
        </span>
      ) : (
        <Portrait key={shown} {...rest} path={shown} alt={alt} onBroken={() => setBroken(shown)} />
      )}
    </span>
  );
}

type PortraitProps = Pick<Props, 'sizes' | 'placeholder' | 'isFirst'> & {
  path: string;
  alt: string;
  onBroken: () => void;
};

function Portrait({ path, alt, sizes, placeholder, isFirst = false, onBroken }: PortraitProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isLoading, setLoading] = useState(false);
  // A cached photo is there at once and does not fade in; without a script nothing hides it.
  useLayoutEffect(() => setLoading(image.current?.complete === false), []);
  return (
    <>
      {presentPhoto(placeholder) !== undefined && (
        <img className={styles.placeholder} src={placeholder ?? ''} alt="" data-is-over={!isLoading} />
      )}
      <PhotoPicture
        ref={image}
        className={styles.image}
        data-is-loading={isLoading}
        src={path}
        sizes={sizes}
        alt={alt}
        width={960}
        height={1280}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={() => setLoading(false)}
        onError={onBroken}
      />
    </>
  );
}

function describeInitials(alt: string) {
  return alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
}
