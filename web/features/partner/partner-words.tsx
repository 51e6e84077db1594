import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { splitWords } from '#web/facts/fact-formats.rules.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { FactsCard } from './facts-card.tsx';
import styles from './partner-words.module.css';
import { pronounOf } from '#web/facts/pronoun.rules.ts';

/** What somebody says of themselves, as they wrote it. */
export function AboutPartner({ partner: { u_about, u_gender } }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  return (
    <FactsCard id="about" title={t(`groups.about.${pronounOf(u_gender)}`)}>
      {u_about === null ? (
        <p className={styles.nothing}>{t('facts.notSpecified')}</p>
      ) : (
        <p className={styles.about} dir="auto">
          {u_about}
        </p>
      )}
    </FactsCard>
  );
}

/** What somebody likes to do, one chip each. */
export function PartnerHobbies({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const hobbies = splitWords(partner.u_hobbies ?? '');
  const title = t('groups.hobbies');
  return (
    <FactsCard id="hobbies" title={title}>
      {hobbies.length === 0 ? (
        <p className={styles.nothing}>{t('facts.notSpecified')}</p>
      ) : (
        <ul className={styles.hobbies} aria-label={title}>
          {hobbies.map((hobby) => (
            <li key={hobby} className={styles.hobby}>
              <bdi>{hobby}</bdi>
            </li>
          ))}
        </ul>
      )}
    </FactsCard>
  );
}
