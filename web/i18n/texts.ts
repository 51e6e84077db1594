import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { common } from '#web/locales/en/common.ts';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

export type Texts = i18n;

/** Catalogues of the languages other than English, loaded whole when such a language is chosen. */
const translations = import.meta.glob<Record<string, ResourceLanguage[string]>>([
  '../locales/*/*.ts',
  '!../locales/en/*.ts',
]);

/**
 * The texts of one page rendering or one browser. English namespaces other than `common` join when the code that
 * uses them is loaded (see `defineTexts`), so that a visitor of the landing page does not load the whole catalogue.
 */
export async function createTexts(wished: string | undefined): Promise<Texts> {
  const language = isLanguage(wished) ? wished : defaultLanguage;
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

/** Changes the language of the texts; the browser remembers it with `LanguageSwitch`. */
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
