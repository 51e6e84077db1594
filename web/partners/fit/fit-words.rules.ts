import type { MatchWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { showsCommunity } from '#contract/profiles/list-groups.ts';
import { nearestPlaceOf, spokenOf } from '../card-facts.rules.ts';
import { weightOf } from './fit-bands.rules.ts';
import type { CriterionWord, Direction, Reason, Verdict } from './match-reasons.rules.ts';

/** A criterion of one of the two, which the other meets or misses. */
export type SidedReason = Pick<Reason, 'criterion'> & { direction: Direction };

type Sides = Record<Direction, readonly Reason[]>;

/** One of these says the others, too. */
const roots: readonly CriterionWord[] = ['denomination', 'community', 'religion'];

function isRoot(criterion: CriterionWord): boolean {
  return roots.includes(criterion);
}

/** Whether a criterion is about a group within a religion; one person belongs to several, of which some may fit. */
export function isGroup(criterion: CriterionWord): boolean {
  return criterion === 'denomination' || criterion === 'community' || criterion === 'sub_community';
}

/**
 * What persuades a family, the most first. It is not the weight: nearly everybody in a list has the religion, the age and the marital
 * status that weigh most, so these tell nobody apart.
 */
const persuading: readonly CriterionWord[] = [
  'denomination',
  'community',
  'sub_community',
  'mother_tongue',
  'district',
  'city',
  'state',
  'working_as',
  'profession_area',
  'diet',
  'annual_income',
  'working_with',
  'qualification',
  'height',
  'country',
  'religion',
  'marital_status',
  'age',
  'profile_managed_by',
];

/**
 * Returns the two facts that speak most for two members: wishes of the viewer that are met, else of the partner. A must-have comes last,
 * because everybody in a list of matches meets it; a group that both share (`shared`) says the religion and the other groups, too. "Other"
 * may be accepted, but nobody wants it.
 */
export function strongestReasons(
  person: FitPerson,
  { sides, shared }: { sides: Sides; shared?: CriterionWord | undefined },
): SidedReason[] {
  const met = listSided(sides, 'met').filter((reason) => !isNameless(person, reason));
  const sorted = met.toSorted(
    (one, other) =>
      Number(one.direction === 'theirs') - Number(other.direction === 'theirs') ||
      Number(one.isMustHave) - Number(other.isMustHave) ||
      persuading.indexOf(one.criterion) - persuading.indexOf(other.criterion),
  );
  const said = new Set<CriterionWord>();
  const isNew = ({ criterion }: SidedReason) => {
    if (said.has(criterion)) return false;
    for (const one of isRoot(criterion) ? roots : [criterion]) said.add(one);
    return true;
  };
  if (shared !== undefined) for (const root of roots) said.add(root);
  return sorted.filter(isNew).slice(0, shared === undefined ? 2 : 1);
}

/** Whether a wish of the viewer that is met is met by a fact that says nothing: "Other". */
export function isNameless(person: FitPerson, { direction, criterion }: SidedReason): boolean {
  return (
    direction === 'mine' &&
    tellers[criterion] !== undefined &&
    sayingOf(person, { criterion, verdict: 'met' }) === undefined
  );
}

/** Returns the wishes of the viewer that may be met or not, because the fact is not stated, the heaviest first. */
export function listUnstated(person: FitPerson, { mine }: Pick<Sides, 'mine'>): CriterionWord[] {
  return mine
    .filter(({ criterion }) => criterion !== 'community' || showsCommunity(person))
    .filter(({ verdict }) => verdict === 'unknown')
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map(({ criterion }) => criterion);
}

/** The groups that families recognise each other by, the nearest first. */
const sharedGroups = ['denomination', 'community'] as const;
type Grouped = Pick<PartnerCardWire, 'u_denomination' | 'u_community'>;

/** Returns the group that two members share, unless the viewer's wishes exclude it; undefined for none. */
export function sharedGroupOf(
  person: FitPerson,
  { own, mine }: { own: Grouped; mine: readonly Reason[] },
): { criterion: CriterionWord; fact: string } | undefined {
  const shared = sharedGroups.find((criterion) => {
    const fact = spokenOf(person[`u_${criterion}`]);
    const isExcluded = mine.some((reason) => reason.criterion === criterion && reason.verdict === 'missed');
    return fact !== undefined && !isExcluded && fact === spokenOf(own[`u_${criterion}`]);
  });
  if (shared === undefined) return undefined;
  const fact = spokenOf(person[`u_${shared}`]);
  return fact === undefined ? undefined : { criterion: shared, fact };
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
