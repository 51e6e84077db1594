import { feetOf } from '#contract/fields/heights.ts';
import { criterionOf, type CriterionName, type criteria } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import { writeLakhs } from '#web/parts/facts/fact-formats.rules.ts';
import { useDietText } from '#web/parts/facts/use-diet-text.ts';
import { plainLabelsOf } from '#web/parts/facts/plain-labels.rules.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { isRangeName, readEnds, sayRange, splitValues } from './written-values.rules.ts';

/** A criterion by its name in payloads, and what would meet it, as in a preference. */
type CriterionWord = (typeof criteria)[CriterionName]['form'];
type Wish = { criterion: CriterionWord; wanted?: string | undefined };

/** More values than these are not named one by one: the comparison has them. */
const mostValues = 3;

/** Returns the name of a criterion inside a sentence: "mother tongue". */
export function useCriterionNames(): (criterion: CriterionWord) => string {
  const t = usePartnersTexts();
  const language = useLanguage();
  const named: Readonly<Record<string, string>> = t.group('fit.named');
  return (criterion) => named[criterion] ?? t(`criteria.${criterion}`).toLocaleLowerCase(language);
}

/** Returns what would meet a missed wish in few words: "Telugu", "age 30 to 35"; undefined where it is only known by its criterion. */
export function useWishText(): (wish: Wish) => string | undefined {
  const t = usePartnersTexts();
  const nameOf = useCriterionNames();
  const sayDiet = useDietText();
  const joinWithOr = new Intl.ListFormat(useLanguage(), { type: 'disjunction' });
  const sayEnd = (criterion: CriterionWord, end: number) => {
    if (criterion === 'height') return t('card.height', feetOf(end));
    return criterion === 'age' ? String(end) : t('fit.lakhs', { lakhs: writeLakhs(end) });
  };
  const sayEnds = (criterion: CriterionWord, range: Range) =>
    sayRange(range, {
      sayEnd: (end) => sayEnd(criterion, end),
      say: ({ key, ...ends }) => t(`fit.ranges.${key}`, { criterion: nameOf(criterion), ...ends }),
    });
  return ({ criterion, wanted = '' }) => {
    const name = criterionOf(criterion);
    if (name === undefined || name === 'profileManagedBy') return undefined;
    if (isRangeName(name)) {
      const range = readEnds(wanted);
      return range && sayEnds(criterion, range);
    }
    const labels = splitValues(wanted).map(sayDiet);
    const values = plainLabelsOf(labels, mostValues);
    return values.length === 0 || values.length > mostValues ? undefined : joinWithOr.format(values);
  };
}

/** Returns the texts of missed wishes: what would meet each, or "another diet". */
export function useWishTexts(): (missed: readonly Wish[]) => string[] {
  const t = usePartnersTexts();
  const nameOf = useCriterionNames();
  const sayWish = useWishText();
  return (missed) =>
    missed.map((wish) => sayWish(wish) ?? t('fit.another', { criterion: nameOf(wish.criterion) }));
}
