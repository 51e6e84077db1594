import { IconClock } from '@tabler/icons-react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Card } from '#web/design/card.tsx';
import { VerifiedBadge } from '#web/design/verified-badge.tsx';
import { useSite } from '#web/document/site.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { LastSeen } from '#web/partners/last-seen.tsx';
import { MatchBadge } from './match-badge.tsx';
import styles from './partner-header.module.css';

/** Who this is: plan, name, number, when they were here last, and how much of what they look for fits. */
export function PartnerHeader({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const site = useSite();
  const plan = partner.active_plan?.s_plan_name;
  const { u_religion: religion, u_community: community } = partner;
  return (
    <Card className={styles.header}>
      <div className={styles.person}>
        <p className={styles.plan} data-is-paid={plan !== undefined}>
          <span className="visually-hidden">{t('header.plan')}</span> {plan ?? t('header.free')}
        </p>
        <h1 className={styles.name}>
          <bdi>{fullNameOf(partner)}</bdi>
          {partner.is_verified && (
            <>
              {' '}
              <VerifiedBadge label={t('header.verified')} />
            </>
          )}
        </h1>
        <p className={styles.id}>{t('header.id', { id: `${site.member_id_prefix}${partner.u_id}` })}</p>
        <p>
          {t('header.age', { count: partner.age })} · <bdi>{religion}</bdi> · <bdi>{community}</bdi>
        </p>
        <p className={styles.seen}>
          <IconClock size="1rem" aria-hidden="true" />
          <LastSeen instant={partner.last_seen_at} />
        </p>
      </div>
      <MatchBadge partner={partner} />
    </Card>
  );
}
