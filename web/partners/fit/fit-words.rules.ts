import type { DirectionWire, MatchWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { criteria, criterionOf } from '#contract/preferences/preference.criteria.ts';
import { nearestPlaceOf, spokenOf } from '../card-facts.rules.ts';
import type { CriterionWord, Direction, Reason, Verdict } from './match-reasons.rules.ts';

/** From which score on each word is said, the best first. */
export const fitBands = [
  { from: 80, word: 'well' },
  { from: 60, word: 'fits' },
  { from: 40, word: 'partly' },
  { from: 0, word: 'little' },
] as const;
/**
 * `open`: nothing is asked for. `misses`: a must-have is not met, whatever the score is. `maybe`: of more than half of what is asked for
 * nothing is known.
 */
export type FitWord = (typeof fitBands)[number]['word'] | 'open' | 'misses' | 'maybe';

/** Returns the word for how well one member meets what the other looks for: the score that orders the lists, in words. */
export function fitWordOf({ score, criteria: compared }: Pick<DirectionWire, 'score' | 'criteria'>): FitWord {
  if (score === null) return 'open';
  if (compared.some(({ verdict, must_have }) => verdict === 'missed' && must_have)) return 'misses';
  const unknown = compared.filter(({ verdict }) => verdict === 'unknown');
  if (2 * sumWeights(unknown) > sumWeights(compared)) return 'maybe';
  return fitBands.find(({ from }) => score >= from)?.word ?? 'little';
}

function sumWeights(some: DirectionWire['criteria']): number {
  return some.reduce((sum, one) => sum + weightOf(one), 0);
}

/** A criterion of one of the two, which the other meets or misses. */
export type SidedReason = Pick<Reason, 'criterion'> & { direction: Direction };

type Sides = Record<Direction, readonly Reason[]>;

/** The finer word says the religion, too, and is what families recognise each other by. */
const finerThanReligion: readonly string[] = ['denomination', 'community'];
const rootCriteria: readonly string[] = [...finerThanReligion, 'religion'];

/** Whether a criterion is about a group within a religion; one person belongs to several, of which some may fit. */
export function isGroup(criterion: CriterionWord): boolean {
  return finerThanReligion.includes(criterion) || criterion === 'sub_community';
}

/**
 * Returns the two facts that speak most for two members: the heaviest wishes of the viewer, else of the partner; denomination and
 * community come before the religion, which they say, too. A must-have comes last, because everybody in a list of matches meets it.
 */
export function strongestReasons(sides: Sides): SidedReason[] {
  const [first, ...others] = listSided(sides, 'met').toSorted(
    (one, other) =>
      Number(one.direction === 'theirs') - Number(other.direction === 'theirs') ||
      Number(one.isMustHave) - Number(other.isMustHave) ||
      placeOf(one) - placeOf(other) ||
      weightOf(other) - weightOf(one),
  );
  if (first === undefined) return [];
  const isSaid = ({ criterion }: SidedReason) =>
    criterion === first.criterion ||
    (rootCriteria.includes(criterion) && rootCriteria.includes(first.criterion));
  return [first, ...others.filter((one) => !isSaid(one)).slice(0, 1)];
}

function placeOf({ criterion }: { criterion: string }): number {
  const place = finerThanReligion.indexOf(criterion);
  return place === -1 ? finerThanReligion.length : place;
}

/** Returns what speaks against them, the most first: must-haves, then the heaviest wishes of either. */
export function listDifferences(sides: Sides): SidedReason[] {
  return listSided(sides, 'missed').toSorted(
    (one, other) => Number(other.isMustHave) - Number(one.isMustHave) || weightOf(other) - weightOf(one),
  );
}

function listSided({ mine, theirs }: Sides, verdict: Verdict) {
  return [
    ...mine.map((reason) => ({ ...reason, direction: 'mine' as const })),
    ...theirs.map((reason) => ({ ...reason, direction: 'theirs' as const })),
  ].filter((reason) => reason.verdict === verdict);
}

function weightOf({ criterion }: { criterion: string }): number {
  const name = criterionOf(criterion);
  return name === undefined ? 0 : criteria[name].weight;
}

/** What fit words say of a member besides the match. */
export type FitPerson = Pick<
  PartnerCardWire,
  | 'u_gender'
  | 'age'
  | 'u_height'
  | 'u_marital_status'
  | 'u_religion'
  | 'u_community'
  | 'u_sub_community'
  | 'u_denomination'
  | 'u_mother_tongue'
  | 'u_country'
  | 'u_state'
  | 'u_district'
  | 'u_city'
  | 'u_qualification'
  | 'u_profession_area'
  | 'u_working_as'
> & { match: MatchWire };

/** How a fact of the partner is said: by itself, or in words around it. */
export type Saying =
  | { kind: 'itself' | 'speaks' | 'livesIn' | 'worksIn'; fact: string }
  | { kind: 'age'; age: number }
  | { kind: 'height'; centimetres: number };

type Teller = (person: FitPerson, verdict: Verdict) => Saying | undefined;

const itself = (fact: string | null) => sayAs('itself', fact);
const place =
  (key: 'u_country' | 'u_state' | 'u_district' | 'u_city'): Teller =>
  (person, verdict) =>
    // Who lives in another country than the viewer wishes is in Dubai rather than in the United Arab Emirates.
    sayAs('livesIn', verdict === 'missed' ? (nearestPlaceOf(person) ?? null) : person[key]);

/** How each criterion is said of the partner. One that is not here is named only. */
const tellers: Partial<Record<CriterionWord, Teller>> = {
  age: ({ age }) => ({ kind: 'age', age }),
  height: ({ u_height }) => (u_height === null ? undefined : { kind: 'height', centimetres: u_height }),
  marital_status: ({ u_marital_status }) => itself(u_marital_status),
  religion: ({ u_religion }) => itself(u_religion),
  community: ({ u_community }) => itself(u_community),
  sub_community: ({ u_sub_community }) => itself(u_sub_community),
  denomination: ({ u_denomination }) => itself(u_denomination),
  mother_tongue: ({ u_mother_tongue }) => sayAs('speaks', u_mother_tongue),
  country: place('u_country'),
  state: place('u_state'),
  district: place('u_district'),
  city: place('u_city'),
  qualification: ({ u_qualification }) => itself(u_qualification),
  profession_area: ({ u_profession_area }) => sayAs('worksIn', u_profession_area),
  working_as: ({ u_working_as }) => itself(u_working_as),
};

function sayAs(kind: 'itself' | 'speaks' | 'livesIn' | 'worksIn', value: string | null): Saying | undefined {
  const fact = spokenOf(value);
  return fact === undefined ? undefined : { kind, fact };
}

/** Returns how the partner meets or misses a criterion of the viewer; undefined where the criterion is only named. */
export function sayingOf(
  person: FitPerson,
  { criterion, verdict }: { criterion: CriterionWord; verdict: 'met' | 'missed' },
): Saying | undefined {
  return tellers[criterion]?.(person, verdict);
}
