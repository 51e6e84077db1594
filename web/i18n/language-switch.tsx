import { useTranslation } from 'react-i18next';
import styles from '#web/design/switch.module.css';
import { isLanguage, languageCookie, languages } from './languages.ts';
import { changeLanguage } from './texts.ts';

const secondsOfAYear = 31_536_000;

/** The choice of language; shows itself as soon as there is more than one. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const entries = Object.entries(languages);
  if (entries.length < 2) return null;
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${secondsOfAYear}; samesite=lax`;
    void changeLanguage(i18n, language);
  };
  return (
    <label className={styles.switch}>
      <span>{t('language.label')}</span>
      <select className={styles.choice} value={i18n.language} onChange={({ target }) => choose(target.value)}>
        {entries.map(([code, { name }]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
