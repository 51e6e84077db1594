import { feetOf } from '#contract/fields/heights.ts';
import type { ProfileWire } from '#contract/profiles/profile.wire.ts';
import { useOwnProfile, usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useMatchReasonsTexts } from '#web/locales/en/partners/match-reasons.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { comparedFactOf, type ComparedFacts } from './compared-facts.rules.ts';
import { isGroupOfFaith, isNameless, type FitPerson } from './fit-words.rules.ts';
import type { Direction, Reason } from './match-reasons.rules.ts';

/** Returns the sentence of a criterion with the fact that it is about: "Outside your height range: 5 ft 2 in". */
export function useReasonSentence(): (
  person: FitPerson,
  { reason, direction }: { reason: Reason; direction: Direction },
) => string {
  const t = useMatchReasonsTexts();
  const words = usePartnersTexts();
  const { whose, person: owner } = usePersonWords();
  const own = useOwnProfile();
  const sayFact = (facts: ComparedFacts, criterion: Reason['criterion']) => {
    const fact = comparedFactOf(facts, criterion);
    if (fact?.kind === 'height') return words('card.height', feetOf(fact.centimetres));
    return fact?.kind === 'age' ? words('card.years', { count: fact.years }) : fact?.text;
  };
  const sayVerdict = ({ criterion, verdict }: Reason, direction: Direction) => {
    const name = words(`criteria.${criterion}`);
    if (whose === 'other') return t(`${direction}Of.${verdict}`, { criterion: name, person: owner });
    if (verdict === 'unknown') return t(`unknown.${direction}`, { criterion: name });
    return t(`${direction}.${criterion}.${verdict}`);
  };
  return (person, { reason, direction }) => {
    const sentence = sayVerdict(reason, direction);
    if (reason.verdict === 'unknown') return sentence;
    if (reason.verdict === 'missed' && isGroupOfFaith(reason.criterion)) return sentence;
    if (reason.verdict === 'met' && isNameless(person, { ...reason, direction }))
      return t('panel.nameless', { criterion: words(`criteria.${reason.criterion}`) });
    const facts = direction === 'mine' ? person : own && factsOfOwn(own);
    const fact = facts && sayFact(facts, reason.criterion);
    return fact === undefined ? sentence : t(`panel.withFact.${whose}`, { sentence, fact });
  };
}

/** The own age is not among the facts of a profile: the server counts it where the site is. */
function factsOfOwn(own: ProfileWire): ComparedFacts {
  return { ...own, age: null };
}
