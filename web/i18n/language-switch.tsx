import { useTranslation } from 'react-i18next';
import { isAdministrator, readSession } from '#web/api/session.ts';
import styles from '#web/design/switch.module.css';
import { chooseLanguage } from './choose-language.ts';
import { isLanguage, languages, type Language } from './languages.ts';

/** The choice of language; shows itself as soon as there is more than one. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const entries = Object.entries(languages);
  if (entries.length < 2) return null;
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    void chooseLanguage(i18n, language);
    void keepWhenSignedIn(language);
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

/** A member's choice holds wherever they sign in. A visitor does not load what keeps it. */
async function keepWhenSignedIn(language: Language): Promise<void> {
  const session = readSession();
  if (session === undefined || isAdministrator(session)) return;
  const { keepLanguage } = await import('./keep-language.ts');
  await keepLanguage(language);
}
