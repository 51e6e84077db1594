import { useState, type CSSProperties } from 'react';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import { LandingSection } from './landing-section.tsx';
import type { Story } from './load-landing.ts';
import { MotionButton } from './motion-button.tsx';
import styles from './stories.module.css';
import { StoryCard } from './story-card.tsx';

/** Success stories passing by; with none, the honest word that they are still to come. */
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

/** The list twice in a row, so that it seems to have no end. The second copy is for the eye alone. */
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
