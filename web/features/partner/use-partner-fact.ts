import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { profileWireNames } from '#contract/profiles/profile.wire.ts';
import { useFactText } from '#web/facts/use-fact-text.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import type { PartnerFact } from './partner-facts.data.ts';
import { pronounOf } from './pronoun.rules.ts';

/** Says a fact of a partner for readers; undefined when it is not told. */
export function usePartnerFact(partner: PartnerWire): (fact: PartnerFact) => string | undefined {
  const say = useFactText();
  const sayManager = useManagerText(partner);
  const sayDiet = useDietText();
  return (fact) => {
    const value = String(partner[profileWireNames[fact]] ?? '');
    if (fact === 'profileFor') return sayManager(value);
    return fact === 'diet' ? sayDiet(value) : say(fact, value);
  };
}

/** Who made the profile: whoever wrote "My Son" is a parent. */
function useManagerText({ u_gender }: PartnerWire): (value: string) => string | undefined {
  const t = usePartnerTexts();
  return (value) => {
    if (value === 'My Self') return t(`managers.self.${pronounOf(u_gender)}`);
    const managers: Readonly<Record<string, string>> = t('managers.others', { returnObjects: true });
    return managers[value] ?? (value || undefined);
  };
}

/** The two short values of the list read in full. */
function useDietText(): (value: string) => string | undefined {
  const t = usePartnerTexts();
  const diets: Readonly<Record<string, string>> = t('diets', { returnObjects: true });
  return (value) => diets[value] ?? (value || undefined);
}
