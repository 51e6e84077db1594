import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import { criteriaBySection, type PreferenceSectionName } from '#web/sections/criteria-sections.data.ts';
import styles from './criteria-facts.module.css';
import { MustHaveMark } from './must-have-mark.tsx';
import { markOf, type PreferenceValues } from './preference-values.rules.ts';
import { useCriterionText } from '#web/criteria/use-criterion-text.ts';

type Props = { section: PreferenceSectionName; values: PreferenceValues };

/** What a section wants: each criterion with its values, "Any" where nothing is stated, and the must-haves marked. */
export function CriteriaFacts({ section, values }: Props) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  return (
    <dl className={styles.facts}>
      {criteriaBySection[section].map((name) => {
        const text = say(name, values[name]);
        return (
          <div key={name} className={styles.fact}>
            <dt className={styles.label}>{t(`criteria.${name}`)}</dt>
            {text === undefined ? (
              <dd className={styles.any}>{t('values.any')}</dd>
            ) : (
              <dd className={styles.value}>
                <bdi>{text}</bdi> {values[markOf(name)] === 'true' && <MustHaveMark />}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
