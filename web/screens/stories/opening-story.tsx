import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { Container } from '#web/design/section.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useStoriesTexts } from '#web/locales/en/stories/stories.ts';
import { StoryPage } from './story-page.tsx';
import styles from './story-page.module.css';

/** A story while it is loaded: what the pressed card knew of it, so that it opens at once. */
export function OpeningStory({ id }: { id: number | undefined }) {
  const t = useStoriesTexts();
  // The router moves the page when all of it is there.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const known = useLocation({ select: ({ state }) => state.storyData });
  if (known !== undefined && known.ss_id === id) return <StoryPage story={known} others={[]} isOpening />;
  return (
    <main id="content" tabIndex={-1} className={styles.main} aria-busy="true">
      <Container>
        <div className={`${styles.article} ${styles.loading}`}>
          <h1 className="visually-hidden">{t('story.loading')}</h1>
          <Skeleton width="16rem" height="2.5rem" />
          <Skeleton height="20rem" />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      </Container>
    </main>
  );
}
