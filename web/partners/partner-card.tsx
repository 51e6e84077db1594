import { Link } from '@tanstack/react-router';
import { IconCamera, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { ConnectButton, ContactButton } from '#web/connecting/partner-buttons.tsx';
import { PartnerMenu } from '#web/connecting/partner-menu.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { feetOf } from '#web/facts/fact-formats.rules.ts';
import { fullNameOf } from '#web/facts/names.rules.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { placesOf, workOf } from './card-facts.rules.ts';
import { MatchChip } from './match-chip.tsx';
import type { ListName } from './opened-list.rules.ts';
import styles from './partner-card.module.css';
import { LastSeen } from './partner-times.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { useShortlistToggle } from './use-shortlist-toggle.ts';

/** How wide the photo is in a grid of one to four columns. */
const photoSizes = '(width < 36em) 92vw, (width < 64em) 46vw, 18rem';

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
  /** *View Contact* and *Connect Now* when left out. As high as one button, so that all cards are equally high. */
  actions?: ReactNode;
};

/** A partner in a list, with a large photo. The photo and the name link to the profile. */
export function PartnerCard({ card, from, heading: Name = 'h2', isFirst = false, note, actions }: Props) {
  const t = usePartnersTexts();
  const name = fullNameOf(card);
  return (
    <article className={styles.card} data-partner={card.u_id}>
      <div className={styles.portrait}>
        <Photo
          className={styles.photo}
          path={card.u_profile_pic}
          placeholder={card.photo_placeholder}
          name={name}
          alt=""
          sizes={photoSizes}
          isFirst={isFirst}
        />
        <div className={styles.edge}>
          <Name className={styles.name}>
            <ProfileLink id={card.u_id} name={name} from={from} />
          </Name>
          <p className={styles.under}>
            <span>{t('card.years', { count: card.age })}</span>
            <PhotoCount count={card.photo_count} />
          </p>
        </div>
        <Marks card={card} />
        <ShortlistHeart id={card.u_id} name={name} isShortlisted={card.wishlisted} />
      </div>
      <div className={styles.body}>
        <Facts card={card} />
        <p className={styles.seen}>{note ?? <LastSeen instant={card.last_seen_at} />}</p>
        <div className={styles.chip}>
          <MatchChip match={card.match} name={card.u_firstname} />
          <span className={styles.menu}>
            <PartnerMenu partner={card} place="card" />
          </span>
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

function ProfileLink({ id, name, from }: { id: number; name: string; from: ListName | undefined }) {
  return (
    <Link
      to="/partner-profile/$profileId"
      params={{ profileId: String(id) }}
      search={from === undefined ? {} : { from }}
      className={styles.link}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

function PhotoCount({ count }: { count: number }) {
  const t = usePartnersTexts();
  if (count === 0) return null;
  return (
    <span className={styles.count} title={t('card.photos', { count })}>
      <IconCamera size="1.125rem" aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('card.photos', { count })}</span>
    </span>
  );
}

/** The plan and the verified badge, over the upper edge of the photo. */
function Marks({ card }: { card: PartnerCardWire }) {
  const t = usePartnersTexts();
  return (
    <div className={styles.marks}>
      <PlanBadge plan={card.active_plan} />
      {card.is_verified && (
        <span className={styles.verified}>
          <VerifiedBadge label={t('card.verified')} />
        </span>
      )}
    </div>
  );
}

type HeartProps = { id: number; name: string; isShortlisted: boolean };

/** Adds a partner to the viewer's shortlist or removes them. Shown at once, and undone when the server refuses. */
function ShortlistHeart({ id, name, isShortlisted }: HeartProps) {
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

/** Three lines of facts: the same number on every card, whatever the profile states. */
function Facts({ card }: { card: PartnerCardWire }) {
  const t = usePartnersTexts();
  const { u_height: height } = card;
  const tall = height === null ? undefined : t('card.height', { centimetres: height, ...feetOf(height) });
  return (
    <>
      <FactLine facts={[tall, workOf(card)]} />
      <FactLine facts={[card.u_religion, card.u_community]} />
      <FactLine facts={[placesOf(card).join(', ')]} />
    </>
  );
}

/** A line that does not fit is cut; its title and screen readers have all of it. */
function FactLine({ facts }: { facts: readonly (string | undefined)[] }) {
  const t = usePartnersTexts();
  const stated = facts.filter((fact) => fact !== undefined && fact !== '');
  if (stated.length === 0) return <p className={styles.missing}>{t('card.notSpecified')}</p>;
  return (
    <p className={styles.line} title={stated.join(' · ')}>
      {stated.map((fact, index) => (
        <bdi key={fact}>
          {index > 0 && ' · '}
          {fact}
        </bdi>
      ))}
    </p>
  );
}

const loadingLines = ['85%', '65%', '75%', '55%'];

/** A card that is loading, exactly as high as a loaded one. */
export function PartnerCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.portrait}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        {loadingLines.map((width) => (
          <div key={width} className={styles.loadingLine}>
            <Skeleton width={width} />
          </div>
        ))}
        <div className={styles.chip}>
          <Skeleton width="6rem" height="var(--space-8)" />
        </div>
        <div className={styles.actions}>
          <Skeleton height="var(--target)" />
          <Skeleton height="var(--target)" />
        </div>
      </div>
    </div>
  );
}
