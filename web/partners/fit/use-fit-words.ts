import { pronounOf } from '#web/facts/names.rules.ts';
import { feetOf } from '#contract/fields/heights.ts';
import { useOwnProfile, usePersonWords } from '#web/facts/use-person-words.ts';
import { useLanguage } from '#web/i18n/define-texts.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { partners } from '#web/locales/en/partners/partners.ts';
import { fitWordOf, headlineOf, type HeadlinePart } from './fit-bands.rules.ts';
import {
  isRange,
  listDifferences,
  listUnstated,
  sayingOf,
  sharedGroupOf,
  strongestReasons,
  type FitPerson,
  type Saying,
  type SidedReason,
} from './fit-words.rules.ts';
import { listReasons, type CriterionWord, type Verdict } from './match-reasons.rules.ts';

export type FitWords = {
  /** "For you: a very good match" */
  mine: string;
  /** "For him: a good match" */
  theirs: string;
  /** "A very good match", and what one of the two would say less of. */
  headline: readonly string[];
  /** What speaks for them: a group that they share, the strongest reasons, and that all wishes are met. */
  reasons: readonly string[];
  /** "place (Dubai), your diet (he wants another)", or the first two with the number of the others; an empty text for none. */
  differences: string;
  /** What is wished for and not stated, in the same way. */
  unstated: string;
  /** The same with the first alone and the number of the others, for narrow columns. */
  brief: { differences: string; unstated: string };
};

/** Returns how two members fit in the words of cards and profiles. */
export function useFitWords(): (person: FitPerson) => FitWords {
  const t = usePartnersTexts();
  const { whose, ...words } = usePersonWords();
  const own = useOwnProfile();
  const { sayCriterion, nameOf } = useCriterionWords();
  const sayFew = (all: readonly string[], most = mostNamed) => {
    const named = [...new Set(all)].slice(0, most);
    const some = named.join(', ');
    const count = all.filter((one) => !named.includes(one)).length;
    return count > 0 ? t('fit.withOthers', { some, count }) : some;
  };
  const sayHeadline = ({ u_gender }: FitPerson, part: HeadlinePart) => {
    if (part.of === 'both') return t(`fit.both.${part.word}`);
    if (part.of === 'mine') return t(`fit.${whose === 'self' ? 'mine' : 'mineOf'}.${part.word}`, words);
    const theirs = whose === 'self' ? 'theirs' : 'theirsOf';
    return t(`fit.${theirs}.${pronounOf(u_gender)}.${part.word}`, words);
  };
  return (person) => {
    const { mine, theirs } = person.match;
    const sides = {
      mine: listReasons(mine, partners.criteria),
      theirs: listReasons(theirs, partners.criteria),
    };
    const shared = own && sharedGroupOf(person, { own, mine: sides.mine });
    const unstated = listUnstated(person, sides);
    const isWhole =
      sides.mine.length > 1 && unstated.length === 0 && sides.mine.every(({ verdict }) => verdict === 'met');
    const reasons = [
      shared && t(`fit.like.${whose}`, { fact: shared.fact, ...words }),
      ...strongestReasons(person, { sides, shared: shared?.criterion }).map((reason) =>
        sayCriterion(person, { ...reason, verdict: 'met' }),
      ),
      isWhole ? t(`fit.all.${whose}`, words) : undefined,
    ];
    const differences = listDifferences(sides).map((difference) =>
      sayCriterion(person, { ...difference, verdict: 'missed' }),
    );
    const names = unstated.map(nameOf);
    return {
      mine: sayHeadline(person, { of: 'mine', word: fitWordOf(mine) }),
      theirs: sayHeadline(person, { of: 'theirs', word: fitWordOf(theirs) }),
      headline: headlineOf(person.match).map((part) => sayHeadline(person, part)),
      reasons: reasons.filter((reason) => reason !== undefined),
      differences: sayFew(differences),
      unstated: sayFew(names),
      brief: { differences: sayFew(differences, 1), unstated: sayFew(names, 1) },
    };
  };
}

/** So many are named. With one more alone, a reader would wonder what is kept from her. */
const mostNamed = 2;

type Said = SidedReason & { verdict: Exclude<Verdict, 'unknown'> };

/** Names a criterion, and says it by the partner's fact, or by that name where it is the viewer's fact or none of a card. */
function useCriterionWords() {
  const t = usePartnersTexts();
  const language = useLanguage();
  const { whose, person: owner } = usePersonWords();
  const named: Readonly<Record<string, string>> = t.group('fit.named');
  const nameOf = (criterion: CriterionWord) =>
    named[criterion] ?? t(`criteria.${criterion}`).toLocaleLowerCase(language);
  const sayTheirs = (person: FitPerson, { criterion, verdict }: Omit<Said, 'direction'>) => {
    const words = { criterion: nameOf(criterion), person: owner };
    const pronoun = pronounOf(person.u_gender);
    if (verdict === 'met') return t(whose === 'self' ? 'fit.yours' : 'fit.yoursOf', words);
    if (isRange(criterion)) return t(`fit.outside.${whose}.${pronoun}`, words);
    return t(`fit.otherWished.${pronoun}`, words);
  };
  const sayCriterion = (person: FitPerson, { direction, criterion, verdict }: Said) => {
    if (direction === 'theirs') return sayTheirs(person, { criterion, verdict });
    const saying = sayingOf(person, { criterion, verdict });
    const name = nameOf(criterion);
    if (verdict === 'met')
      return saying === undefined ? t('fit.wished', { criterion: name }) : writeSaying(saying, t);
    // "Mangalorean" fits while "Roman Catholic" differs, and "10th" says nothing by itself: the name of the criterion says why.
    if (saying === undefined) return name;
    const criterionName = saying.kind === 'livesIn' ? t('fit.place') : name;
    return t('fit.namedFact', { criterion: criterionName, fact: factOf(saying, t) });
  };
  return { sayCriterion, nameOf };
}

function writeSaying(saying: Saying, t: ReturnType<typeof usePartnersTexts>): string {
  if (saying.kind === 'itself' || saying.kind === 'height') return factOf(saying, t);
  return saying.kind === 'age'
    ? t('fit.age', { age: saying.age })
    : t(`fit.${saying.kind}`, { fact: saying.fact });
}

function factOf(saying: Saying, t: ReturnType<typeof usePartnersTexts>): string {
  if (saying.kind === 'age') return String(saying.age);
  return saying.kind === 'height' ? t('card.height', feetOf(saying.centimetres)) : saying.fact;
}
