import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import { writeCount } from '#web/criteria/criterion-words.rules.ts';
import type { Counts } from './preference.queries.ts';

type Counted = Counts['fitting'];

/** Says how many members fit: "412 members fit all of this · 1,000+ fit your must-haves". */
export function useCountWords() {
  const t = usePreferenceTexts();
  const number = ({ count, has_more }: Counted) =>
    has_more ? t('count.more', { number: writeCount(count) }) : writeCount(count);
  const sayFitting = (counted: Counted, isEverybody: boolean): string => {
    if (counted.count === 0) return t('count.nobody');
    const words = { count: counted.count, number: number(counted) };
    return isEverybody ? t('count.everybody', words) : t('count.fitting', words);
  };
  return {
    number,
    /** Both counts as far as they say something: without must-haves everybody fits them. */
    sayCounts: (
      { fitting, fitting_must_haves }: Counts,
      stated: { criteria: number; marks: number },
    ): string[] => [
      sayFitting(fitting, stated.criteria === 0),
      ...(stated.marks === 0
        ? []
        : [t('count.mustHaves', { count: fitting_must_haves.count, number: number(fitting_must_haves) })]),
    ],
  };
}
