import { Link } from '@tanstack/react-router';
import { useState, type CSSProperties } from 'react';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useLandingTexts } from '#web/i18n/public/use-landing-texts.ts';
import { LandingSection, MotionButton } from './landing-parts.tsx';
import { cutStory } from '#web/stories/cut-text.rules.ts';
import { StoryPicture } from '#web/stories/story-picture.tsx';
import type { Story } from './load-landing.ts';
import styles from './stories.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The story that was chosen on the landing page, so that its page does not load it again. */
    storyData?: Story;
  }
}

/** Success stories passing by; with none, a sentence that they are still to come. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  const t = useLandingTexts();
  const [isMoving, setIsMoving] = useState(true);
  return (
    <LandingSection
      id="stories"
      ground="surface"
      title={t('stories.title')}
      lead={stories.length === 0 ? undefined : t('stories.lead')}
    >
      {stories.length === 0 ? (
        <EmptyState level="h3" title={t('stories.emptyTitle')} text={t('stories.emptyText')} />
      ) : (
        <Marquee stories={stories} isMoving={isMoving} />
      )}
      <div className={styles.all}>
        {stories.length > 0 && (
          <span className={styles.control}>
            <MotionButton isMoving={isMoving} onToggle={() => setIsMoving(!isMoving)} />
          </span>
        )}
        <LinkButton to="/all-Success-Stories" look="outline">
          {t('stories.seeAll')}
        </LinkButton>
      </div>
    </LandingSection>
  );
}

/** The list twice in a row, so that it seems to have no end. Screen readers skip the second copy. */
function Marquee({ stories, isMoving }: { stories: readonly Story[]; isMoving: boolean }) {
  const count: CSSProperties & Record<'--story-count', number> = { '--story-count': stories.length };
  return (
    <div className={styles.window} data-moving={isMoving || undefined} style={count}>
      <div className={styles.track}>
        {[false, true].map((isCopy) => (
          <ul key={String(isCopy)} className={styles.list} aria-hidden={isCopy} inert={isCopy}>
            {stories.map((story) => (
              <li key={story.ss_id}>
                <StoryCard story={story} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

/** One story of the marquee: picture, first names, the beginning of the text. */
function StoryCard({ story }: { story: Story }) {
  const t = useLandingTexts();
  const couple = { bride: story.bride_firstname, groom: story.groom_firstname };
  return (
    <article className={styles.card}>
      <StoryPicture story={story} sizes="20rem" />
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
