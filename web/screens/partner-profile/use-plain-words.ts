import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';

/** The facts whose documented values are abbreviations. */
type AbbreviatedFact = 'profileFor' | 'diet';

/** Returns a function that writes a value in full: "My Son" means that a parent manages the profile, "My Self" of a man himself. */
export function usePlainWords(gender = ''): (fact: AbbreviatedFact, value: string) => string {
  const t = usePartnerTexts();
  const partners = usePartnersTexts();
  const words: Record<AbbreviatedFact, Readonly<Record<string, string>>> = {
    profileFor: { ...t.group('managers'), 'My Self': t(`ownManager.${pronounOf(gender)}`) },
    diet: partners.group('diets'),
  };
  return (fact, value) => (Object.hasOwn(words[fact], value) ? words[fact][value] : undefined) ?? value;
}
