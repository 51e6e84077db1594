import { defaultLanguage, isLanguage, languageCookie, type Language } from './languages.ts';
import { changeLanguage, type Texts } from './texts.ts';

const secondsOfAYear = 31_536_000;

/** Speaks another language at once, and remembers it in this browser; null goes back to that of the browser. */
export async function chooseLanguage(texts: Texts, language: Language | null): Promise<void> {
  const age = language === null ? 0 : secondsOfAYear;
  document.cookie = `${languageCookie}=${language ?? ''}; path=/; max-age=${age}; samesite=lax`;
  await changeLanguage(texts, language ?? languageOfBrowser());
}

/** The first language of the browser that there is a catalogue for. */
function languageOfBrowser(): Language {
  const codes = navigator.languages.map((tag) => tag.split('-')[0]);
  return codes.find((code) => isLanguage(code)) ?? defaultLanguage;
}
