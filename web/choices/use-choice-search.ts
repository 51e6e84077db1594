import { useEffect, useState, type ChangeEvent, type FocusEvent } from 'react';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { useCombobox } from '#web/design/inputs/combobox.tsx';
import { isLastCode } from '#contract/choices/choice-lists.ts';
import { findNamed, limitChoices, searchChoices, type Choice, type TypedWords } from './choices.rules.ts';
import { noWords, useTypedWords } from './use-typed-words.ts';

type Search = {
  list: ListName;
  choices: readonly Choice[];
  /** The label in the field while nothing is typed. */
  chosen: string;
  /** The field waits for its parent list, and does not open. */
  isWaiting?: boolean;
  /** What is offered besides for typed words, behind the values that are found. */
  offerMore?: (typed: {
    words: string;
    synonyms: TypedWords;
    named: string | undefined;
  }) => readonly Choice[];
  /** Called when the field loses the focus, with the typed words, if any, and the value that they name: half a word chooses nothing. */
  onLeave: (state: { words: string | undefined; named: string | undefined }) => void;
};

const nothingMore = (): readonly Choice[] => [];

/** A search in a list by typing: the values that fit are shown, and the first of them is marked. */
export function useChoiceSearch({
  list,
  choices,
  chosen,
  isWaiting = false,
  offerMore = nothingMore,
  onLeave,
}: Search) {
  const [words, setWords] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const isSearching = words !== undefined && words.trim() !== '';
  const synonyms = useTypedWords(list, isSearching) ?? noWords;
  const named = isSearching ? findNamed(choices, { typed: words, synonyms })?.label : undefined;
  const fitting = isSearching ? searchChoices(choices, { typed: words, synonyms }) : choices;
  const limited = limitChoices(fitting, chosen);
  const more = isSearching ? offerMore({ words: words.trim(), synonyms, named }) : [];
  const found =
    more.length === 0
      ? limited
      : [
          ...limited.filter(({ code }) => !isLastCode(code)),
          ...more,
          ...limited.filter(({ code }) => isLastCode(code)),
        ];
  const store = useCombobox();
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
    hasMore: limited.length < fitting.length,
    /** Options are rendered only in a focused field, so that a form of many long lists opens at once. */
    isRendered: isFocused || store.dropdownOpened,
    words: isSearching ? words.trim() : '',
    synonyms,
    stopSearching: () => setWords(undefined),
    /** Props of the input. */
    input: {
      value: words ?? chosen,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setWords(currentTarget.value);
        open();
      },
      onClick: open,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setFocused(true);
        currentTarget.select();
      },
      onBlur: () => {
        setFocused(false);
        onLeave({ words: words?.trim(), named });
        setWords(undefined);
        store.closeDropdown();
      },
    },
  };
}
