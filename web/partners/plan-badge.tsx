import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import styles from './plan-badge.module.css';

/** A partner's plan; *Free* for none. */
export function PlanBadge({ plan }: { plan: PartnerCardWire['active_plan'] }) {
  const t = usePartnersTexts();
  return (
    <span className={styles.plan} data-is-paid={plan !== null}>
      {plan?.s_plan_name ?? t('card.free')}
    </span>
  );
}
