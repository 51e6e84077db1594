import type { ReactNode } from 'react';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import styles from './choice-card.module.css';
import { ChoiceCode, ChoiceLabel, ChoiceStatus, ChoiceUse } from './choice-facts.tsx';
import type { PlacedValue } from './choice-values.rules.ts';

type Props = { value: PlacedValue; place: ReactNode; actions: ReactNode };

/** A value as a card, with everything the table has. */
export function ChoiceCard({ value, place, actions }: Props) {
  const t = useAdministrationTexts();
  return (
    <>
      <div className={styles.line}>
        <ChoiceLabel value={value} />
        <ChoiceStatus value={value} />
      </div>
      <div className={styles.line}>
        <span className={styles.facts}>
          <ChoiceCode value={value} />
          {value.parent_label !== null && <bdi>{t('choices.under', { label: value.parent_label })}</bdi>}
        </span>
        <span className={styles.use}>
          <ChoiceUse value={value} />
        </span>
      </div>
      <div className={styles.foot}>
        {place}
        {actions}
      </div>
    </>
  );
}
