import { useEffect, useState, type ChangeEvent, type FocusEvent } from 'react';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { useCombobox } from '#web/design/inputs/combobox.tsx';
import { isLastCode } from '#contract/choices/choice-lists.ts';
import { findNamed, limitChoices, searchChoices, type Choice, type TypedWords } from './choices.rules.ts';
import { noWords, useTypedWords } from './use-typed-words.ts';

/** What somebody typed, and the value that it names. */
export type TypedSearch = { words: string; synonyms: TypedWords; named: string | undefined };

type Search = {
  list: ListName;
  choices: readonly Choice[];
  /** The label in the field while nothing is typed. */
  chosen: string;
  /** The field waits for its parent list, and does not open. */
  isWaiting?: boolean;
  /** What is offered besides for typed words, behind the values that are found. */
  offerMore?: ((typed: TypedSearch) => readonly Choice[]) | undefined;
  /** Called when the field loses the focus, with the typed words, if any, and the value that they name: half a word chooses nothing. */
  onLeave: (state: { words: string | undefined; named: string | undefined }) => void;
};

/** A search in a list by typing: the values that fit are shown, and the first of them is marked. */
export function useChoiceSearch({ list, choices, chosen, isWaiting = false, offerMore, onLeave }: Search) {
  const [words, setWords] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const typed = words?.trim() ?? '';
  const synonyms = useTypedWords(list, typed !== '') ?? noWords;
  const { found, named, hasMore } = findTyped({ choices, chosen, offerMore }, { typed, synonyms });
  const store = useCombobox();
  const { selectFirstOption } = store;
  const open = () => {
    if (!isWaiting) store.openDropdown();
  };

  useEffect(() => {
    if (typed !== '') selectFirstOption();
  }, [typed, selectFirstOption]);

  return {
    store,
    found,
    hasMore,
    /** Options are rendered only in a focused field, so that a form of many long lists opens at once. */
    isRendered: isFocused || store.dropdownOpened,
    words: typed,
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

/** The values that the typed words find, what is offered besides before those that always fit, and the value that the words name. */
function findTyped(
  { choices, chosen, offerMore }: Pick<Search, 'choices' | 'chosen' | 'offerMore'>,
  { typed, synonyms }: { typed: string; synonyms: TypedWords },
): { found: readonly Choice[]; named: string | undefined; hasMore: boolean } {
  const fitting = typed === '' ? choices : searchChoices(choices, { typed, synonyms });
  const found = limitChoices(fitting, chosen);
  const hasMore = found.length < fitting.length;
  if (typed === '') return { found, named: undefined, hasMore };
  const named = findNamed(choices, { typed, synonyms })?.label;
  const isLast = ({ code }: Choice) => isLastCode(code);
  const offers = offerMore?.({ words: typed, synonyms, named }) ?? [];
  return {
    found: [...found.filter((one) => !isLast(one)), ...offers, ...found.filter(isLast)],
    named,
    hasMore,
  };
}
