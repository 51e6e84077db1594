import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { ConnectButton, ContactButton } from '#web/parts/connecting/partner-buttons.tsx';
import { PartnerMenu } from '#web/parts/connecting/partner-menu.tsx';
import { Button } from '#web/design/button.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { useShortlistToggle } from '#web/parts/partner-cards/use-shortlist-toggle.ts';
import styles from './partner-actions.module.css';

/** The buttons for this partner: below the photo, on phones at the bottom of the screen, in place of the quick menu. */
export function PartnerActions({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  return (
    <div
      role="group"
      className={styles.actions}
      aria-label={t('actions.label')}
      data-action-bar=""
      data-replaces-quick-menu=""
    >
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
