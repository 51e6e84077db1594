import type { DirectionWire } from '#contract/matches/partner-card.wire.ts';
import type { partners } from '#web/locales/en/partners/partners.ts';

/** A criterion as the catalogue and the answers name it. */
export type CriterionWord = keyof typeof partners.criteria;
export type Direction = 'mine' | 'theirs';
export type Verdict = DirectionWire['criteria'][number]['verdict'];
export type Reason = {
  criterion: CriterionWord;
  verdict: Verdict;
  isMustHave: boolean;
  /** What would meet it, as in a preference. */
  wanted?: string | undefined;
};

const rank: Record<Verdict, number> = { met: 0, missed: 1, unknown: 2 };

/** Returns the criteria that have a sentence: met ones first, unknown ones last, each in the order of the answer. */
export function listReasons({ criteria }: DirectionWire, words: Record<CriterionWord, unknown>): Reason[] {
  return criteria
    .flatMap(({ criterion, verdict, must_have: isMustHave, wanted }) =>
      isCriterionWord(criterion, words) ? [{ criterion, verdict, isMustHave, wanted }] : [],
    )
    .toSorted((one, other) => rank[one.verdict] - rank[other.verdict]);
}

/** A criterion that only a newer server knows has no sentence. */
function isCriterionWord(word: string, words: Record<CriterionWord, unknown>): word is CriterionWord {
  return Object.hasOwn(words, word);
}
