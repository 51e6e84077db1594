import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { common } from '#web/locales/en/common.ts';

/** Every language that has a catalogue, by its folder under `web/locales`. English is complete and the fallback. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

export type Language = keyof typeof languages;
export const defaultLanguage: Language = 'en';
export const languageCookie = 'language';

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.hasOwn(languages, value);
}

export type Texts = i18n;

/** Catalogues of the languages other than English, loaded whole when such a language is chosen. */
const translations = import.meta.glob<Record<string, ResourceLanguage[string]>>([
  '../locales/*/*.ts',
  '!../locales/en/*.ts',
]);

/**
 * The texts of one page rendering or one browser. English namespaces other than `common` join when the code that
 * uses them is loaded (see `defineTexts`), so that a visitor of the landing page does not load all catalogues.
 */
export async function createTexts(wanted: string | undefined): Promise<Texts> {
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  const texts = i18next.createInstance({
    lng: language,
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    ns: ['common'],
    resources: { en: { common } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  await texts.init();
  await addTranslations(texts, language);
  return texts;
}

/** Changes the language of the texts, after its catalogues are loaded. `chooseLanguage` stores the choice. */
export async function changeLanguage(texts: Texts, language: Language): Promise<void> {
  await addTranslations(texts, language);
  await texts.changeLanguage(language);
}

async function addTranslations(texts: Texts, language: Language): Promise<void> {
  const files = Object.entries(translations).filter(([file]) => file.startsWith(`../locales/${language}/`));
  await Promise.all(
    files.map(async ([file, load]) => {
      const namespace = file.replace(/^.*\//, '').replace(/\.ts$/, '');
      const catalogue = (await load())[namespace];
      if (catalogue !== undefined) texts.addResourceBundle(language, namespace, catalogue);
    }),
  );
}
