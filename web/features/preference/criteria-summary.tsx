import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import { criteriaBySection, type PreferenceSectionName } from '#web/sections/criteria-sections.data.ts';
import styles from './criteria-summary.module.css';
import type { PreferenceValues } from './preference-values.rules.ts';
import { useCriterionText } from '#web/criteria/use-criterion-text.ts';

/** A closed section in one line: what is stated, one after the other. */
export function CriteriaSummary({
  section,
  values,
}: {
  section: PreferenceSectionName;
  values: PreferenceValues;
}) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  const said = criteriaBySection[section].flatMap((name) => {
    const text = say(name, values[name]);
    return text === undefined ? [] : [{ name, text }];
  });
  if (said.length === 0) return <p>{t('values.any')}</p>;
  return (
    <ul className={styles.line}>
      {said.map(({ name, text }) => (
        <li key={name} className={styles.word}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
