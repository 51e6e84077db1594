import { useState } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { pronounOf } from '#web/facts/pronoun.rules.ts';
import { sides, type Side } from './comparison.rules.ts';
import { ComparisonSide } from './comparison-side.tsx';
import styles from './partner-comparison.module.css';

/** How two people suit each other, in both directions: beside each other where there is room, else one at a time. */
export function PartnerComparison({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const [shown, show] = useState<Side>('theirs');
  const titles = {
    theirs: t(`comparison.theirs.${pronounOf(partner.u_gender)}`),
    mine: t('comparison.mine'),
  };
  return (
    <section id="comparison" className={styles.comparison} aria-labelledby="comparison-title">
      <h2 id="comparison-title" className={styles.title}>
        {t('comparison.title')}
      </h2>
      <div role="group" aria-label={t('comparison.sides')} className={styles.choice}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={styles.side}
            aria-pressed={side === shown}
            onClick={() => show(side)}
          >
            {titles[side]}
          </button>
        ))}
      </div>
      <div className={styles.sides} data-shown={shown}>
        {sides.map((side) => (
          <ComparisonSide key={side} side={side} title={titles[side]} partner={partner} />
        ))}
      </div>
    </section>
  );
}
