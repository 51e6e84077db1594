import { useTranslation } from 'react-i18next';
import { BuildingState } from '#web/design/state.tsx';
import type { common } from '#web/locales/en/common.ts';

/** A screen of the route table that comes later, honestly. */
export function BuildingScreen({ title }: { title: keyof typeof common.titles }) {
  const { t } = useTranslation();
  return <BuildingState title={t(`titles.${title}`)} />;
}
