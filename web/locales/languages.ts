/** Every language that has a catalogue, by its folder under `web/locales`. English is complete and the fallback. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

export type Language = keyof typeof languages;
export const defaultLanguage: Language = 'en';

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.hasOwn(languages, value);
}
