import { feetOf } from '#contract/fields/heights.ts';
import type { ProfileWire } from '#contract/profiles/profile.wire.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { useOwnProfile, usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useMatchReasonsTexts } from '#web/locales/en/partners/match-reasons.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { isGroupOfFaith, isNameless, type FitPerson } from './fit-words.rules.ts';
import type { Direction, Reason, CriterionWord } from './match-reasons.rules.ts';
import { spokenOf } from '../card-facts.rules.ts';

type TextCriterion = Exclude<
  CriterionWord,
  'age' | 'height' | 'annual_income' | 'profile_managed_by' | 'diet' | 'working_with'
>;
type TextFact = `u_${TextCriterion}`;

/** The facts that criteria compare, as far as a card has them. */
type ComparedFacts = Pick<PartnerCardWire, TextFact | 'u_height'> & { age: number | null };

/** The criteria whose facts are texts of a card. */
const textFacts: Partial<Record<CriterionWord, TextFact>> = {
  marital_status: 'u_marital_status',
  religion: 'u_religion',
  community: 'u_community',
  sub_community: 'u_sub_community',
  denomination: 'u_denomination',
  mother_tongue: 'u_mother_tongue',
  country: 'u_country',
  state: 'u_state',
  city: 'u_city',
  district: 'u_district',
  qualification: 'u_qualification',
  profession_area: 'u_profession_area',
  working_as: 'u_working_as',
};

type ComparedFact =
  | { kind: 'age'; years: number }
  | { kind: 'height'; centimetres: number }
  | { kind: 'text'; text: string };

/** Returns the fact that a criterion is about; undefined where cards have none, or it says nothing. */
function comparedFactOf(facts: ComparedFacts, criterion: CriterionWord): ComparedFact | undefined {
  if (criterion === 'age') return facts.age === null ? undefined : { kind: 'age', years: facts.age };
  if (criterion === 'height')
    return facts.u_height === null ? undefined : { kind: 'height', centimetres: facts.u_height };
  const name = textFacts[criterion];
  const text = name === undefined ? undefined : spokenOf(facts[name]);
  return text === undefined ? undefined : { kind: 'text', text };
}

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
