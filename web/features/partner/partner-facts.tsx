import { IconLock } from '@tabler/icons-react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { factGroups, type GroupName, type PartnerFact } from './partner-facts.data.ts';
import styles from './partner-facts.module.css';
import { FactsCard } from './facts-card.tsx';
import { usePartnerFact } from './use-partner-fact.ts';

type Props = { partner: PartnerWire; group: GroupName };

/** What a partner tells in one group, as labels and values. */
export function PartnerFacts({ partner, group }: Props) {
  const t = usePartnerTexts();
  const say = usePartnerFact(partner);
  const { always, whenTold } = factGroups[group];
  const told = whenTold.filter((fact) => say(fact) !== undefined);
  return (
    <FactsCard id={group} title={t(`groups.${group}`)}>
      <dl className={styles.facts}>
        {group === 'basic' && <Age years={partner.age} />}
        {[...always, ...told].map((fact) => (
          <Fact key={fact} fact={fact} partner={partner} />
        ))}
      </dl>
    </FactsCard>
  );
}

function Age({ years }: { years: number }) {
  const t = usePartnerTexts();
  return (
    <div>
      <dt className={styles.label}>{t('facts.age')}</dt>
      <dd className={styles.value}>{t('header.age', { count: years })}</dd>
    </div>
  );
}

function Fact({ fact, partner }: { fact: PartnerFact; partner: PartnerWire }) {
  const t = usePartnerTexts();
  const profile = useProfileTexts();
  const text = usePartnerFact(partner)(fact);
  return (
    <div>
      <dt className={styles.label}>
        {fact === 'profileFor' ? t('facts.profileFor') : profile(`fields.${fact}`)}
      </dt>
      {fact === 'annualIncome' && partner.u_private_income ? (
        <dd className={styles.private}>
          <IconLock size="1rem" aria-hidden="true" />
          {t('facts.keptPrivate')}
        </dd>
      ) : (
        <dd className={text === undefined ? styles.nothing : styles.value}>
          {text === undefined ? t('facts.notSpecified') : <bdi>{text}</bdi>}
        </dd>
      )}
    </div>
  );
}
