import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { ConnectButton } from '#web/connecting/connect-button.tsx';
import { ContactButton } from '#web/connecting/contact-button.tsx';
import { PersonMenu } from '#web/connecting/person-menu.tsx';
import { Photo } from '#web/design/photo.tsx';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { CardFacts } from './card-facts.tsx';
import { CardMarks, PhotoCount } from './card-marks.tsx';
import type { ListName } from './list-names.data.ts';
import { MatchChip } from './match-chip.tsx';
import styles from './partner-card.module.css';
import { ShortlistHeart } from './shortlist-heart.tsx';

/** How wide the photo is in a grid of one to four columns. */
const photoSizes = '(width < 36em) 92vw, (width < 64em) 46vw, 18rem';

type Props = {
  card: PartnerCardWire;
  /** The list that the card stands in; the profile then leads to those before and after. */
  from?: ListName | undefined;
  /** Under an `h1` the names are `h2`; in a section of a page, `h3`. */
  heading?: 'h2' | 'h3' | undefined;
  /** Seen without scrolling, so its photo is loaded at once. */
  isFirst?: boolean | undefined;
  /** Instead of when they were here last: when they looked at a profile, say. */
  note?: ReactNode;
  /** What can be done; *View Contact* and *Connect Now* when left out. As high as one button, so that all cards are. */
  actions?: ReactNode;
};

/** Another member, faces first. The photo and the name lead to the profile. */
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
            <ProfileLink card={card} name={name} from={from} />
          </Name>
          <p className={styles.under}>
            <span>{t('card.years', { count: card.age })}</span>
            <PhotoCount count={card.photo_count} />
          </p>
        </div>
        <CardMarks card={card} />
        <ShortlistHeart id={card.u_id} name={name} isShortlisted={card.wishlisted} />
      </div>
      <div className={styles.body}>
        <CardFacts card={card} note={note} />
        <div className={styles.chip}>
          <MatchChip match={card.match} name={card.u_firstname} />
          <span className={styles.menu}>
            <PersonMenu person={card} place="card" />
          </span>
        </div>
        <div className={styles.actions}>
          {actions ?? (
            <>
              <ContactButton person={card} place="card" />
              <ConnectButton person={card} place="card" />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

type LinkProps = { card: PartnerCardWire; name: string; from: ListName | undefined };

function ProfileLink({ card, name, from }: LinkProps) {
  return (
    <Link {...addressOf(card, from)} className={styles.link}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function addressOf({ u_id }: PartnerCardWire, from: ListName | undefined) {
  return {
    to: '/partner-profile/$profileId',
    params: { profileId: String(u_id) },
    search: from === undefined ? {} : { from },
  } as const;
}
