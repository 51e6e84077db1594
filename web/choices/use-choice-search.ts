import { useCombobox } from '@mantine/core';
import { useEffect, useState, type ChangeEvent, type FocusEvent } from 'react';
import { limitChoices, searchChoices, type Choice } from './choices.rules.ts';

type Search = {
  choices: readonly Choice[];
  /** The label in the field while nobody searches. */
  chosen: string;
  /** Nothing can be chosen yet, so the list does not open. */
  isWaiting?: boolean;
  /** Somebody left the field: with the words typed so far, if any, and what is marked in the list. */
  onLeave: (left: { words: string | undefined; marked: string | undefined }) => void;
};

/** Searching a list by typing: what fits is shown, and the first of it is marked. */
export function useChoiceSearch({ choices, chosen, isWaiting = false, onLeave }: Search) {
  const [words, setWords] = useState<string>();
  const [isNear, setNear] = useState(false);
  const isSearching = words !== undefined && words.trim() !== '';
  const fitting = isSearching ? searchChoices(choices, words) : choices;
  const found = limitChoices(fitting, chosen);
  const store = useCombobox({
    onDropdownClose: () => store.resetSelectedOption(),
    // The list opens where the chosen value stands.
    onDropdownOpen: () => store.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  });
  const { selectFirstOption } = store;
  const open = () => {
    if (!isWaiting) store.openDropdown();
  };

  useEffect(() => {
    if (words !== undefined && words.trim() !== '') selectFirstOption();
  }, [words, selectFirstOption]);

  return {
    store,
    found,
    hasMore: found.length < fitting.length,
    /** Options are drawn once somebody is at the field, so that a form of many long lists opens at once. */
    isDrawn: isNear || store.dropdownOpened,
    words: isSearching ? words.trim() : '',
    stopSearching: () => setWords(undefined),
    /** For the input that is typed into. */
    input: {
      value: words ?? chosen,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setWords(currentTarget.value);
        open();
      },
      onClick: open,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setNear(true);
        currentTarget.select();
      },
      onBlur: () => {
        setNear(false);
        onLeave({ words: words?.trim(), marked: (found[store.getSelectedOptionIndex()] ?? found[0])?.label });
        setWords(undefined);
        store.closeDropdown();
      },
    },
  };
}
