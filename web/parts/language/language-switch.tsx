import { isAdministrator, readSession } from '#web/app/client/session.ts';
import styles from '#web/design/styles/switch.module.css';
import { useTexts } from '#web/locales/define-texts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { languageCookies } from '#web/locales/language/language-cookies.ts';
import { defaultLanguage, isLanguage, languages, type Language } from '#web/locales/languages.ts';
import type { Texts } from '#web/locales/define-texts.ts';

/** The choice of language; shown as soon as there is more than one. */
export function LanguageSwitch() {
  const t = useCommonTexts();
  const texts = useTexts();
  const entries = Object.entries(languages);
  if (entries.length < 2) return null;
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    void chooseLanguage(texts, language);
    void storeForMember(language);
  };
  return (
    <label className={styles.switch}>
      <span>{t('language.label')}</span>
      <select
        className={styles.choice}
        value={texts.language()}
        onChange={({ target }) => choose(target.value)}
      >
        {entries.map(([code, { name }]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A member's choice applies wherever they sign in. Visitors do not load the module that stores it. */
async function storeForMember(language: Language): Promise<void> {
  const session = readSession();
  if (session === undefined || isAdministrator(session)) return;
  const { storeLanguage } = await import('./store-language.ts');
  await storeLanguage(language);
}

/** Changes the language at once and stores it in this browser; null returns to the language of the browser. */
export async function chooseLanguage(texts: Texts, language: Language | null): Promise<void> {
  for (const cookie of languageCookies(language, window.location.protocol)) document.cookie = cookie;
  await texts.changeLanguage(language ?? languageOfBrowser());
}

/** The first language of the browser that has a catalogue. */
function languageOfBrowser(): Language {
  const codes = navigator.languages.map((tag) => tag.split('-')[0]);
  return codes.find((code) => isLanguage(code)) ?? defaultLanguage;
}
