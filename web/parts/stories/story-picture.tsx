import { useState } from 'react';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import { initialsOf } from '#web/design/pictures/avatar.tsx';
import { PhotoPicture } from '#web/design/pictures/photo-picture.tsx';
import styles from './story-picture.module.css';

type Props = {
  story: Pick<StoryWire, 'ss_image' | 'name' | 'bride_firstname' | 'groom_firstname'>;
  /** The width in which it is shown, as the `sizes` of a picture. */
  sizes?: string;
  /** The first picture of a page is fetched at once, all others when they come into sight. */
  isFirst?: boolean;
};

/** The picture of a story, 4:3, or the couple's initials where it is missing. */
export function StoryPicture({ story, sizes = '(min-width: 48em) 26rem, 100vw', isFirst = false }: Props) {
  const [isBroken, setIsBroken] = useState(story.ss_image === '');
  if (isBroken) {
    return (
      <div className={styles.initials} aria-hidden="true">
        {initialsOf(`${story.bride_firstname} ${story.groom_firstname}`)}
      </div>
    );
  }
  return (
    <PhotoPicture
      src={story.ss_image.replace(/^(?![/]|https?:)/, '/')}
      sizes={sizes}
      alt={story.name}
      width={800}
      height={600}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={styles.picture}
      ref={(image) => {
        // It may have failed before the script arrived.
        if (image?.complete === true && image.naturalWidth === 0) setIsBroken(true);
      }}
      onError={() => setIsBroken(true)}
    />
  );
}
