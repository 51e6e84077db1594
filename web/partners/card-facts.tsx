import type { ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { feetOf } from '#web/facts/fact-formats.rules.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { placesOf, workOf } from './card-facts.rules.ts';
import { LastSeen } from './last-seen.tsx';
import styles from './partner-card.module.css';

/** Three lines about a person and when they were here last: as many lines on every card, whatever is told. */
export function CardFacts({ card, note }: { card: PartnerCardWire; note: ReactNode }) {
  const t = usePartnersTexts();
  const height = card.u_height;
  const work = workOf(card);
  return (
    <>
      <FactLine
        facts={[
          height === null ? undefined : t('card.height', { centimetres: height, ...feetOf(height) }),
          work,
        ]}
      />
      <FactLine facts={[card.u_religion, card.u_community]} />
      <FactLine facts={[placesOf(card).join(', ')]} />
      <p className={styles.seen}>{note ?? <LastSeen instant={card.last_seen_at} />}</p>
    </>
  );
}

/** What does not fit on the line is cut; pointing at it, and screen readers, have it whole. */
function FactLine({ facts }: { facts: readonly (string | undefined)[] }) {
  const t = usePartnersTexts();
  const told = facts.filter((fact) => fact !== undefined && fact !== '');
  if (told.length === 0) return <p className={styles.missing}>{t('card.notSpecified')}</p>;
  return (
    <p className={styles.line} title={told.join(' · ')}>
      {told.map((fact, index) => (
        <bdi key={fact}>
          {index > 0 && ' · '}
          {fact}
        </bdi>
      ))}
    </p>
  );
}
