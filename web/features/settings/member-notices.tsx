import { useQuery } from '@tanstack/react-query';
import { Trans } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import styles from './member-notices.module.css';
import { sayInstant } from './say-instant.ts';
import { settingsQuery } from './settings.queries.ts';
import { useKeepingAccount } from './use-keeping-account.ts';
import { useKeptLanguage } from './use-kept-language.ts';

/** What the settings say on every screen of a member: that the account is about to be deleted. Also speaks their language. */
export function MemberNotices() {
  const { data } = useQuery(settingsQuery());
  const settings = data?.data;
  useKeptLanguage(settings?.language);
  const dueAt = settings?.deletion_due_at;
  return typeof dueAt === 'string' ? <DeletionBanner dueAt={dueAt} /> : null;
}

function DeletionBanner({ dueAt }: { dueAt: string }) {
  const t = useSettingsTexts();
  const { isBusy, keep } = useKeepingAccount();
  return (
    <section className={styles.banner} aria-label={t('leaving.bannerLabel')}>
      <p>
        <Trans
          t={t}
          i18nKey="leaving.banner"
          values={{ time: sayInstant(dueAt) }}
          components={{ time: <time dateTime={dueAt} className={styles.time} /> }}
        />
      </p>
      <Button size="small" isBusy={isBusy} onClick={() => void keep()}>
        {t('leaving.keep')}
      </Button>
    </section>
  );
}
