import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Card } from '#web/design/card.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { ComparisonRow } from './comparison-row.tsx';
import styles from './comparison-side.module.css';
import type { Side } from './comparison.rules.ts';
import { UntoldNotice } from './untold-notice.tsx';
import { NothingStated } from './nothing-stated.tsx';

type Props = { side: Side; title: string; partner: PartnerWire };

/** What one of the two looks for, held against the other: how much of it fits, then each criterion. */
export function ComparisonSide({ side, title, partner }: Props) {
  const t = usePartnerTexts();
  const direction = partner.match[side];
  const { matched, stated, criteria } = direction;
  const titleId = `comparison-${side}`;
  const teller = side === 'theirs' ? t('comparison.you') : partner.u_firstname;
  return (
    <div data-side={side} role="group" aria-labelledby={titleId}>
      <Card className={styles.side}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          {stated > 0 && (
            <p className={styles.score}>
              <span aria-hidden="true">{t('comparison.score', { matched, stated })}</span>
              <span className="visually-hidden">{t('comparison.scoreSaid', { matched, stated })}</span>
            </p>
          )}
        </div>
        {stated === 0 && <NothingStated side={side} partner={partner} />}
        {side === 'theirs' && <UntoldNotice partner={partner} />}
        {stated > 0 && (
          <ul className={styles.rows}>
            {criteria.map((row) => (
              <ComparisonRow key={row.criterion} row={row} teller={teller} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
