import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { useChoices } from '#web/choices/use-choices.ts';
import { splitValues } from '#web/criteria/criterion-words.rules.ts';
import { findRank } from '#web/criteria/offered-choices.rules.ts';
import { useCriterionText } from '#web/criteria/use-criterion-text.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { criterionOf } from './criterion-filter.rules.ts';
import type { FilterName, SearchAddress } from './search-address.rules.ts';

/** More values than these are counted rather than named. */
const mostNamed = 3;

/** Says what a filter of an address asks for: "Age: 25 to 32 years", "With photo". */
export function useFilterText(): (name: FilterName, address: SearchAddress) => string {
  const t = useSearchTexts();
  const sayCriterion = useCriterionFilterText();
  return (name, address) => {
    if (name === 'with_photo' || name === 'mutual') return t(`filters.${name}`);
    if (name === 'active_days' || name === 'joined_days')
      return t(`filters.said.${name}`, { count: address[name] ?? 0 });
    const criterion = criterionOf(name);
    const value = address[name] ?? '';
    return criterion === undefined ? value : sayCriterion(criterion, value);
  };
}

/** Says a criterion with its label; of many values, the first and how many more there are. */
function useCriterionFilterText(): (name: CriterionName, value: string) => string {
  const t = useSearchTexts();
  const preference = usePreferenceTexts();
  const say = useCriterionText();
  const lists = useChoices();
  return (name, value) => {
    const label = preference(`criteria.${name}`);
    const values = criteria[name].kind === 'set' ? splitValues(value) : [];
    const isRank = name === 'qualification' && findRank(values, lists) !== undefined;
    if (values.length <= mostNamed || isRank)
      return t('filters.of', { label, value: say(name, value) ?? value });
    const named = values.slice(0, mostNamed - 1).join(', ');
    return t('filters.ofMany', { label, named, count: values.length - mostNamed + 1 });
  };
}
