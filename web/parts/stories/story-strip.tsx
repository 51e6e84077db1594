import { useState, type CSSProperties, type ReactNode } from 'react';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import { useMedia } from '#web/design/hooks/use-media.ts';
import { MotionButton } from '#web/design/inputs/motion-button.tsx';
import { StoryCard } from './story-card.tsx';
import styles from './story-strip.module.css';

/** Fewer than this stand beside each other, because a strip that repeats a handful looks odd. */
const fewestMoving = 4;
/** The width of a card with its margins, in rem, as in the styles. */
const cardWidth = 21.5;

type Props = {
  stories: readonly StoryWire[];
  /** What follows below, beside the button that stops the movement. */
  children?: ReactNode;
};

/** Stories passing by, twice in a row, so that they seem to have no end. When they fit beside each other they stand still. */
export function StoryStrip({ stories, children }: Props) {
  const [isMoving, setIsMoving] = useState(true);
  const fit = useMedia(`(min-width: ${stories.length * cardWidth}rem)`);
  const canMove = stories.length >= fewestMoving && !fit;
  const count: CSSProperties & Record<'--story-count', number> = { '--story-count': stories.length };
  return (
    <>
      {stories.length > 0 && (
        <div
          className={styles.window}
          data-strip={canMove ? 'moving' : 'still'}
          data-paused={!isMoving || undefined}
          style={count}
          onFocus={({ target }) => {
            // A browser leaves a link where it is that is half outside; the keyboard sees the whole story.
            if (target.matches(':focus-visible'))
              target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Tab scrolls it; without the focus it passes by from its beginning again.
            if (canMove && !currentTarget.contains(relatedTarget)) currentTarget.scrollTo({ left: 0 });
          }}
        >
          <div className={styles.track}>
            <Cards stories={stories} />
            {canMove && <Cards stories={stories} isCopy />}
          </div>
        </div>
      )}
      <div className={styles.below}>
        {canMove && (
          <span className={styles.control}>
            <MotionButton of="stories" isMoving={isMoving} onToggle={() => setIsMoving(!isMoving)} />
          </span>
        )}
        {children}
      </div>
    </>
  );
}

/** A finger or a pointer opens a story of the second copy as well; screen readers and the keyboard skip it. */
function Cards({ stories, isCopy = false }: { stories: readonly StoryWire[]; isCopy?: boolean }) {
  return (
    <ul className={styles.list} aria-hidden={isCopy || undefined}>
      {stories.map((story) => (
        <li key={story.ss_id}>
          <StoryCard story={story} sizes="20rem" isCopy={isCopy} />
        </li>
      ))}
    </ul>
  );
}
