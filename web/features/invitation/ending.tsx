import { Trans, useTranslation } from 'react-i18next';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSite } from '#web/document/site.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import styles from './ending.module.css';
import { useNewPage } from './use-new-page.ts';

/** The link opens nothing. Why is not told to whoever holds it; what to do is. */
export function Gone() {
  useNewPage();
  const t = useInvitationTexts();
  const { t: common } = useTranslation();
  const { support_email: mail } = useSite();
  return (
    <EmptyState level="h1" title={t('gone.title')} text={t('gone.text')}>
      <div className={styles.ending}>
        <ul className={styles.ways}>
          <li>{t('gone.mail')}</li>
          <li>{t('gone.member')}</li>
          {mail !== '' && (
            <li>
              <Trans t={t} i18nKey="gone.help" components={{ mail: <a href={`mailto:${mail}`}>{mail}</a> }} />
            </li>
          )}
        </ul>
        <div className={styles.buttons}>
          <LinkButton to="/" search={{ dialog: 'sign-in' }}>
            {t('gone.signIn')}
          </LinkButton>
          <LinkButton to="/" look="outline">
            {common('actions.backToHome')}
          </LinkButton>
        </div>
      </div>
    </EmptyState>
  );
}

/** Everything was erased as the person wished. */
export function Erased() {
  useNewPage();
  const t = useInvitationTexts();
  const { t: common } = useTranslation();
  return (
    <EmptyState level="h1" title={t('erase.doneTitle')} text={t('erase.doneText')}>
      <LinkButton to="/" look="outline">
        {common('actions.backToHome')}
      </LinkButton>
    </EmptyState>
  );
}
