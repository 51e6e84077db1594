import type { ReactNode } from 'react';
import { Card } from '#web/design/card.tsx';
import styles from './settings-card.module.css';

/** A card of settings: what stands in it is parted by lines. */
export function SettingsCard({ children }: { children: ReactNode }) {
  return <Card className={styles.card}>{children}</Card>;
}
