import { IconTools } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import type { common } from '#web/locales/en/common.ts';
import { EmptyState } from '#web/design/state.tsx';
import styles from './building-screen.module.css';

type Props = {
  title: keyof typeof common.titles;
  /** What the screen will contain. */
  about?: string;
  /** Links to screens that work. */
  children?: ReactNode;
};

/** A screen of the route table that comes later. */
export function BuildingScreen({ title, about, children }: Props) {
  const t = useCommonTexts();
  return (
    <div className={styles.screen}>
      <h1>{t(`titles.${title}`)}</h1>
      <div className={styles.card}>
        <EmptyState
          icon={<IconTools size="2.5rem" stroke={1.5} aria-hidden="true" />}
          title={t('building.title')}
          text={about ?? t('building.text')}
        >
          {children}
        </EmptyState>
      </div>
    </div>
  );
}
