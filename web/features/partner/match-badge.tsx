import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import styles from './match-badge.module.css';
import { pronounOf } from '#web/facts/pronoun.rules.ts';

/** How much of what the partner looks for fits the viewer; leads to the comparison. Nothing where nothing is stated. */
export function MatchBadge({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const { matched, stated } = partner.match.theirs;
  if (stated === 0) return null;
  const pronoun = pronounOf(partner.u_gender);
  return (
    <a href="#comparison" className={styles.badge}>
      <span className={styles.score} aria-hidden="true">
        {t('header.badge', { matched, stated })}
      </span>
      <span className={styles.words}>{t(`header.badgeText.${pronoun}`)}</span>
      <span className="visually-hidden">{t(`header.badgeSaid`, { matched, stated })}</span>
    </a>
  );
}
