import { IconClock, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { ConnectButton, ContactButton } from '#web/connecting/partner-buttons.tsx';
import { PartnerMenu } from '#web/connecting/partner-menu.tsx';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { useSite } from '#web/document/site.ts';
import { fullNameOf, pronounOf } from '#web/facts/names.rules.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { LastSeen } from '#web/partners/partner-times.tsx';
import { useShortlistToggle } from '#web/partners/use-shortlist-toggle.ts';
import styles from './partner-header.module.css';

/** Plan, name, id, age, faith, when the partner was last online, and how well the viewer suits them. */
export function PartnerHeader({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const site = useSite();
  const plan = partner.active_plan?.s_plan_name;
  const { u_religion: religion, u_community: community } = partner;
  return (
    <Card className={styles.header}>
      <div className={styles.person}>
        {!site.everything_is_free && (
          <p className={styles.plan} data-is-paid={plan !== undefined}>
            <span className="visually-hidden">{t('header.plan')}</span> {plan ?? t('header.free')}
          </p>
        )}
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

/** How many of the partner's criteria the viewer meets, as a link to the comparison. Empty when none is stated. */
function MatchBadge({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const { matched, stated } = partner.match.theirs;
  if (stated === 0) return null;
  const pronoun = pronounOf(partner.u_gender);
  return (
    <a href="#comparison" className={styles.badge}>
      <span className={styles.score} aria-hidden="true">
        {t('header.badge', { matched, stated })}
      </span>
      <span className={styles.badgeWords}>{t(`header.badgeText.${pronoun}`)}</span>
      <span className="visually-hidden">{t(`header.badgeSaid`, { matched, stated })}</span>
    </a>
  );
}

/** The buttons for this partner: below the photo, on phones fixed at the bottom of the screen. */
export function PartnerActions({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  return (
    <div role="group" className={styles.actions} aria-label={t('actions.label')}>
      <div className={styles.main}>
        <ContactButton partner={partner} place="profile" />
        <ConnectButton partner={partner} place="profile" />
      </div>
      <div className={styles.rest}>
        <ShortlistButton partner={partner} />
        <PartnerMenu partner={partner} place="profile" look="outline" />
      </div>
    </div>
  );
}

/** A heart; on wide screens with a word. */
function ShortlistButton({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const partners = usePartnersTexts();
  const isShortlisted = partner.wishlisted;
  const toggle = useShortlistToggle({ id: partner.u_id, isShortlisted });
  const Icon = isShortlisted ? IconHeartFilled : IconHeart;
  return (
    <Button
      look="outline"
      size="small"
      icon={<Icon size="1.25rem" aria-hidden="true" />}
      className={styles.heart}
      aria-pressed={isShortlisted}
      aria-label={partners('shortlist.add', { name: fullNameOf(partner) })}
      onClick={toggle}
    >
      <span className={styles.word}>{t(isShortlisted ? 'actions.shortlisted' : 'actions.shortlist')}</span>
    </Button>
  );
}
