import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './legal-notice.module.css';

/** What a person should know before registering. The pages open in a new tab, so that nothing typed is left behind. */
export function LegalNotice() {
  const t = useAccountsTexts();
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t('registration.notDating')}</strong>
      </p>
      <p>
        <Trans
          t={t}
          i18nKey="registration.agree"
          components={{
            terms: <NewTabLink href="/terms" />,
            privacy: <NewTabLink href="/privacy" />,
            grievance: <NewTabLink href="/grievance" />,
          }}
        />{' '}
        {t('registration.newTabs')}
      </p>
    </div>
  );
}

function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
