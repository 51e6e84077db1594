import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { ConnectButton } from '#web/connecting/connect-button.tsx';
import { ContactButton } from '#web/connecting/contact-button.tsx';
import { PersonMenu } from '#web/connecting/person-menu.tsx';
import { Button } from '#web/design/button.tsx';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { useShortlistToggle } from '#web/partners/use-shortlist-toggle.ts';
import styles from './partner-actions.module.css';

/** What can be done with this person. Always in reach: below the photo, on phones at the foot of the screen. */
export function PartnerActions({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  return (
    <div role="group" className={styles.actions} aria-label={t('actions.label')}>
      <div className={styles.turning}>
        <ContactButton person={partner} place="profile" />
        <ConnectButton person={partner} place="profile" />
      </div>
      <div className={styles.rest}>
        <ShortlistButton partner={partner} />
        <PersonMenu person={partner} place="profile" look="outline" />
      </div>
    </div>
  );
}

/** The heart; where there is room, with its word. */
function ShortlistButton({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const partners = usePartnersTexts();
  const toggle = useShortlistToggle(partner.u_id);
  const isShortlisted = partner.wishlisted;
  const Icon = isShortlisted ? IconHeartFilled : IconHeart;
  return (
    <Button
      look="outline"
      size="small"
      icon={<Icon size="1.25rem" aria-hidden="true" />}
      className={styles.heart}
      aria-pressed={isShortlisted}
      aria-label={partners('shortlist.add', { name: fullNameOf(partner) })}
      onClick={() => toggle(!isShortlisted)}
    >
      <span className={styles.word}>{t(isShortlisted ? 'actions.shortlisted' : 'actions.shortlist')}</span>
    </Button>
  );
}
