import { useTranslation } from 'react-i18next';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { feetOf, writeDay } from '#web/facts/fact-formats.rules.ts';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { placesOf, workOf } from '#web/partners/card-facts.rules.ts';
import styles from './person-facts.module.css';

/** The facts of a card by label and value. What somebody did not tell is said to be so. */
export function PersonFacts({ card }: { card: PartnerCardWire }) {
  const t = useInboxTexts();
  const { i18n } = useTranslation();
  const { u_height: height } = card;
  const facts = {
    height: height === null ? undefined : t('facts.heightValue', { centimetres: height, ...feetOf(height) }),
    dateOfBirth: writeDay(card.u_dob, i18n.language),
    occupation: workOf(card),
    education: card.u_qualification,
    language: card.u_mother_tongue,
    religion: [card.u_religion, card.u_community].filter((word) => word !== '').join(' · '),
    location: placesOf(card).join(', '),
  };
  return (
    <dl className={styles.facts}>
      <Fact label={t('facts.height')} value={facts.height} />
      <Fact label={t('facts.dateOfBirth')} value={facts.dateOfBirth} />
      <Fact label={t('facts.occupation')} value={facts.occupation} />
      <Fact label={t('facts.education')} value={facts.education} />
      <Fact label={t('facts.language')} value={facts.language} />
      <Fact label={t('facts.religion')} value={facts.religion} />
      <Fact label={t('facts.location')} value={facts.location} />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string | null | undefined }) {
  const t = useInboxTexts();
  const isTold = value !== null && value !== undefined && value !== '';
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-is-told={isTold}>
        {isTold ? <bdi>{value}</bdi> : t('card.notSpecified')}
      </dd>
    </div>
  );
}
