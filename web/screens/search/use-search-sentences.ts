import { criteria, type CriterionName, criterionOf } from '#contract/preferences/preference.criteria.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { foldRanks } from '#web/parts/criteria/criteria.rules.ts';
import { splitValues } from '#web/parts/criteria/written-values.rules.ts';
import { useCriterionText, useSetNames } from '#web/parts/criteria/use-criterion-text.ts';
import { writeNumber } from '#web/parts/facts/fact-formats.rules.ts';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import { useSearchTexts } from '#web/locales/en/search.ts';
import type { FilterName, SearchAddress } from './search-address.rules.ts';
import type { Found } from './use-filter-draft.ts';

/** Returns the text of a filter and its value: "Age: 25 to 32 years", "With photo". */
export function useFilterSentence(): (name: FilterName, address: SearchAddress) => string {
  const t = useSearchTexts();
  const criterionSentence = useCriterionSentence();
  return (name, address) => {
    if (name === 'with_photo' || name === 'mutual') return t(`filters.${name}`);
    if (name === 'active_days' || name === 'joined_days')
      return t(`filters.said.${name}`, { count: address[name] ?? 0 });
    const criterion = criterionOf(name);
    const value = address[name] ?? '';
    return criterion === undefined ? value : criterionSentence(criterion, value);
  };
}

/** Of more values than these, only the first are named and the others counted. */
const mostNamed = 3;

/** Returns the label and the value of a criterion. */
function useCriterionSentence(): (name: CriterionName, value: string) => string {
  const t = useSearchTexts();
  const preference = usePreferenceTexts();
  const textOf = useCriterionText();
  const lists = useChoices();
  const listNames = useSetNames();
  return (name, value) => {
    const label = preference(`criteria.${name}`);
    const values = criteria[name].kind === 'set' ? splitValues(value) : [];
    const names = listNames(name, values);
    const { others, rank } = foldRanks(name === 'qualification' ? values : [], lists);
    const isRank = rank !== undefined && others.length < mostNamed;
    if (names.length <= mostNamed || isRank)
      return t('filters.of', { label, value: textOf(name, value) ?? value });
    const named = names.slice(0, mostNamed - 1).join(', ');
    return t('filters.ofMany', { label, named, count: names.length - mostNamed + 1 });
  };
}

/** Sentences about the number of members that a search finds: "1,000+ members found". */
export function useFoundSentences() {
  const t = useSearchTexts();
  const valuesOf = ({ total, has_more_than_total: hasMore }: Found) => ({
    count: total,
    number: hasMore ? t('found.more', { number: writeNumber(total) }) : writeNumber(total),
  });
  return {
    foundSentence: (found: Found) =>
      found.total === 0 ? t('found.nobody') : t('found.members', valuesOf(found)),
    /** For the button of the drawer. */
    showSentence: (found: Found | undefined, isFiltering: boolean) => {
      if (found === undefined || !isFiltering) return t('drawer.show');
      return found.total === 0 ? t('drawer.showNobody') : t('drawer.showMembers', valuesOf(found));
    },
  };
}
