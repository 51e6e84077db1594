import { defaultLanguage, languages } from '#web/i18n/languages.ts';

/** The languages of the site that a label can be translated into, with the direction they are written in. */
export const translationLanguages = Object.entries(languages)
  .filter(([code]) => code !== defaultLanguage)
  .map(([code, { name, direction }]) => ({ code, name, direction }));

/** Translations as one text, to tell whether they have changed. */
export function listTranslations(labels: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => a.localeCompare(b)));
}
