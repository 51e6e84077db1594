import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { LinkButton } from '#web/design/button.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { pronounOf } from '#web/facts/pronoun.rules.ts';
import type { Side } from './comparison.rules.ts';
import styles from './comparison-notice.module.css';

type Props = { side: Side; partner: PartnerWire };

/** Nothing to compare with: the partner left everything open, which speaks against nobody, or the viewer did. */
export function NothingStated({ side, partner }: Props) {
  const t = usePartnerTexts();
  const pronoun = pronounOf(partner.u_gender);
  if (side === 'theirs') {
    return (
      <div className={styles.notice}>
        <p className={styles.title}>
          {t(`comparison.partnerOpen.${pronoun}`, { name: partner.u_firstname })}
        </p>
        <p className={styles.text}>{t('comparison.partnerOpenText')}</p>
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{t('comparison.mineOpen')}</p>
      <p className={styles.text}>{t(`comparison.mineOpenText.${pronoun}`)}</p>
      <LinkButton
        to="/myProfile"
        search={{ section: 'partner-basic' }}
        look="outline"
        size="small"
        className={styles.action}
      >
        {t('comparison.updateProfile')}
      </LinkButton>
    </div>
  );
}
