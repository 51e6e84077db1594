import { useCombobox } from '@mantine/core';
import { useEffect, useState, type ChangeEvent, type FocusEvent } from 'react';
import { otherCode, searchChoices, type Choice } from './choices.rules.ts';

type Search = {
  choices: readonly Choice[];
  code: string | undefined;
  /** The label, or own words with "Other", and the value that it belongs to. */
  onChange: (text: string, code: string) => void;
  isWaiting: boolean;
};

/** Searching a list by typing: what fits is shown, the first of it is marked, and leaving the field takes the marked one. */
export function useChoiceSearch({ choices, code, onChange, isWaiting }: Search) {
  const [words, setWords] = useState<string>();
  const isSearching = words !== undefined && words.trim() !== '';
  const found = isSearching ? searchChoices(choices, words) : choices;
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const { selectFirstOption } = store;
  const open = () => {
    if (!isWaiting) store.openDropdown();
  };

  useEffect(() => {
    if (words !== undefined && words.trim() !== '') selectFirstOption();
  }, [words, selectFirstOption]);

  const choose = (chosen: string) => {
    const label = labelOf(choices, chosen);
    // Who looked for something that the list does not have need not write it again.
    const own = isSearching && words !== label ? words.trim() : '';
    setWords(undefined);
    store.closeDropdown();
    if (chosen === code) return;
    onChange(chosen === otherCode ? own : label, chosen);
  };

  return {
    found,
    store,
    choose,
    /** For the input that is typed into. */
    input: {
      value: words ?? labelOf(choices, code),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setWords(currentTarget.value);
        open();
      },
      onClick: open,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
      onBlur: () => {
        const marked = found[store.getSelectedOptionIndex()] ?? found[0];
        if (isSearching && marked !== undefined) choose(marked.code);
        setWords(undefined);
        store.closeDropdown();
      },
    },
  };
}

function labelOf(choices: readonly Choice[], code: string | undefined): string {
  return choices.find((choice) => choice.code === code)?.label ?? '';
}
