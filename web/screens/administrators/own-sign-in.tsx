import type { ReactNode } from 'react';
import { useAdministratorRole } from '#web/app/client/administrator.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { useAdministratorsTexts } from '#web/locales/en/administrators.ts';
import { SecondFactorSettings } from '#web/parts/second-factor/second-factor-settings.tsx';
import styles from './administrators.module.css';

type Props = {
  /** The list of sessions, which is a part of the settings. */
  sessions: ReactNode;
};

/** How the administrator signs in: second factor, password, sessions. */
export function OwnSignIn({ sessions }: Props) {
  const t = useAdministratorsTexts();
  const role = useAdministratorRole();
  return (
    <div className={styles.screen}>
      <header>
        <h1>{t('own.title')}</h1>
        <p className={styles.soft}>{t('own.lead')}</p>
        {role !== undefined && (
          <p>
            <strong>{t('own.role', { role: t(`roles.${role}`) })}</strong> {t(`rolesAbout.${role}`)}
          </p>
        )}
      </header>
      <Card className={styles.section}>
        <h2>{t('own.secondFactor')}</h2>
        <SecondFactorSettings />
      </Card>
      <Card className={styles.section}>
        <h2>{t('own.password')}</h2>
        <p className={styles.soft}>{t('own.passwordText')}</p>
        <Button look="outline" onClick={() => openAreaDialog('change-password')}>
          {t('own.changePassword')}
        </Button>
      </Card>
      <section className={styles.section} aria-labelledby="own-sessions">
        <h2 id="own-sessions">{t('own.sessions')}</h2>
        {sessions}
      </section>
    </div>
  );
}
