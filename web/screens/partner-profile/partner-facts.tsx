import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { factRules, factTextNames, type PublicFact } from '#contract/profiles/fact-names.ts';
import { showsCommunity } from '#contract/profiles/list-groups.ts';
import { Card } from '#web/design/card.tsx';
import { splitWords } from '#web/parts/facts/fact-formats.rules.ts';
import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { plainLabelOf } from '#web/parts/facts/plain-labels.rules.ts';
import { factGroups, type GroupName } from './partner-facts.data.ts';
import styles from './partner-facts.module.css';
import { useManagerText } from './use-manager-text.ts';

/** One group of a partner's facts, as labels and values. */
export function PartnerFacts({ partner, group }: { partner: PartnerWire; group: GroupName }) {
  const t = usePartnerTexts();
  const writeFact = usePartnerFact(partner);
  const { always, whenStated } = factGroups[group];
  const stated = whenStated.filter((fact) => writeFact(fact) !== undefined);
  const shown = [...always, ...stated].filter((fact) => fact !== 'community' || showsCommunity(partner));
  return (
    <FactsCard id={group} title={t(`groups.${group}`)}>
      <dl className={styles.facts}>
        {group === 'basic' && <Age years={partner.age} />}
        {shown.map((fact) => (
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

function Fact({ fact, partner }: { fact: PublicFact; partner: PartnerWire }) {
  const t = usePartnerTexts();
  const profile = useProfileTexts();
  const text = usePartnerFact(partner)(fact);
  const kept = keptBack(partner, fact);
  return (
    <div>
      <dt className={styles.label}>
        {fact === 'profileFor' ? t('facts.profileFor') : profile(`fields.${fact}`)}
      </dt>
      {kept !== undefined ? (
        <dd className={styles.private}>
          <IconLock size="1rem" aria-hidden="true" />
          {t(`facts.kept.${kept}`)}
        </dd>
      ) : (
        <dd className={text === undefined ? styles.nothing : styles.value}>
          {text === undefined ? t('facts.notSpecified') : <bdi>{text}</bdi>}
        </dd>
      )}
    </div>
  );
}

/** Why a fact is not shown whatever it is; undefined for one that is shown where it is stated. */
function keptBack(partner: PartnerWire, fact: PublicFact): 'private' | 'after_interest' | undefined {
  const { personal_details: details } = partner;
  if (factRules[fact].privacy === 'audience') return details === 'shown' ? undefined : details;
  return fact === 'annualIncome' && partner.u_private_income ? 'private' : undefined;
}

/** Returns a function that writes a fact for readers; it returns undefined for a fact that is not stated. */
function usePartnerFact(partner: PartnerWire): (fact: PublicFact) => string | undefined {
  const writeFact = useFactText();
  const sayManager = useManagerText(partner.u_gender);
  return (fact) => {
    const value = String(partner[factTextNames[fact]] ?? '');
    if (value !== '' && fact === 'profileFor') return sayManager(value);
    const text = writeFact(fact, value);
    return text === undefined ? undefined : plainLabelOf(text);
  };
}

/** The partner's own description. */
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

/** The partner's hobbies, one chip each. */
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

function FactsCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const headingId = `partner-${id}`;
  return (
    <section aria-labelledby={headingId}>
      <Card className={styles.card}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
