import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#web/design/button.tsx';
import { useTexts } from '#web/i18n/define-texts.ts';
import { chooseLanguage } from '#web/i18n/language-switch.tsx';
import { RichText } from '#web/i18n/rich-text.tsx';
import { isLanguage } from '#web/i18n/texts.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { writeInstant } from '#web/lists/ago.tsx';
import styles from './member-notices.module.css';
import { settingsQuery, useCancelDeletion } from './settings.queries.ts';

/** Shows on every screen that the account will be deleted, and applies the language of the account. */
export function MemberNotices() {
  const { data } = useQuery(settingsQuery());
  const settings = data?.data;
  useAccountLanguage(settings?.language);
  const dueAt = settings?.deletion_due_at;
  return typeof dueAt === 'string' ? <DeletionBanner dueAt={dueAt} /> : null;
}

/** Changes the language of the pages to that of the account; undefined while it is unknown, null when none is stored. */
function useAccountLanguage(language: string | null | undefined): void {
  const texts = useTexts();
  const apply = useEffectEvent((stored: string) => {
    if (isLanguage(stored) && stored !== texts.language()) void chooseLanguage(texts, stored);
  });
  useEffect(() => {
    if (typeof language === 'string') apply(language);
  }, [language]);
}

function DeletionBanner({ dueAt }: { dueAt: string }) {
  const t = useSettingsTexts();
  const { isBusy, cancel } = useCancelDeletion();
  return (
    <section className={styles.banner} aria-label={t('leaving.bannerLabel')}>
      <p>
        <RichText
          t={t}
          name="leaving.banner"
          values={{ time: writeInstant(dueAt) }}
          parts={{ time: <time dateTime={dueAt} className={styles.time} /> }}
        />
      </p>
      <Button size="small" isBusy={isBusy} onClick={() => void cancel()}>
        {t('leaving.keep')}
      </Button>
    </section>
  );
}
