import { useRef, useState } from 'react';
import { criteria, criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { isInOrder } from '#web/criteria/criterion-words.rules.ts';
import { filterOf } from './criterion-filter.rules.ts';
import { changeAddress, type SearchAddress } from './search-address.rules.ts';

type Changes = Parameters<typeof changeAddress>[1];

/** The filters as they are being chosen in the drawer: nothing of it is in the address before it is applied. */
export function useFilterDraft(address: SearchAddress) {
  const [draft, setDraft] = useState(address);
  const inputs = useRef(new Map<CriterionName, HTMLElement>());
  const chosenFor = (name: CriterionName) => draft[filterOf(name)] ?? '';
  return {
    draft,
    chosenFor,
    change: (changes: Changes) => setDraft((before) => changeAddress(before, changes)),
    /** Takes all filters back; the words and the order are not chosen here, and stay. */
    clear: () => setDraft(({ search, sort }) => changeAddress({}, { search, sort })),
    /** The first range that goes from more to less; it cannot be searched for. */
    outOfOrder: criterionNames.find((name) => criteria[name].kind === 'range' && !isInOrder(chosenFor(name))),
    keepInput: (name: CriterionName, element: HTMLElement | null) => {
      if (element === null) inputs.current.delete(name);
      else inputs.current.set(name, element);
    },
    focus: (name: CriterionName) => {
      const input = inputs.current.get(name);
      input?.closest('details')?.setAttribute('open', '');
      input?.focus();
    },
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
