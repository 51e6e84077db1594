import { Link } from '@tanstack/react-router';
import { IconCamera, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { ConnectButton, ContactButton } from '#web/parts/connecting/partner-buttons.tsx';
import { PartnerMenu } from '#web/parts/connecting/partner-menu.tsx';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { presentPhoto } from '#web/design/pictures/photo-picture.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { MatchFit } from './fit/match-fit.tsx';
import type { ListName } from './opened-list.rules.ts';
import { LastSeen } from './partner-times.tsx';
import { PersonLines } from './person-lines.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { useShortlistToggle } from './use-shortlist-toggle.ts';
import styles from './partner-card.module.css';

/** How wide the photo is: beside the words on phones, above them in two or three columns. */
const photoSizes = '(width < 36em) 9rem, (width < 64em) 46vw, 22rem';

type Props = {
  card: PartnerCardWire;
  /** The list of the card; the profile then leads to the members before and after. */
  from?: ListName | undefined;
  /** Under an `h1` the names are `h2`; in a section of a page, `h3`. */
  heading?: 'h2' | 'h3' | undefined;
  /** Seen without scrolling, so its photo is loaded at once. */
  isFirst?: boolean | undefined;
  /** Replaces when the partner was last online. */
  note?: ReactNode;
  /** *Contact details* and *Send interest* when left out. As high as one button, so that all cards are equally high. */
  actions?: ReactNode;
};

/**
 * A partner in a list: portrait, the lines that families read first, and how the two fit. The portrait is beside the words
 * where the card is alone in its row, else above them; who has no photo has a small disc instead. Portrait and words link to the profile.
 */
export function PartnerCard({ card, isFirst = false, actions, ...props }: Props) {
  const hasPhoto = presentPhoto(card.u_profile_pic) !== undefined;
  return (
    <article className={styles.card} data-partner={card.u_id} data-has-photo={hasPhoto}>
      <div className={styles.inside}>
        <div className={styles.person}>
          {hasPhoto ? <Portrait card={card} isFirst={isFirst} /> : <Disc card={card} />}
          <Words card={card} {...props} />
          <ShortlistHeart id={card.u_id} name={fullNameOf(card)} isShortlisted={card.wishlisted} />
          <span className={styles.menu}>
            <PartnerMenu partner={card} place="card" />
          </span>
        </div>
        <div className={styles.fit}>
          <MatchFit person={card} />
        </div>
        <div className={styles.actions}>
          {actions ?? (
            <>
              <ContactButton partner={card} place="card" />
              <ConnectButton partner={card} place="card" />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

function Portrait({ card, isFirst }: { card: PartnerCardWire; isFirst: boolean }) {
  return (
    <div className={styles.portrait}>
      <Photo
        className={styles.photo}
        path={card.u_profile_pic}
        placeholder={card.photo_placeholder}
        name={fullNameOf(card)}
        alt=""
        sizes={photoSizes}
        isFirst={isFirst}
      />
      <PhotoCount count={card.photo_count} />
    </div>
  );
}

function Disc({ card }: { card: PartnerCardWire }) {
  return (
    <span className={styles.disc}>
      <Avatar name={fullNameOf(card)} />
    </span>
  );
}

/** One photo is the one that is seen; more are worth a number. */
function PhotoCount({ count }: { count: number }) {
  const t = usePartnersTexts();
  if (count < 2) return null;
  return (
    <span className={styles.count} title={t('card.photos', { count })}>
      <IconCamera size="1rem" aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('card.photos', { count })}</span>
    </span>
  );
}

type WordsProps = Pick<Props, 'card' | 'from' | 'heading' | 'note'>;

function Words({ card, from, heading: Name = 'h2', note }: WordsProps) {
  const t = usePartnersTexts();
  const name = fullNameOf(card);
  return (
    <div className={styles.words}>
      <Name className={styles.name}>
        <ProfileLink id={card.u_id} name={name} from={from} />
        {card.is_verified && <VerifiedBadge label={t('card.verified')} />}
      </Name>
      <div className={styles.lines}>
        <PersonLines person={card} className={styles.line} />
        <p className={styles.seen}>
          <PlanBadge plan={card.active_plan} />
          <span className={styles.note}>{note ?? <LastSeen instant={card.last_seen_at} />}</span>
        </p>
      </div>
    </div>
  );
}

function ProfileLink({ id, name, from }: { id: number; name: string; from: ListName | undefined }) {
  return (
    <Link
      to="/partner-profile/$profileId"
      params={{ profileId: String(id) }}
      search={from === undefined ? {} : { from }}
      className={styles.link}
      title={name}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

type ShortlistHeartProps = { id: number; name: string; isShortlisted: boolean };

/** Adds a partner to the viewer's shortlist or removes them. Shown at once, and undone when the server refuses. */
function ShortlistHeart({ id, name, isShortlisted }: ShortlistHeartProps) {
  const t = usePartnersTexts();
  const toggle = useShortlistToggle({ id, isShortlisted });
  const Icon = isShortlisted ? IconHeartFilled : IconHeart;
  const label = t('shortlist.add', { name });
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isShortlisted}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon size="1.5rem" aria-hidden="true" />
    </button>
  );
}
