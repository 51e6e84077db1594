import { pronounOf } from '#web/facts/names.rules.ts';
import { feetOf } from '#contract/fields/heights.ts';
import { usePersonWords } from '#web/facts/use-person-words.ts';
import { useLanguage } from '#web/i18n/define-texts.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { partners } from '#web/locales/en/partners.ts';
import {
  fitWordOf,
  isGroup,
  listDifferences,
  sayingOf,
  strongestReasons,
  type FitPerson,
  type Saying,
  type SidedReason,
} from './fit-words.rules.ts';
import { listReasons, type CriterionWord, type Verdict } from './match-reasons.rules.ts';

export type FitWords = {
  /** "Fits you well" */
  mine: string;
  /** "You fit him" */
  theirs: string;
  /** Both; a must-have that the viewer misses comes first. */
  both: readonly string[];
  /** The one or two strongest reasons, and the main difference with the number of others. */
  reasons: readonly string[];
  difference: string | undefined;
};

/** Returns how two members fit in the words of cards and profiles. */
export function useFitWords(): (person: FitPerson) => FitWords {
  const t = usePartnersTexts();
  const { whose, ...words } = usePersonWords();
  const sayCriterion = useCriterionWords();
  const withOthers = (difference: string | undefined, count: number) =>
    difference !== undefined && count > 0 ? t('fit.withOthers', { difference, count }) : difference;
  return (person) => {
    const { mine, theirs } = person.match;
    const sides = {
      mine: listReasons(mine, partners.criteria),
      theirs: listReasons(theirs, partners.criteria),
    };
    const [difference, ...others] = listDifferences(sides);
    const mineWords = t(`fit.${whose === 'self' ? 'mine' : 'mineOf'}.${fitWordOf(mine)}`, words);
    const theirWord = fitWordOf(theirs);
    const theirWords = t(
      `fit.${whose === 'self' ? 'theirs' : 'theirsOf'}.${pronounOf(person.u_gender)}.${theirWord}`,
      words,
    );
    return {
      mine: mineWords,
      theirs: theirWords,
      both: theirWord === 'misses' ? [theirWords, mineWords] : [mineWords, theirWords],
      reasons: strongestReasons(sides).map((reason) => sayCriterion(person, { ...reason, verdict: 'met' })),
      difference: withOthers(
        difference && sayCriterion(person, { ...difference, verdict: 'missed' }),
        others.length,
      ),
    };
  };
}

type Said = SidedReason & { verdict: Exclude<Verdict, 'unknown'> };

/** Says a criterion by the partner's fact, or by its name where it is the viewer's fact or none of a card. */
function useCriterionWords() {
  const t = usePartnersTexts();
  const language = useLanguage();
  const { whose, person: owner } = usePersonWords();
  const named: Readonly<Record<string, string>> = t.group('fit.named');
  const nameOf = (criterion: CriterionWord) =>
    named[criterion] ?? t(`criteria.${criterion}`).toLocaleLowerCase(language);
  return (person: FitPerson, { direction, criterion, verdict }: Said) => {
    if (direction === 'theirs') {
      const words = { criterion: nameOf(criterion), person: owner };
      if (verdict === 'missed') return t(`fit.otherWished.${pronounOf(person.u_gender)}`, words);
      return t(whose === 'self' ? 'fit.yours' : 'fit.yoursOf', words);
    }
    const saying = sayingOf(person, { criterion, verdict });
    const name = nameOf(criterion);
    // "Mangalorean" fits while "Roman Catholic" differs: the name of the criterion says why.
    if (saying?.kind === 'itself' && verdict === 'missed' && isGroup(criterion))
      return t('fit.group', { criterion: name, fact: saying.fact });
    if (saying !== undefined) return writeSaying(saying, t);
    return verdict === 'met' ? t('fit.wished', { criterion: name }) : name;
  };
}

function writeSaying(saying: Saying, t: ReturnType<typeof usePartnersTexts>): string {
  if (saying.kind === 'itself') return saying.fact;
  if (saying.kind === 'age') return t('fit.age', { age: saying.age });
  if (saying.kind === 'height') return t('card.height', feetOf(saying.centimetres));
  return t(`fit.${saying.kind}`, { fact: saying.fact });
}
