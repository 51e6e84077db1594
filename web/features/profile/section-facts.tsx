import { IconLock } from '@tabler/icons-react';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { useChoices } from '#web/choices/use-choices.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { listAsked } from './dependent-fields.rules.ts';
import { splitWords } from '#web/facts/fact-formats.rules.ts';
import { factsBySection, isWide, type OwnSection } from './profile-fields.data.ts';
import type { ProfileValues } from './profile-values.rules.ts';
import styles from './section-facts.module.css';
import { useFactText } from '#web/facts/use-fact-text.ts';

type Props = { section: OwnSection; values: ProfileValues };

/** What a section says, as labels and values. */
export function SectionFacts({ section, values }: Props) {
  const t = useProfileTexts();
  const lists = useChoices();
  if (section === 'hobbies') return <HobbyFacts hobbies={splitWords(values.hobbies)} />;
  // Whether the income is private stands at the income itself.
  const facts: FormFact[] = factsBySection[section].filter((fact) => fact !== 'isIncomePrivate');
  const shown = listAsked(facts, { values, lists });
  return (
    <dl className={styles.facts}>
      {shown.map((fact) => (
        <div key={fact} className={styles.fact} data-wide={isWide(fact) || undefined}>
          <dt className={styles.label}>{t(`fields.${fact}`)}</dt>
          <FactValue fact={fact} values={values} />
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact, values }: { fact: FormFact; values: ProfileValues }) {
  const t = useProfileTexts();
  const say = useFactText();
  const text = say(fact, values[fact]);
  if (text === undefined) return <dd className={styles.nothing}>{t('values.notSpecified')}</dd>;
  const isPrivate = fact === 'annualIncome' && values.isIncomePrivate === 'true';
  return (
    <dd className={styles.value}>
      <bdi>{text}</bdi>
      {isPrivate && (
        <span className={styles.lock} title={t('values.private')}>
          <IconLock size="1.125rem" aria-hidden="true" />
          <span className="visually-hidden">{t('values.private')}</span>
        </span>
      )}
    </dd>
  );
}

function HobbyFacts({ hobbies }: { hobbies: readonly string[] }) {
  const t = useProfileTexts();
  if (hobbies.length === 0) return <p className={styles.nothing}>{t('hobbies.none')}</p>;
  return (
    <ul className={styles.hobbies} aria-label={t('fields.hobbies')}>
      {hobbies.map((hobby) => (
        <li key={hobby} className={styles.hobby}>
          <bdi>{hobby}</bdi>
        </li>
      ))}
    </ul>
  );
}
