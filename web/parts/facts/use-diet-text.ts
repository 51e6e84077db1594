import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';

/** Returns a function that writes a diet in full: "Veg" is "Vegetarian". */
export function useDietText(): (diet: string) => string {
  const words: Readonly<Record<string, string>> = usePartnersTexts().group('diets');
  // Members may write their own words, such as "constructor", which every object has.
  return (diet) => (Object.hasOwn(words, diet) ? words[diet] : undefined) ?? diet;
}
