import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Button } from '#web/design/button.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { fullNameOf } from '#web/partners/card-facts.rules.ts';
import { useShortlistToggle } from '#web/partners/use-shortlist-toggle.ts';
import styles from './partner-actions.module.css';

type Props = {
  partner: PartnerWire;
  /** What other features let one do with a partner; they stand before the heart. */
  children?: ReactNode;
};

/** What can be done with this person. Always in reach: below the photo, on phones at the foot of the screen. */
export function PartnerActions({ partner, children }: Props) {
  const t = usePartnerTexts();
  const partners = usePartnersTexts();
  const toggle = useShortlistToggle(partner.u_id);
  const isShortlisted = partner.wishlisted;
  const Icon = isShortlisted ? IconHeartFilled : IconHeart;
  return (
    <div role="group" className={styles.actions} aria-label={t('actions.label')}>
      {children}
      <Button
        look={isShortlisted ? 'filled' : 'outline'}
        icon={<Icon size="1.25rem" aria-hidden="true" />}
        className={styles.action}
        aria-pressed={isShortlisted}
        aria-label={partners('shortlist.add', { name: fullNameOf(partner) })}
        onClick={() => toggle(!isShortlisted)}
      >
        {t(isShortlisted ? 'actions.shortlisted' : 'actions.shortlist')}
      </Button>
    </div>
  );
}
