import type { MatchWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { showsCommunity } from '#contract/profiles/list-groups.ts';
import { splitValues } from '#web/parts/criteria/written-values.rules.ts';
import { nearestPlaceOf, spokenOf } from '../card-facts.rules.ts';
import { weightOf } from './fit-bands.rules.ts';
import type { CriterionWord, Direction, Reason, Verdict } from './match-reasons.rules.ts';

type Sides = Record<Direction, readonly Reason[]>;

/** The groups of faith, the nearest first: one of these says those behind it, too. */
const roots: readonly CriterionWord[] = ['denomination', 'community', 'religion'];

/** A difference of these is named by the criterion alone: with the group of a person behind it, it hurts. The card states the group itself. */
export function isGroupOfFaith(criterion: CriterionWord): boolean {
  return roots.includes(criterion) || criterion === 'sub_community';
}

function isRoot({ criterion }: Pick<Reason, 'criterion'>): boolean {
  return roots.includes(criterion);
}

/** Nearly everybody in a list has these, so that they tell nobody apart. */
const usual: readonly CriterionWord[] = ['age', 'height', 'marital_status', 'country', 'profile_managed_by'];

/**
 * Returns the two facts that speak most for a partner: wishes of the viewer that are met, the heaviest first, begun with the nearest
 * group of faith. A group that both share (`shared`) says the others, too. "Other" may be accepted, but nobody wants it.
 */
export function strongestReasons(
  person: FitPerson,
  { sides, shared }: { sides: Sides; shared?: CriterionWord | undefined },
): CriterionWord[] {
  const met = sides.mine.filter(
    (reason) =>
      reason.verdict === 'met' &&
      !isNameless(person, { ...reason, direction: 'mine' }) &&
      !differsNearer(reason.criterion, sides),
  );
  const nearest = shared ?? roots.find((root) => met.some((one) => one.criterion === root));
  const others = met
    .filter((reason) => !isRoot(reason) && reason.criterion !== shared)
    .toSorted(
      (one, other) =>
        Number(usual.includes(one.criterion)) - Number(usual.includes(other.criterion)) ||
        weightOf(other) - weightOf(one),
    )
    .map(({ criterion }) => criterion);
  const all = nearest === undefined ? others : [nearest, ...others];
  return shared === undefined ? all.slice(0, 2) : all.slice(1, 2);
}

/** Whether a community is no praise, because one of the two wishes another denomination or sub-community. */
function differsNearer(criterion: CriterionWord, { mine, theirs }: Sides): boolean {
  return (
    criterion === 'community' &&
    [...mine, ...theirs].some(
      (reason) => reason.verdict === 'missed' && ['denomination', 'sub_community'].includes(reason.criterion),
    )
  );
}

/** Whether a wish of the viewer that is met is met by a fact that says nothing: "Other". */
export function isNameless(
  person: FitPerson,
  { direction, criterion }: Pick<Reason, 'criterion'> & { direction: Direction },
): boolean {
  return (
    direction === 'mine' &&
    tellers[criterion] !== undefined &&
    sayingOf(person, { criterion, verdict: 'met' }) === undefined
  );
}

/**
 * Returns the wishes of one direction that may be met or not, because `asked` does not state the fact, the heaviest first. A member with
 * a church or sect has answered the question about the community.
 */
export function listUnstated(
  asked: Pick<FitPerson, 'u_community' | 'u_sub_community' | 'u_denomination'> | undefined,
  { sides, direction }: { sides: Sides; direction: Direction },
): CriterionWord[] {
  const isOpen = asked === undefined || showsCommunity(asked);
  return sides[direction]
    .filter(({ criterion }) => criterion !== 'community' || isOpen)
    .filter(({ verdict }) => verdict === 'unknown')
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map(({ criterion }) => criterion);
}

/** What two members may have in common, the most first. Families recognise each other by the first two. */
const commonFacts = [
  'denomination',
  'community',
  'sub_community',
  'mother_tongue',
  'city',
  'district',
  'state',
  'working_as',
  'profession_area',
  'religion',
] as const;
type CommonFacts = Pick<FitPerson, `u_${(typeof commonFacts)[number]}`>;

/** Returns what two members have in common, unless one of them wishes something else: of all facts (`anything`), or a group of faith. */
export function commonOf(
  person: FitPerson,
  { own, sides, anything = false }: { own: CommonFacts; sides: Sides; anything?: boolean },
): CriterionWord | undefined {
  const isMissed = (criterion: CriterionWord) =>
    [...sides.mine, ...sides.theirs].some(
      (reason) => reason.criterion === criterion && reason.verdict === 'missed',
    );
  return (anything ? commonFacts : commonFacts.slice(0, 2)).find((criterion) => {
    const fact = spokenOf(person[`u_${criterion}`]);
    const isShared = fact !== undefined && fact === spokenOf(own[`u_${criterion}`]);
    return isShared && !isMissed(criterion) && !differsNearer(criterion, sides);
  });
}

/**
 * Returns the wishes of one direction that are missed: must-haves, then the heaviest. Another religion has other groups of faith, and
 * a partner's community that is not named differs with the denomination.
 */
export function listMissed(
  person: FitPerson,
  { sides, direction }: { sides: Sides; direction: Direction },
): Reason[] {
  const isNamed = direction === 'theirs' || showsCommunity(person);
  const missed = sides[direction].filter(({ verdict }) => verdict === 'missed');
  const misses = (name: CriterionWord) => missed.some(({ criterion }) => criterion === name);
  const isSaid = ({ criterion }: Reason) =>
    (misses('religion') && ['community', 'sub_community', 'denomination'].includes(criterion)) ||
    (criterion === 'community' && misses('denomination') && !isNamed);
  return missed
    .filter((reason) => !isSaid(reason))
    .toSorted(
      (one, other) => Number(other.isMustHave) - Number(one.isMustHave) || weightOf(other) - weightOf(one),
    );
}

/** The same wishes, where one that names a value of an earlier one is named by its criterion: "Jain, another diet". */
export function withoutRepeats(missed: readonly Reason[]): Reason[] {
  const named = new Set<string>();
  return missed.map(({ wanted, ...reason }) => {
    const values = splitValues(wanted ?? '');
    const isRepeated = values.some((value) => named.has(value));
    for (const value of values) named.add(value);
    return isRepeated ? reason : { ...reason, wanted };
  });
}

/** The facts of a member that fit words name. */
export type FitFacts = Pick<
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
>;
/** What fit words say of a member, with the match. */
export type FitPerson = FitFacts & { match: MatchWire };

/** How a fact of the partner is said: by itself, or in words around it. */
export type Saying =
  | { kind: 'itself' | 'speaks' | 'livesIn' | 'worksIn'; fact: string }
  | { kind: 'age'; age: number }
  | { kind: 'height'; centimetres: number };

type Teller = (person: FitFacts, verdict: Verdict) => Saying | undefined;

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
  // Who names no community is known by the denomination.
  community: ({ u_community, u_denomination }, verdict) =>
    itself(u_community) ?? (verdict === 'missed' ? itself(u_denomination) : undefined),
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

/** Returns how a member meets or misses a criterion of the other; undefined where the criterion is only named. */
export function sayingOf(
  person: FitFacts,
  { criterion, verdict }: { criterion: CriterionWord; verdict: 'met' | 'missed' },
): Saying | undefined {
  return tellers[criterion]?.(person, verdict);
}
