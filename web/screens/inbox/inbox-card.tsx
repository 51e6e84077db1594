import { writeDay } from '#contract/fields/dates.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { PartnerMenu } from '#web/parts/connecting/partner-menu.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { presentPhoto } from '#web/design/pictures/photo-picture.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { useSite } from '#web/app/document/site.ts';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useInboxTexts } from '#web/locales/en/connecting/inbox.ts';
import { spokenOf } from '#web/parts/partner-cards/card-facts.rules.ts';
import { MatchFit } from '#web/parts/partner-cards/fit/match-fit.tsx';
import { Joined, PersonLines } from '#web/parts/partner-cards/person-lines.tsx';
import { PlanBadge } from '#web/parts/partner-cards/plan-badge.tsx';
import styles from './inbox-card.module.css';

const photoSizes = '(width < 48em) 5rem, 11rem';

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

/** A partner with the lines of every card, how the two fit, message and buttons: side by side where there is room, else below one another. */
export function InboxCard({ card, isFirst, times, message, actions }: Props) {
  const t = useInboxTexts();
  const name = fullNameOf(card);
  return (
    <article className={styles.container} data-partner={card.u_id} aria-label={name}>
      <div className={styles.card}>
        {presentPhoto(card.u_profile_pic) === undefined ? (
          <span className={styles.disc}>
            <Avatar name={name} />
          </span>
        ) : (
          <Photo
            className={styles.photo}
            path={card.u_profile_pic}
            placeholder={card.photo_placeholder}
            name={name}
            alt=""
            sizes={photoSizes}
            isFirst={isFirst}
          />
        )}
        <Head card={card} name={name} times={times} />
        <div className={styles.menu}>
          <PartnerMenu partner={card} place="inbox" />
        </div>
        <div className={styles.body}>
          <MatchFit person={card} />
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
  const { member_id_prefix: prefix } = useSite();
  return (
    <header className={styles.head}>
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
        {t('card.id', { id: `${prefix}${card.u_id}` })} <PlanBadge plan={card.active_plan} />
      </p>
      <PersonLines person={card} className={styles.line} />
      <div className={styles.last}>
        <OtherFacts card={card} />
        <p className={styles.times}>{times}</p>
      </div>
    </header>
  );
}

/** What an interest is answered by besides the two lines: the date of birth, when it is shared, and the mother tongue. */
function OtherFacts({ card: { personal_details, u_dob, u_mother_tongue } }: { card: PartnerCardWire }) {
  const t = useInboxTexts();
  const language = useLanguage();
  const born =
    personal_details === 'shown' ? t('card.born', { date: writeDay(u_dob, { language }) }) : undefined;
  const facts = [born, spokenOf(u_mother_tongue)].flatMap((fact) => fact ?? []);
  if (facts.length === 0) return null;
  return (
    <p className={styles.others}>
      <Joined parts={facts} />
    </p>
  );
}

/** A card that is loading, in the shape of a loaded one. */
export function InboxCardSkeleton() {
  return (
    <div className={styles.container} aria-hidden="true">
      <div className={styles.card}>
        <div className={`${styles.photo} ${styles.loadingPhoto}`}>
          <Skeleton height="100%" />
        </div>
        <div className={`${styles.head} ${styles.loadingLines}`}>
          <Skeleton width="12rem" height="1.25rem" />
          <Skeleton width="5rem" />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
          <Skeleton width="8rem" />
        </div>
        <div className={styles.body}>
          <Skeleton width="14rem" height="var(--target)" />
        </div>
        <div className={styles.actions}>
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--target)" />
        </div>
      </div>
    </div>
  );
}
