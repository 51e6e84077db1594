import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';

/** The facts whose documented values are short hands of their own. */
export type ShortHand = 'profileFor' | 'diet';

/** Says a value in plain words: who wrote "My Son" is a parent, and "Non Veg" is read in full. */
export function usePlainWords(): (fact: ShortHand, value: string) => string {
  const t = usePartnerTexts();
  const words: Record<ShortHand, Readonly<Record<string, string>>> = {
    profileFor: t('managers', { returnObjects: true }),
    diet: t('diets', { returnObjects: true }),
  };
  return (fact, value) => (Object.hasOwn(words[fact], value) ? words[fact][value] : undefined) ?? value;
}
