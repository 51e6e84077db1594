import { IconStarFilled } from '@tabler/icons-react';
import {
  criterionNames,
  type CriterionName,
  criteriaBySection,
  type CriterionSection,
} from '#contract/preferences/preference.criteria.ts';
import { useCriterionText } from '#web/parts/criteria/use-criterion-text.ts';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import type { preference } from '#web/locales/en/preference.ts';
import { Fact, Facts, SectionSummary } from '#web/parts/sections/section-words.tsx';
import styles from './criteria-facts.module.css';
import { markOf, type PreferenceValues } from '#web/parts/criteria/preference-values.rules.ts';

type Props = { section: CriterionSection; values: PreferenceValues };

/** The criteria of a section with their values, "Any" where nothing is stated, and the must-haves marked. */
export function CriteriaFacts({ section, values }: Props) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  return (
    <Facts>
      {criteriaBySection[section].map((name) => (
        <Fact key={name} label={t(`criteria.${name}`)} text={say(name, values[name])} none={t('values.any')}>
          {' '}
          {values[markOf(name)] === 'true' && <MustHaveMark />}
        </Fact>
      ))}
    </Facts>
  );
}

/** The stated criteria of a closed section, without labels. */
export function CriteriaSummary({ section, values }: Props) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  const said = criteriaBySection[section].flatMap((name) => {
    const text = say(name, values[name]);
    return text === undefined ? [] : [[name, text] as const];
  });
  return <SectionSummary texts={new Map(said)} none={t('values.any')} />;
}

/** The suggested criteria, each with its reason. */
export function SuggestedCriteria({ values }: { values: PreferenceValues }) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  return (
    <Facts>
      {criterionNames
        .filter((name) => values[name] !== '')
        .map((name) => (
          <Fact
            key={name}
            label={t(`criteria.${name}`)}
            text={say(name, values[name])}
            none={t('values.any')}
          >
            {' '}
            {values[markOf(name)] === 'true' && <MustHaveMark />}
            {hasReason(name) && <span className={styles.reason}>{t(`suggestion.reasons.${name}`)}</span>}
          </Fact>
        ))}
    </Facts>
  );
}

function MustHaveMark() {
  const t = usePreferenceTexts();
  return (
    <span className={styles.mark}>
      <IconStarFilled size="0.875rem" aria-hidden="true" />
      {t('mark.label')}
    </span>
  );
}

type Reasoned = keyof typeof preference.suggestion.reasons;

const reasoned: Readonly<Record<Reasoned, true>> = {
  age: true,
  height: true,
  maritalStatus: true,
  religion: true,
  community: true,
  denomination: true,
  motherTongue: true,
  country: true,
  state: true,
  qualification: true,
  diet: true,
};

function hasReason(name: CriterionName): name is Reasoned {
  return Object.hasOwn(reasoned, name);
}
