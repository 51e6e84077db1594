import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { PersonMenu } from '#web/connecting/person-menu.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Photo } from '#web/design/photo.tsx';
import { VerifiedBadge } from '#web/design/verified-badge.tsx';
import { useSite } from '#web/document/site.ts';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { PlanBadge } from '#web/partners/plan-badge.tsx';
import styles from './person-card.module.css';
import { PersonFacts } from './person-facts.tsx';

const photoSizes = '(width < 48em) 6rem, 11rem';

type Props = {
  card: PartnerCardWire;
  /** Seen without scrolling, so its photo is loaded at once. */
  isFirst: boolean;
  /** What happened between the two, and when. */
  times: ReactNode;
  message?: ReactNode;
  /** What can be done, before *View Profile*. */
  actions?: ReactNode;
};

/** Somebody with their facts and what is between the two. One card: beside one another where there is room, else below. */
export function PersonCard({ card, isFirst, times, message, actions }: Props) {
  const name = fullNameOf(card);
  return (
    <article className={styles.place} data-partner={card.u_id} aria-label={name}>
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
        <PersonHead card={card} name={name} times={times} />
        <div className={styles.menu}>
          <PersonMenu person={card} place="inbox" />
        </div>
        <div className={styles.body}>
          <PersonFacts card={card} />
          {message}
        </div>
        <div className={styles.actions}>
          {actions}
          <ViewProfile id={card.u_id} name={name} />
        </div>
      </div>
    </article>
  );
}

type HeadProps = Pick<Props, 'card' | 'times'> & { name: string };

function PersonHead({ card, name, times }: HeadProps) {
  const t = useInboxTexts();
  const { member_id_prefix: prefix } = useSite();
  return (
    <header className={styles.head}>
      <p className={styles.plan}>
        <span className="visually-hidden">{t('card.plan')}</span> <PlanBadge plan={card.active_plan} />
      </p>
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

function ViewProfile({ id, name }: { id: number; name: string }) {
  const t = useInboxTexts();
  return (
    <LinkButton {...addressOf(id)} look="outline" size="small" aria-label={t('card.viewProfileOf', { name })}>
      {t('card.viewProfile')}
    </LinkButton>
  );
}

/** The profile, from which it goes on to the next one of the list. */
function addressOf(id: number) {
  return {
    to: '/partner-profile/$profileId',
    params: { profileId: String(id) },
    search: { from: 'inbox' },
  } as const;
}
