import { IconClock, IconCoinRupee, IconHistory, IconLock, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Card } from '#web/design/card.tsx';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useViewerId } from '#web/parts/connecting/use-viewer-id.ts';
import { fullNameOf, pronounOf } from '#web/parts/facts/names.rules.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import { FitLines } from '#web/parts/partner-cards/fit/match-fit.tsx';
import { LastSeen } from '#web/parts/partner-cards/partner-times.tsx';
import { Joined, PersonLines } from '#web/parts/partner-cards/person-lines.tsx';
import { useFitSpeech } from '#web/parts/partner-cards/fit/use-fit-words.ts';
import { PlanBadge } from '#web/parts/partner-cards/plan-badge.tsx';
import { familyPartsOf } from './family-line.rules.ts';
import { pastInterestOf } from './past-interest.rules.ts';
import styles from './partner-header.module.css';

/** Who this is: name and id, the lines that families read first, income and family, and how the two fit. */
export function PartnerHeader({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const site = useSite();
  const name = fullNameOf(partner);
  const speech = useFitSpeech()(partner, t('header.toComparison'));
  return (
    <Card className={styles.header}>
      <div className={styles.person}>
        {partner.photos.length === 0 && <Avatar name={name} size="large" />}
        <div className={styles.words}>
          <h1 className={styles.name}>
            <bdi>{name}</bdi>
          </h1>
          <p className={styles.marks}>
            <span>{t('header.id', { id: `${site.member_id_prefix}${partner.u_id}` })}</span>
            <PlanBadge plan={partner.active_plan} />
            {partner.is_verified && <Verified />}
            {partner.photos.length === 0 && <span>{t('gallery.none')}</span>}
          </p>
        </div>
      </div>
      <div className={styles.lines}>
        <PersonLines person={partner} className={styles.line} />
      </div>
      <div className={styles.lines}>
        <IncomeLine partner={partner} />
        <FamilyLine partner={partner} />
        <Line icon={<IconClock size="1.125rem" aria-hidden="true" />}>
          <span className={styles.seen}>
            <LastSeen instant={partner.last_seen_at} />
          </span>
        </Line>
        <PastInterest partner={partner} />
      </div>
      <a href="#comparison" className={styles.fit} {...speech}>
        <FitLines person={partner} />
      </a>
    </Card>
  );
}

/** Says what was verified. */
function Verified() {
  const t = usePartnerTexts();
  return (
    <span className={styles.verified}>
      <VerifiedBadge label="" />
      {t('header.verified')}
    </span>
  );
}

function IncomeLine({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const writeFact = useFactText();
  if (partner.u_private_income) {
    return <Line icon={<IconLock size="1.125rem" aria-hidden="true" />}>{t('header.incomePrivate')}</Line>;
  }
  const income = writeFact('annualIncome', partner.u_income_band ?? '');
  if (income === undefined) return null;
  return (
    <Line icon={<IconCoinRupee size="1.125rem" aria-hidden="true" />}>
      <span className="visually-hidden">{t('header.income')} </span>
      <bdi>{income}</bdi>
    </Line>
  );
}

/** That an interest was declined or cancelled, so that nobody begins anew without knowing it. */
function PastInterest({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const { writeDate } = useDates();
  const past = pastInterestOf(partner.interest, useViewerId());
  if (past === undefined) return null;
  const words = t(`past.${past.ended}.${pronounOf(partner.u_gender)}`, { date: writeDate(past.at) });
  return (
    <Line icon={<IconHistory size="1.125rem" aria-hidden="true" />}>
      <span className={styles.seen}>{words}</span>
    </Line>
  );
}

function FamilyLine({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const parts = familyPartsOf(partner).map((part) => {
    if (part.kind === 'familyType') return t('header.familyType', { type: part.type });
    return part.kind === 'onlyChild'
      ? t('header.onlyChild')
      : t(`header.${part.kind}`, { count: part.count });
  });
  if (parts.length === 0) return null;
  return (
    <Line icon={<IconUsers size="1.125rem" aria-hidden="true" />}>
      <span className="visually-hidden">{t('header.family')} </span>
      <Joined parts={parts} />
    </Line>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.iconLine}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
