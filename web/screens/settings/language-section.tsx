import { useQuery } from '@tanstack/react-query';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { SchemeSwitch } from '#web/design/scheme-switch.tsx';
import { useTexts } from '#web/locales/define-texts.ts';
import { chooseLanguage } from '#web/parts/language/language-switch.tsx';
import { isLanguage, languages } from '#web/locales/languages.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from './language-section.module.css';
import { LoadedSection, SettingsCard } from './section-parts.tsx';
import { settingsQuery } from './settings.queries.ts';
import { useChangingSettings } from './use-changing-settings.ts';

/** The language and the colour scheme of the pages. */
export function LanguageSection() {
  const t = useSettingsTexts();
  const query = useQuery(settingsQuery());
  return (
    <LoadedSection query={query} failure={t('notAvailable')}>
      {({ language }) => (
        <SettingsCard>
          <LanguageChoice value={language} />
          <div className={styles.scheme}>
            <SchemeSwitch />
            <p className={styles.hint}>{t('language.scheme')}</p>
          </div>
        </SettingsCard>
      )}
    </LoadedSection>
  );
}

/** Chooses a language, or that of the browser. */
function LanguageChoice({ value }: { value: string | null }) {
  const t = useSettingsTexts();
  const texts = useTexts();
  const change = useChangingSettings();
  const choose = (wanted: string) => {
    const language = isLanguage(wanted) ? wanted : null;
    change({ language });
    void chooseLanguage(texts, language);
  };
  const names = Object.entries(languages).map(([code, { name }]) => ({ value: code, label: name }));
  return (
    <SelectInput
      className={styles.language}
      label={t('language.label')}
      description={t('language.hint')}
      value={value ?? ''}
      onChange={({ target }) => choose(target.value)}
      data={[{ value: '', label: t('language.likeBrowser') }, ...names]}
    />
  );
}
