import { writeDay } from '#contract/fields/dates.ts';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useStoriesTexts } from '#web/locales/en/stories/stories.ts';
import styles from './wedding.module.css';

/** The long date of the wedding: 14 February 2026. */
export function WeddingDate({ story: { ss_wedding_date: date } }: { story: StoryWire }) {
  return (
    <time dateTime={date} dir="auto">
      {writeDay(date, { language: useLanguage() })}
    </time>
  );
}

/** When and where they married, on a card. */
export function WeddingLine({ story }: { story: StoryWire }) {
  const t = useStoriesTexts();
  const date = writeDay(story.ss_wedding_date, { language: useLanguage() });
  return (
    <p className={styles.line}>
      {story.ss_place === '' ? t('married', { date }) : t('marriedAt', { date, place: story.ss_place })}
    </p>
  );
}
