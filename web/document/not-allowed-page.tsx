import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { PlainPage } from './plain-page.tsx';

/** What a member sees at an address of the administrator area. */
export function NotAllowedPage() {
  const { t } = useTranslation();
  return (
    <PlainPage>
      <title>{t('titles.notAllowed')}</title>
      <EmptyState level="h1" title={t('notAllowed.title')} text={t('notAllowed.text')}>
        <LinkButton to="/dashboard">{t('actions.toDashboard')}</LinkButton>
        <LinkButton to="/" look="outline">
          {t('actions.backToHome')}
        </LinkButton>
      </EmptyState>
    </PlainPage>
  );
}
