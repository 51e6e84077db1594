import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import styles from './choice-facts.module.css';
import type { ChoiceValue } from './choice-values.rules.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** The label, and below it what it is in other languages. */
export function ChoiceLabel({ value }: { value: ChoiceValue }) {
  const translations = Object.entries(value.labels);
  return (
    <span className={styles.label} data-retired={!value.is_active || undefined}>
      <bdi className={styles.name}>{value.label}</bdi>
      {translations.length > 0 && (
        <span className={styles.soft}>
          {translations.map(([language, label]) => (
            <bdi key={language} lang={language} className={styles.translation}>
              {label}
            </bdi>
          ))}
        </span>
      )}
    </span>
  );
}

export function ChoiceCode({ value }: { value: ChoiceValue }) {
  return (
    <code dir="ltr" className={styles.code}>
      {value.code}
    </code>
  );
}

/** How many profiles hold a value and how many preferences name it. */
export function ChoiceUse({ value }: { value: ChoiceValue }) {
  const t = useAdministrationTexts();
  const { profile_count: profiles, preference_count: preferences } = value;
  if (profiles + preferences === 0) return <span className={styles.soft}>{t('choices.unused')}</span>;
  return (
    <span className={styles.use}>
      <span>{t('choices.profiles', { count: profiles, number: numbers.format(profiles) })}</span>
      {preferences > 0 && (
        <span className={styles.soft}>
          {t('choices.preferences', { count: preferences, number: numbers.format(preferences) })}
        </span>
      )}
    </span>
  );
}

export function ChoiceStatus({ value }: { value: ChoiceValue }) {
  const t = useAdministrationTexts();
  return (
    <span className={styles.status} data-active={value.is_active}>
      {t(value.is_active ? 'choices.active' : 'choices.isRetired')}
    </span>
  );
}
