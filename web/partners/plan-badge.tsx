import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { useSite } from '#web/document/site.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import styles from './plan-badge.module.css';

/** A partner's plan; *Free* for none. Nothing where everything is free. */
export function PlanBadge({ plan }: { plan: PartnerCardWire['active_plan'] }) {
  const t = usePartnersTexts();
  const { everything_is_free: isFree } = useSite();
  if (isFree) return null;
  return (
    <span className={styles.plan} data-is-paid={plan !== null}>
      {plan?.s_plan_name ?? t('card.free')}
    </span>
  );
}
