import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import type { preference } from '#web/locales/en/preference.ts';
import styles from './criteria-facts.module.css';
import { MustHaveMark } from './must-have-mark.tsx';
import { markOf, type PreferenceValues } from './preference-values.rules.ts';
import reasonStyles from './suggested-criteria.module.css';
import { useCriterionText } from '#web/criteria/use-criterion-text.ts';

/** What is suggested, each criterion with its reason. */
export function SuggestedCriteria({ values }: { values: PreferenceValues }) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  return (
    <dl className={styles.facts}>
      {criterionNames
        .filter((name) => values[name] !== '')
        .map((name) => (
          <div key={name}>
            <dt className={styles.label}>{t(`criteria.${name}`)}</dt>
            <dd className={styles.value}>
              <bdi>{say(name, values[name])}</bdi> {values[markOf(name)] === 'true' && <MustHaveMark />}
              {hasReason(name) && (
                <span className={reasonStyles.reason}>{t(`suggestion.reasons.${name}`)}</span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

type Reasoned = keyof typeof preference.suggestion.reasons;

const reasoned: Readonly<Record<Reasoned, true>> = {
  age: true,
  height: true,
  maritalStatus: true,
  religion: true,
  motherTongue: true,
  country: true,
  state: true,
  qualification: true,
  diet: true,
};

function hasReason(name: CriterionName): name is Reasoned {
  return Object.hasOwn(reasoned, name);
}
