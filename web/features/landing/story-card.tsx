import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { initialsOf } from '#web/design/avatar.tsx';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import type { Story } from './load-landing.ts';
import { cutStory } from './stories.rules.ts';
import styles from './story-card.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The story that was chosen on the landing page, so that its page need not ask for it again. */
    storyData?: Story;
  }
}

/** One story of the marquee: picture, first names, the beginning of the text. */
export function StoryCard({ story }: { story: Story }) {
  const t = useLandingTexts();
  const couple = { bride: story.bride_firstname, groom: story.groom_firstname };
  return (
    <article className={styles.card}>
      <Picture story={story} />
      <div className={styles.text}>
        <h3 className={styles.couple}>{t('stories.couple', couple)}</h3>
        <p>{cutStory(story.ss_story)}</p>
        <Link
          to="/view-success-story"
          search={{ id: story.ss_id }}
          state={{ storyData: story }}
          className={styles.more}
        >
          {t('stories.readMore')}
          <span className="visually-hidden">{t('stories.readMoreOf', couple)}</span>
        </Link>
      </div>
    </article>
  );
}

/** The couple's picture, or their initials where it is missing. */
function Picture({ story }: { story: Story }) {
  const [isBroken, setIsBroken] = useState(story.ss_image === '');
  if (isBroken) {
    return (
      <div className={styles.initials} aria-hidden="true">
        {initialsOf(`${story.bride_firstname} ${story.groom_firstname}`)}
      </div>
    );
  }
  return (
    <img
      src={story.ss_image.replace(/^(?![/]|https?:)/, '/')}
      alt={story.name}
      width={800}
      height={600}
      loading="lazy"
      decoding="async"
      className={styles.picture}
      ref={(image) => {
        // It may have failed before the script arrived to hear of it.
        if (image?.complete === true && image.naturalWidth === 0) setIsBroken(true);
      }}
      onError={() => setIsBroken(true)}
    />
  );
}
