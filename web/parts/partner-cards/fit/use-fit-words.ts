import { useCriterionNames } from '#web/parts/criteria/use-wish-text.ts';
import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { useIsPersonLoading, useOwnProfile, usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { usePartnersTexts, partners } from '#web/locales/en/partners/partners.ts';
import { fitWordOf, headlineOf, statedWordOf } from './fit-bands.rules.ts';
import {
  commonOf,
  isGroupOfFaith,
  listMissed,
  listUnstated,
  sayingOf,
  strongestReasons,
  withoutRepeats,
  type FitPerson,
  type Saying,
} from './fit-words.rules.ts';
import { listReasons, type CriterionWord, type Direction, type Reason } from './match-reasons.rules.ts';
import { factOf, useMissedWish } from './use-missed-wish.ts';

/** "Not as you wish:" with what is named, and the same with fewer names for narrow columns. */
export type NamedWords = { label: string; names: string; brief: string };

export type FitWords = {
  /** "Fits you well" */
  mine: string;
  /** "You fit him partly" */
  theirs: string;
  /** Both, the viewer's own first; the partner's alone while the viewer looks for nothing. */
  headline: readonly string[];
  /** What speaks for them: a group that both share, and the strongest wishes that are met. */
  reasons: readonly string[];
  /** What does not: "Not as you wish: place Dubai", "He looks for Kerala (you: Tamil Nadu)", "Not stated: diet". */
  differences: readonly NamedWords[];
};

/** Returns how two members fit in the words of cards and profiles. */
export function useFitWords(): (person: FitPerson) => FitWords {
  const t = usePartnersTexts();
  const { whose, ...words } = usePersonWords();
  const own = useOwnProfile();
  const nameOf = useCriterionNames();
  const sayDirection = useDirectionWords();
  const saySaying = useSayingText();
  const sayWish = useMissedWish();
  const sayNamed = (label: string, all: readonly string[]): NamedWords[] =>
    all.length === 0 ? [] : [{ label, names: sayFew(all, mostNamed), brief: sayFew(all, 1) }];
  const sayFew = useFew();
  const sayMet = (person: FitPerson, criterion: CriterionWord) => {
    const saying = sayingOf(person, { criterion, verdict: 'met' });
    if (saying === undefined) return t('fit.wished', { criterion: nameOf(criterion) });
    // "12th" says nothing by itself.
    return criterion === 'qualification'
      ? t('fit.namedFact', { criterion: nameOf(criterion), fact: factOf(saying, t) })
      : saySaying(saying);
  };
  const sayMissed = (person: FitPerson, { criterion }: Reason) => {
    const saying = sayingOf(person, { criterion, verdict: 'missed' });
    const name = saying?.kind === 'livesIn' ? t('fit.place') : nameOf(criterion);
    const fact = saying && factOf(saying, t);
    if (fact !== undefined && isGroupOfFaith(criterion)) return t('fit.another', { criterion: name });
    return fact === undefined ? name : t('fit.namedFact', { criterion: name, fact });
  };
  return (person) => {
    const sides = sidesOf(person);
    const asked = sides.mine.length > 0;
    const shared = own && commonOf(person, { own, sides });
    const met = strongestReasons(person, { sides, shared });
    const common =
      shared ?? (met.length === 0 && own ? commonOf(person, { own, sides, anything: true }) : undefined);
    const directions = {
      mine: sayDirection(person, { direction: 'mine' }),
      theirs: sayDirection(person, { direction: 'theirs' }),
    };
    const pronoun = pronounOf(person.u_gender);
    // The words of a direction name its must-haves that are missed.
    const listOther = (direction: Direction) =>
      withoutRepeats(listMissed(person, { sides, direction }).filter(({ isMustHave }) => !isMustHave));
    const missesTheirs = sides.theirs.some(({ verdict }) => verdict === 'missed');
    const ownUnstated = missesTheirs ? [] : listUnstated(own, { sides, direction: 'theirs' });
    return {
      ...directions,
      headline: headlineOf(person.match).map((direction, index) =>
        index === 0 ? directions[direction] : sayDirection(person, { direction, isFollowing: true }),
      ),
      reasons: [
        ...(common === undefined ? [] : [t(`fit.like.${whose}`, { fact: sayMet(person, common), ...words })]),
        ...met.map((criterion) => sayMet(person, criterion)),
      ],
      differences: [
        ...sayNamed(
          t(`fit.notAs.${whose}`, words),
          listOther('mine').map((reason) => sayMissed(person, reason)),
        ),
        ...sayNamed(
          t(`fit.wishes.${pronoun}`),
          listOther('theirs').map((reason) => sayWish(person, { reason, direction: 'theirs' })),
        ),
        ...sayNamed(t(`fit.ownUnstated.${whose}`, words), ownUnstated.map(nameOf)),
        ...(asked
          ? sayNamed(t('fit.unstated'), listUnstated(person, { sides, direction: 'mine' }).map(nameOf))
          : []),
      ],
    };
  };
}

/** Returns what a screen reader says of a button or link with these words: all of them in sentences, and where it leads. */
export function useFitSpeech() {
  const t = usePartnersTexts();
  const wordsOf = useFitWords();
  const isLoading = useIsPersonLoading();
  return (person: FitPerson, leadsTo: string): { 'aria-label': string } => {
    // Whose profile it is decides about every word.
    if (isLoading) return { 'aria-label': leadsTo };
    const { headline, reasons, differences } = wordsOf(person);
    const sentences = [
      headline.join(' · '),
      ...(reasons.length === 0 ? [] : [`${t('fit.fits')} ${reasons.join(', ')}`]),
      ...differences.map(({ label, names }) => `${label} ${names}`),
    ];
    return { 'aria-label': [...sentences, leadsTo].join('. ') };
  };
}

/** So many are named. */
const mostNamed = 2;

/** Returns a function that names the first of some, and counts the others. One alone is not counted: its name takes no more room. */
function useFew(): (all: readonly string[], most: number) => string {
  const t = usePartnersTexts();
  return (all, most) => {
    const different = [...new Set(all)];
    const count = different.length - most;
    if (count <= 1) return different.join(', ');
    return t('fit.withOthers', { some: different.slice(0, most).join(', '), count });
  };
}

function sidesOf({ match }: FitPerson): Record<Direction, Reason[]> {
  return {
    mine: listReasons(match.mine, partners.criteria),
    theirs: listReasons(match.theirs, partners.criteria),
  };
}

/** Returns how well one direction fits: "Fits you well", "He looks only for Telugu (you: Malayalam)". */
function useDirectionWords() {
  const t = usePartnersTexts();
  const { whose, person: owner, subject } = usePersonWords();
  const own = useOwnProfile();
  const sayFew = useFew();
  const sayWish = useMissedWish();
  const sayMustHaves = (person: FitPerson, direction: Direction) => {
    const missed = listMissed(person, { sides: sidesOf(person), direction }).filter(
      ({ isMustHave }) => isMustHave,
    );
    return sayFew(
      withoutRepeats(missed).map((reason) => sayWish(person, { reason, direction })),
      mostNamed,
    );
  };
  /** "She" where "your daughter" was named right before. */
  const sayFollowing = () => {
    const pronoun = own === undefined ? 'they' : pronounOf(own.u_gender);
    return pronoun === 'they' ? subject : t(`fit.subjects.${pronoun}`);
  };
  return (
    person: FitPerson,
    { direction, isFollowing = false }: { direction: Direction; isFollowing?: boolean },
  ) => {
    const side = person.match[direction];
    const word = fitWordOf(side);
    const what = word === 'misses' ? sayMustHaves(person, direction) : '';
    const stated = direction === 'mine' ? statedWordOf(side) : undefined;
    if (stated !== undefined)
      return t(`fit.${whose === 'self' ? 'mineStated' : 'mineOfStated'}.${stated}`, { person: owner });
    if (direction === 'mine')
      return t(`fit.${whose === 'self' ? 'mine' : 'mineOf'}.${word}`, { person: owner, subject, what });
    const words = { subject: isFollowing ? sayFollowing() : subject, what };
    return t(`fit.${whose === 'self' ? 'theirs' : 'theirsOf'}.${pronounOf(person.u_gender)}.${word}`, words);
  };
}

/** Returns the text of a fact that fits: "speaks Malayalam". */
function useSayingText(): (saying: Saying) => string {
  const t = usePartnersTexts();
  return (saying) => {
    if (saying.kind === 'age') return t('fit.age', { age: saying.age });
    const fact = factOf(saying, t);
    return saying.kind === 'height' || saying.kind === 'itself' ? fact : t(`fit.${saying.kind}`, { fact });
  };
}
