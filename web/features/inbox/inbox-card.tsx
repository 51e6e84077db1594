import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { PartnerMenu } from '#web/connecting/partner-menu.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { useSite } from '#web/document/site.ts';
import { feetOf, writeDay } from '#web/facts/fact-formats.rules.ts';
import { fullNameOf } from '#web/facts/names.rules.ts';
import { useLanguage } from '#web/i18n/define-texts.ts';
import { useInboxTexts } from '#web/i18n/connecting/use-inbox-texts.ts';
import { placesOf, workOf } from '#web/partners/card-facts.rules.ts';
import { PlanBadge } from '#web/partners/plan-badge.tsx';
import styles from './inbox-card.module.css';

const photoSizes = '(width < 48em) 6rem, 11rem';

type Props = {
  card: PartnerCardWire;
  /** Seen without scrolling, so its photo is loaded at once. */
  isFirst: boolean;
  /** What happened between the two members, and when. */
  times: ReactNode;
  message?: ReactNode;
  /** The buttons before *View Profile*. */
  actions?: ReactNode;
};

/** A partner with facts, message and buttons: side by side where there is room, else below one another. */
export function InboxCard({ card, isFirst, times, message, actions }: Props) {
  const t = useInboxTexts();
  const name = fullNameOf(card);
  return (
    <article className={styles.container} data-partner={card.u_id} aria-label={name}>
      <div className={styles.card}>
        <Photo
          className={styles.photo}
          path={card.u_profile_pic}
          placeholder={card.photo_placeholder}
          name={name}
          alt=""
          sizes={photoSizes}
          isFirst={isFirst}
        />
        <Head card={card} name={name} times={times} />
        <div className={styles.menu}>
          <PartnerMenu partner={card} place="inbox" />
        </div>
        <div className={styles.body}>
          <Facts card={card} />
          {message}
        </div>
        <div className={styles.actions}>
          {actions}
          <LinkButton
            {...addressOf(card.u_id)}
            look="outline"
            size="small"
            aria-label={t('card.viewProfileOf', { name })}
          >
            {t('card.viewProfile')}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

/** The profile, which then leads to the other members of the inbox. */
function addressOf(id: number) {
  return {
    to: '/partner-profile/$profileId',
    params: { profileId: String(id) },
    search: { from: 'inbox' },
  } as const;
}

function Head({ card, name, times }: Pick<Props, 'card' | 'times'> & { name: string }) {
  const t = useInboxTexts();
  const { member_id_prefix: prefix, everything_is_free: isFree } = useSite();
  return (
    <header className={styles.head}>
      {!isFree && (
        <p className={styles.plan}>
          <span className="visually-hidden">{t('card.plan')}</span> <PlanBadge plan={card.active_plan} />
        </p>
      )}
      <h2 className={styles.name}>
        <Link {...addressOf(card.u_id)} className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
        {card.is_verified && (
          <>
            {' '}
            <VerifiedBadge label={t('card.verified')} />
          </>
        )}
      </h2>
      <p className={styles.id}>
        {t('card.id', { id: `${prefix}${card.u_id}` })} · {t('card.age', { count: card.age })}
      </p>
      <p className={styles.times}>{times}</p>
    </header>
  );
}

function Facts({ card }: { card: PartnerCardWire }) {
  const t = useInboxTexts();
  const language = useLanguage();
  const { u_height: height, personal_details: details } = card;
  const born = details === 'shown' ? writeDay(card.u_dob, language) : t(`facts.kept.${details}`);
  const tall =
    height === null ? undefined : t('facts.heightValue', { centimetres: height, ...feetOf(height) });
  const faith = [card.u_religion, card.u_community].filter((word) => word !== '').join(' · ');
  return (
    <dl className={styles.facts}>
      <Fact label={t('facts.height')} value={tall} />
      <Fact label={t('facts.dateOfBirth')} value={born} />
      <Fact label={t('facts.occupation')} value={workOf(card)} />
      <Fact label={t('facts.education')} value={card.u_qualification} />
      <Fact label={t('facts.language')} value={card.u_mother_tongue} />
      <Fact label={t('facts.religion')} value={faith} />
      <Fact label={t('facts.location')} value={placesOf(card).join(', ')} />
    </dl>
  );
}

/** A fact that is not stated says "Not specified". */
function Fact({ label, value }: { label: string; value: string | null | undefined }) {
  const t = useInboxTexts();
  const isStated = value !== null && value !== undefined && value !== '';
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-is-stated={isStated}>
        {isStated ? <bdi>{value}</bdi> : t('card.notSpecified')}
      </dd>
    </div>
  );
}

const factWidths = ['70%', '85%', '60%', '80%', '55%', '75%', '90%'];

/** A card that is loading, in the shape of a loaded one. */
export function InboxCardSkeleton() {
  return (
    <div className={styles.container} aria-hidden="true">
      <div className={styles.card}>
        <div className={`${styles.photo} ${styles.loadingPhoto}`}>
          <Skeleton height="100%" />
        </div>
        <div className={`${styles.head} ${styles.loadingLines}`}>
          <Skeleton width="4rem" height="1.25rem" />
          <Skeleton width="12rem" height="1.25rem" />
          <Skeleton width="9rem" />
          <Skeleton width="8rem" />
        </div>
        <div className={styles.body}>
          <div className={styles.facts}>
            {factWidths.map((width) => (
              <div key={width} className={styles.loadingLines}>
                <Skeleton width="4rem" height="0.875em" />
                <Skeleton width={width} />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.actions}>
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--target)" />
        </div>
      </div>
    </div>
  );
}
