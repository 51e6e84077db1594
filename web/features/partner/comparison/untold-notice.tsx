import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { LinkButton } from '#web/design/button.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { pronounOf } from '#web/facts/pronoun.rules.ts';
import { countUntold } from './comparison.rules.ts';
import styles from './comparison-notice.module.css';

/** What the partner looks for cannot be compared where the viewer's own profile says nothing. */
export function UntoldNotice({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const count = countUntold(partner.match.theirs);
  if (count === 0) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{t(`comparison.complete.${pronounOf(partner.u_gender)}`)}</p>
      <p className={styles.text}>{t('comparison.untold', { count })}</p>
      <LinkButton to="/myProfile" look="outline" size="small" className={styles.action}>
        {t('comparison.updateProfile')}
      </LinkButton>
    </div>
  );
}
