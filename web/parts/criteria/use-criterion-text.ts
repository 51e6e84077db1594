import { feetOf, usualCentimetres } from '#contract/fields/heights.ts';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { writeLakhs } from '#web/parts/facts/fact-formats.rules.ts';
import { useDietText } from '#web/parts/facts/use-diet-text.ts';
import { plainLabelsOf } from '#web/parts/facts/plain-labels.rules.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import { foldRanks, managersOf } from './criteria.rules.ts';
import { isRangeName, readEnds, sayRange, splitValues } from './written-values.rules.ts';

/** Returns the text of a criterion for readers; undefined when it is not stated. */
export function useCriterionText(): (name: CriterionName, value: string) => string | undefined {
  const t = usePreferenceTexts();
  const sayHeight = useHeightText();
  const saySet = useSetText();
  return (name, value) => {
    if (value === '') return undefined;
    if (!isRangeName(name)) return saySet(name, splitValues(value));
    const range = readEnds(value);
    if (range === undefined) return value;
    if (name === 'age')
      return sayRange(range, { sayEnd: String, say: ({ key, ...ends }) => t(`values.years.${key}`, ends) });
    if (name === 'height')
      return sayRange(range, {
        sayEnd: sayHeight,
        say: ({ key, ...ends }) => t(`values.lengths.${key}`, ends),
      });
    return sayRange(range, {
      sayEnd: (rupees) => writeLakhs(rupees),
      say: ({ key, ...ends }) => t(`values.incomes.${key}`, ends),
    });
  };
}

/** The end of a range of heights, in feet and inches with the usual centimetres; `isShort` where there is little room. */
export function useHeightText({ isShort = false } = {}): (centimetres: number) => string {
  const t = usePreferenceTexts();
  return (centimetres) =>
    t(isShort ? 'values.shortLength' : 'values.length', {
      centimetres: usualCentimetres(centimetres),
      ...feetOf(centimetres),
    });
}

/** More parts of one group than these are named together: "Sunni". */
const mostParts = 3;

/** Returns a function that names each value of a set. Several values can have one name: "My Son" and "My Daughter" are "Parent". */
export function useSetNames(): (name: CriterionName, values: readonly string[]) => string[] {
  const t = usePreferenceTexts();
  const sayDiet = useDietText();
  return (name, values) => {
    if (name === 'profileManagedBy')
      return managersOf(values).map((manager) => t(`values.managers.${manager}`));
    return name === 'diet' ? values.map(sayDiet) : plainLabelsOf(values, mostParts);
  };
}

/** The values of a set; those of an ordered list from one rank on are "… or higher". */
function useSetText(): (name: CriterionName, values: readonly string[]) => string {
  const t = usePreferenceTexts();
  const language = useLanguage();
  const lists = useChoices();
  const listNames = useSetNames();
  const joinWithOr = new Intl.ListFormat(language, { type: 'disjunction' });
  return (name, values) => {
    if (name !== 'qualification') return joinWithOr.format(listNames(name, values));
    const { others, rank } = foldRanks(values, lists);
    return joinWithOr.format(rank === undefined ? others : [...others, t('values.atLeast', { value: rank })]);
  };
}
