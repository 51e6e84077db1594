import { IconCamera } from '@tabler/icons-react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { VerifiedBadge } from '#web/design/verified-badge.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import styles from './card-marks.module.css';
import { PlanBadge } from './plan-badge.tsx';

/** The plan and whether the e-mail was proved, over the upper edge of the photo. */
export function CardMarks({ card }: { card: PartnerCardWire }) {
  const t = usePartnersTexts();
  return (
    <div className={styles.marks}>
      <PlanBadge plan={card.active_plan} />
      {card.is_verified && (
        <span className={styles.verified}>
          <VerifiedBadge label={t('card.verified')} />
        </span>
      )}
    </div>
  );
}

/** How many photos there are to see. */
export function PhotoCount({ count }: { count: number }) {
  const t = usePartnersTexts();
  if (count === 0) return null;
  return (
    <span className={styles.count} title={t('card.photos', { count })}>
      <IconCamera size="1.125rem" aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('card.photos', { count })}</span>
    </span>
  );
}
