import { useTranslation } from 'react-i18next';
import { homeOf } from '#web/api/guards.ts';
import { useSession } from '#web/api/use-session.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { PlainPage } from './plain-page.tsx';

/** An address that does not exist, or that is not visible to the person: the same answer. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <PlainPage>
      <title>{t('titles.notFound')}</title>
      <EmptyState level="h1" title={t('notFound.title')} text={t('notFound.text')}>
        {session !== undefined && <LinkButton to={homeOf(session)}>{t('actions.toDashboard')}</LinkButton>}
        <LinkButton to="/" look={session === undefined ? 'filled' : 'outline'}>
          {t('actions.backToHome')}
        </LinkButton>
      </EmptyState>
    </PlainPage>
  );
}
