import { writeDay } from '#contract/fields/dates.ts';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useStoriesTexts } from '#web/locales/en/stories/stories.ts';
import styles from './wedding.module.css';

function useMonth({ ss_wedding_date: date }: StoryWire): string {
  return writeDay(date, { language: useLanguage(), style: 'writeMonthAndYear' });
}

/** The month of the wedding: February 2026. Visitors are not given the day. */
export function WeddingMonth({ story }: { story: StoryWire }) {
  return (
    <time dateTime={story.ss_wedding_date.slice(0, 7)} dir="auto">
      {useMonth(story)}
    </time>
  );
}

/** When and where they married, on a card. */
export function WeddingLine({ story }: { story: StoryWire }) {
  const t = useStoriesTexts();
  const month = useMonth(story);
  return (
    <p className={styles.line}>
      {story.ss_place === '' ? t('married', { month }) : t('marriedAt', { month, place: story.ss_place })}
    </p>
  );
}
