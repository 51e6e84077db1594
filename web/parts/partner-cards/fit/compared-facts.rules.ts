import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { spokenOf } from '../card-facts.rules.ts';
import type { CriterionWord } from './match-reasons.rules.ts';

type TextCriterion = Exclude<
  CriterionWord,
  'age' | 'height' | 'annual_income' | 'profile_managed_by' | 'diet' | 'working_with'
>;
type TextFact = `u_${TextCriterion}`;

/** The facts that criteria compare, as far as a card has them. */
export type ComparedFacts = Pick<PartnerCardWire, TextFact | 'u_height'> & { age: number | null };

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
export function comparedFactOf(facts: ComparedFacts, criterion: CriterionWord): ComparedFact | undefined {
  if (criterion === 'age') return facts.age === null ? undefined : { kind: 'age', years: facts.age };
  if (criterion === 'height')
    return facts.u_height === null ? undefined : { kind: 'height', centimetres: facts.u_height };
  const name = textFacts[criterion];
  const text = name === undefined ? undefined : spokenOf(facts[name]);
  return text === undefined ? undefined : { kind: 'text', text };
}
