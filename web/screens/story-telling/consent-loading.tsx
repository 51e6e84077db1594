import { Skeleton } from '#web/design/skeleton.tsx';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import styles from './story-form-page.module.css';

/** The placeholder until the story is loaded. */
export function Loading() {
  const t = useStoryTellingTexts();
  return (
    <div aria-busy="true" className={styles.loading}>
      <h1>{t('consent.title')}</h1>
      <p className={styles.lead}>{t('consent.loading')}</p>
      <Skeleton height="24rem" />
    </div>
  );
}
