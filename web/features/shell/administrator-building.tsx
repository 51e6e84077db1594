import { LinkButton } from '#web/design/button.tsx';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import type { administration } from '#web/locales/en/administration.ts';

type Props = { page: keyof typeof administration.building };

/** An administrator screen that comes later: what it will be, and links to screens that work. */
export function AdministratorBuilding({ page }: Props) {
  const t = useAdministrationTexts();
  return (
    <BuildingScreen title={page} about={t(`building.${page}`)}>
      <LinkButton to="/userManagement">{t('shell.users')}</LinkButton>
      <LinkButton to="/enquiries" look="outline">
        {t('shell.enquiries')}
      </LinkButton>
    </BuildingScreen>
  );
}
