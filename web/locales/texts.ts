import { common } from '#web/locales/en/common.ts';
import type { Texts } from './define-texts.ts';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';
import {
  type Catalogue,
  fillIn,
  findGroup,
  findSentence,
  type GroupAt,
  type GroupKey,
  type TextValues,
  type Translate,
} from './translate.ts';

/** The texts of one page rendering or one browser, with those that every page has. */
export type RouterTexts = Texts & { t: Translate<typeof common> };

/** Catalogues of the languages other than English, loaded whole when such a language is chosen. */
const translations = import.meta.glob<Record<string, Catalogue>>([
  './*/**/*.ts',
  '!./en/**',
  '!./language/**',
]);

/**
 * The texts in a language. English catalogues are in the scripts of the code that uses them (see `defineTexts`), so a
 * visitor of the landing page does not load all of them.
 */
export async function createTexts(wanted: string | undefined): Promise<RouterTexts> {
  let language: Language = isLanguage(wanted) ? wanted : defaultLanguage;
  let translated = await loadTranslations(language);
  const translates = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const texts: RouterTexts = {
    language: () => language,
    of: (namespace, english) => {
      const translate =
        translates.get(namespace) ??
        createTranslate(english, { translated: translated.get(namespace), language });
      translates.set(namespace, translate);
      // Each namespace has one English catalogue, so what is stored under its name has its keys.
      return translate as Translate<typeof english>;
    },
    changeLanguage: async (wantedLanguage) => {
      translated = await loadTranslations(wantedLanguage);
      language = wantedLanguage;
      translates.clear();
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get t() {
      return texts.of('common', common);
    },
  };
  return texts;
}

/** Returns the sentences of a catalogue in a language, and the English ones where its translation lacks them. */
export function createTranslate<English extends Catalogue>(
  english: English,
  { translated = {}, language }: { translated?: Catalogue | undefined; language: string },
): Translate<English> {
  const translate = (key: string, values: TextValues = {}): string => {
    const count = values['count'];
    const sentence =
      findSentence(translated, { key, count, language }) ??
      findSentence(english, { key, count, language: defaultLanguage });
    return fillIn(sentence ?? key, values);
  };
  const group = <Key extends GroupKey<English>>(key: Key) =>
    // The type of the key says what the English catalogue has there.
    ({ ...findGroup(english, key), ...findGroup(translated, key) }) as GroupAt<English, Key>;
  return Object.assign(translate, { group });
}

async function loadTranslations(language: Language): Promise<Map<string, Catalogue>> {
  const files = Object.entries(translations).filter(([file]) => file.startsWith(`./${language}/`));
  const catalogues = new Map<string, Catalogue>();
  await Promise.all(
    files.map(async ([, load]) => {
      for (const [name, catalogue] of Object.entries(await load())) catalogues.set(name, catalogue);
    }),
  );
  return catalogues;
}
