import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { profileWireNames } from '#contract/profiles/profile.wire.ts';
import { useFactText } from '#web/facts/use-fact-text.ts';
import type { PartnerFact } from './partner-facts.data.ts';
import { usePlainWords } from './use-plain-words.ts';

/** Says a fact of a partner for readers; undefined when it is not told. */
export function usePartnerFact(partner: PartnerWire): (fact: PartnerFact) => string | undefined {
  const say = useFactText();
  const sayPlainly = usePlainWords();
  return (fact) => {
    const value = String(partner[profileWireNames[fact]] ?? '');
    if (value !== '' && (fact === 'profileFor' || fact === 'diet')) return sayPlainly(fact, value);
    return say(fact, value);
  };
}
