import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { PlainPage } from './plain-page.tsx';

/** An address that does not exist, or that is not visible to the person: the same answer. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <PlainPage>
      <title>{t('titles.notFound')}</title>
      <EmptyState level="h1" title={t('notFound.title')} text={t('notFound.text')}>
        <LinkButton to="/">{t('actions.backToHome')}</LinkButton>
      </EmptyState>
    </PlainPage>
  );
}
