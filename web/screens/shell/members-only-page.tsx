import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';

/** What an administrator, who has no profile, sees at an address of the member area. */
export function MembersOnlyPage() {
  const t = useCommonTexts();
  return (
    <PlainPage>
      <title>{t('titles.notAllowed')}</title>
      <EmptyState level="h1" title={t('membersOnly.title')} text={t('membersOnly.text')}>
        <LinkButton to="/admin-dashboard">{t('membersOnly.toAdministration')}</LinkButton>
        <LinkButton to="/" look="outline">
          {t('actions.backToHome')}
        </LinkButton>
      </EmptyState>
    </PlainPage>
  );
}
