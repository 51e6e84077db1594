import { LinkButton } from '#web/design/button.tsx';
import { BuildingScreen } from '#web/document/building-screen.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import type { member } from '#web/locales/en/member.ts';

/** A member screen that comes later: what it will be, and links to screens that work. */
export function MemberBuilding({ page }: { page: keyof typeof member.building }) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  return (
    <BuildingScreen title={page} about={t(`building.${page}`)}>
      <LinkButton to="/dashboard">{t('shell.dashboard')}</LinkButton>
      <LinkButton to="/" look="outline">
        {common('actions.backToHome')}
      </LinkButton>
    </BuildingScreen>
  );
}
