import { Button } from '#web/design/button.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import styles from './deletion-banner.module.css';
import { useCancellingDeletion } from './use-cancelling-deletion.ts';

/** Says that the account will be deleted, with the button to keep it. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  const t = useSettingsTexts();
  const { writeDateTime } = useDates();
  const { isBusy, cancel } = useCancellingDeletion();
  return (
    <section className={styles.banner} aria-label={t('leaving.bannerLabel')}>
      <p>
        <RichText
          t={t}
          name="leaving.banner"
          values={{ time: writeDateTime(dueAt) }}
          parts={{ time: <time dateTime={dueAt} className={styles.time} /> }}
        />
      </p>
      <Button size="small" isBusy={isBusy} onClick={() => void cancel()}>
        {t('leaving.keep')}
      </Button>
    </section>
  );
}
