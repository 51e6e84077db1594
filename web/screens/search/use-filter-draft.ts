import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { searchMembers } from '#contract/matches/search-members.ts';
import {
  criteria,
  criterionNames,
  type CriterionName,
  formNameOf,
} from '#contract/preferences/preference.criteria.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { readSession } from '#web/app/client/session.ts';
import { isInOrder } from '#web/parts/criteria/written-values.rules.ts';
import { useDebouncedValue } from '#web/design/hooks/debounce.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { changeAddress, inputOf, type SearchAddress } from './search-address.rules.ts';

type Changes = Parameters<typeof changeAddress>[1];

/** The filters while they are chosen in the drawer; the address changes when they are applied. */
export function useFilterDraft(address: SearchAddress) {
  const [draft, setDraft] = useState(address);
  const inputs = useRef(new Map<CriterionName, HTMLElement>());
  const chosenFor = (name: CriterionName) => draft[formNameOf(name)] ?? '';
  return {
    draft,
    chosenFor,
    change: (changes: Changes) => setDraft((before) => changeAddress(before, changes)),
    /** Clears all filters; text and order, which are not chosen in the drawer, stay. */
    clear: () => setDraft(({ search, sort }) => changeAddress({}, { search, sort })),
    /** The first range whose start is above its end; it cannot be searched for. */
    outOfOrder: criterionNames.find((name) => criteria[name].kind === 'range' && !isInOrder(chosenFor(name))),
    registerInput: (name: CriterionName, element: HTMLElement | null) => {
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

const countDelayMilliseconds = 400;

export type Found = { total: number; has_more_than_total: boolean };

type Counting = {
  address: SearchAddress;
  /** False while a range is out of order. */
  isCountable: boolean;
  foundSentence: (found: Found) => string;
};

/**
 * Counts the members that the filters find, 400 ms after each change, and announces the new count. The previous count is
 * returned while the new one loads; undefined when there is none.
 */
export function useFoundCount({ address, isCountable, foundSentence }: Counting): {
  found: Found | undefined;
  isCounting: boolean;
} {
  const text = JSON.stringify(address);
  const [first] = useState(text);
  const [counted] = useDebouncedValue(text, countDelayMilliseconds);
  // The text is written above.
  const input = inputOf(JSON.parse(counted) as SearchAddress);
  const query = useQuery({
    ...endpointQuery(searchMembers, { ...input, limit: 1 }),
    placeholderData: keepPreviousData,
    enabled: () => isCountable && readSession() !== undefined,
  });
  const isSettled = query.data !== undefined && !query.isPlaceholderData && counted === text;
  const announcement = isSettled && counted !== first ? foundSentence(query.data) : undefined;
  useEffect(() => {
    if (announcement !== undefined) announce(announcement);
  }, [announcement]);
  const isFailed = hasFailed(query);
  return {
    found: isCountable && !isFailed ? query.data : undefined,
    isCounting: isCountable && !isFailed && !isSettled,
  };
}
