import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import { useStoryCardsTexts } from '#web/locales/en/stories/story-cards.ts';
import styles from './story-card.module.css';
import { StoryPicture } from './story-picture.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The story whose card was pressed, with the beginning of its text, for its page to show while it loads the whole. */
    storyData?: StoryWire;
  }
}

type Props = {
  story: StoryWire;
  sizes: string;
  level?: 'h2' | 'h3';
  isFirst?: boolean;
  /** A second one on the page, which the keyboard passes over. */
  isCopy?: boolean;
  /** What follows the names. */
  children?: ReactNode;
};

/** A story as a card: picture, first names, the beginning of the text. */
export function StoryCard({
  story,
  sizes,
  level: Heading = 'h3',
  isFirst = false,
  isCopy = false,
  children,
}: Props) {
  const t = useStoryCardsTexts();
  const couple = { bride: story.bride_firstname, groom: story.groom_firstname };
  return (
    <article className={styles.card}>
      <StoryPicture story={story} sizes={sizes} isFirst={isFirst} />
      <div className={styles.text}>
        <Heading className={styles.couple}>{t('couple', couple)}</Heading>
        {children}
        <p dir="auto" className={styles.beginning}>
          {story.ss_story}
        </p>
        <Link
          to="/view-success-story"
          search={{ id: story.ss_id }}
          state={{ storyData: story }}
          tabIndex={isCopy ? -1 : undefined}
          className={styles.more}
        >
          {t('readMore')}
          <span className="visually-hidden">{t('readMoreOf', couple)}</span>
        </Link>
      </div>
    </article>
  );
}
