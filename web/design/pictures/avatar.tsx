import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './avatar.module.css';
import { PhotoPicture, presentPhoto } from './photo-picture.tsx';

type Props = {
  /** Null for a member who is not available: all of them have the same figure. */
  name: string | null;
  picture?: string | null | undefined;
  size?: 'small' | 'normal' | 'large';
};

/** How wide each size is on the screen, so that the browser takes a small file. */
const widths = { small: '2rem', normal: '2.75rem', large: '6rem' };

/** The picture of a person, or the initials on a tint of mulberry: never a broken image. */
export function Avatar({ name, picture, size = 'normal' }: Props) {
  const [broken, setBroken] = useState<string>();
  const shown = presentPhoto(picture);
  return (
    <span className={styles.avatar} data-size={size}>
      {shown === undefined || shown === broken ? (
        <span aria-hidden="true">{name === null ? <IconUser size="60%" /> : initialsOf(name)}</span>
      ) : (
        <PhotoPicture src={shown} sizes={widths[size]} alt="" onError={() => setBroken(shown)} />
      )}
    </span>
  );
}

const letterSegments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Up to two letters: of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => firstLetterOf(word ?? ''))
    .join('')
    .toLocaleUpperCase();
}

/** The first grapheme, which is what a reader sees as one letter in any script. */
function firstLetterOf(word: string): string {
  for (const { segment } of letterSegments.segment(word)) return segment;
  return '';
}
