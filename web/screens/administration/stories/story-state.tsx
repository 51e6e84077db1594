import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { ReviewedStoryWire, StoryStatus } from '#contract/stories/story.wire.ts';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { objectorOf } from './story-order.rules.ts';
import styles from './story-state.module.css';

type Props = { story: ReviewedStoryWire };

export function StatusBadge({ status }: { status: StoryStatus }) {
  const t = useStoriesTexts();
  return (
    <span className={styles.badge} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}

const sides = ['bride', 'groom'] as const;
/** The signs of the answers. */
export const answerIcons = { agreed: IconCheck, objected: IconX, none: IconClock };

/** What each of the two has answered, in a line. */
export function AnswerLine({ story }: Props) {
  const t = useStoriesTexts();
  return (
    <ul className={styles.answers}>
      {sides.map((side) => {
        const answer = story[`ss_${side}_answer`] ?? 'none';
        const Icon = answerIcons[answer];
        return (
          <li key={side} className={styles.answer} data-answer={answer}>
            <Icon size="1rem" aria-hidden="true" />
            {t(`shortAnswers.${side}.${answer === 'none' && !story.ss_is_asked ? 'unasked' : answer}`)}
          </li>
        );
      })}
    </ul>
  );
}

/** Why a waiting or rejected story cannot be approved or would not be shown, or an approved one is not shown; nothing when all is well. */
export function StoryNotice({ story, id }: Props & { id?: string }) {
  const t = useStoriesTexts();
  const cause = objectorOf(story) ?? (story.ss_is_blocked ? 'blocked' : undefined);
  if (story.ss_status === 'approved') {
    if (story.ss_is_shown) return null;
    return <p className={styles.notice}>{t(`notShown.${cause ?? 'unknown'}`)}</p>;
  }
  if (cause === undefined) return null;
  return (
    <p id={id} className={styles.notice}>
      {t(`waiting.${cause}`)}
    </p>
  );
}
