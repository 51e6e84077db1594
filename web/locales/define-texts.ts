import { createContext, use, useSyncExternalStore } from 'react';
import type { Language } from './languages.ts';
import type { Catalogue, Translate } from './translate.ts';

/** The texts of one page rendering or one browser. */
export type Texts = {
  language: () => Language;
  /** The same function until the language changes. */
  of: <English extends Catalogue>(namespace: string, english: English) => Translate<English>;
  /** Changes the language after its catalogues are loaded. `chooseLanguage` stores the choice. */
  changeLanguage: (language: Language) => Promise<void>;
  /** Calls back when the language has changed. Returns the function that stops this. */
  onChange: (listener: () => void) => () => void;
};

/** `router.tsx` provides the texts to every screen. */
export const TextsContext = createContext<Texts | undefined>(undefined);

/** Returns the texts of this page, and renders again when their language changes. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === undefined) throw new Error('A screen is rendered without its texts');
  useSyncExternalStore(texts.onChange, texts.language, texts.language);
  return texts;
}

export function useLanguage(): string {
  return useTexts().language();
}

/**
 * Makes the hook that gives a screen its texts, typed by the English catalogue:
 * `const useLandingTexts = defineTexts('landing', landing)`, then `useLandingTexts()('hero.title')`.
 * The catalogue is in the same script as the code that uses it.
 */
export function defineTexts<English extends Catalogue>(
  namespace: string,
  english: English,
): () => Translate<English> {
  return () => useTexts().of(namespace, english);
}
