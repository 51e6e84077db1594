import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';

/** The facts whose documented values are abbreviations. */
type AbbreviatedFact = 'profileFor' | 'diet';

/** Returns a function that writes a value in full: "My Son" means that a parent manages the profile. */
export function usePlainWords(): (fact: AbbreviatedFact, value: string) => string {
  const t = usePartnerTexts();
  const partners = usePartnersTexts();
  const words: Record<AbbreviatedFact, Readonly<Record<string, string>>> = {
    profileFor: t.group('managers'),
    diet: partners.group('diets'),
  };
  return (fact, value) => (Object.hasOwn(words[fact], value) ? words[fact][value] : undefined) ?? value;
}
