import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { useSite } from '#web/app/document/site.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import styles from './plan-badge.module.css';

/** A small mark with the name of a partner's paid plan, which says that it is a plan: "Basic" alone reads as a quality of the person. Nothing without one, and where everything is free. */
export function PlanBadge({ plan }: { plan: PartnerCardWire['active_plan'] }) {
  const t = usePartnersTexts();
  const { everything_is_free: isFree } = useSite();
  if (isFree || plan === null) return null;
  return (
    <span className={styles.plan} title={t('card.planOf', { plan: plan.s_plan_name })}>
      {t('card.plan')} {plan.s_plan_name}
    </span>
  );
}
