import { useState } from 'react';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { findNamed, searchChoices, type Choice, type LoadedChoices } from './choices.rules.ts';
import { partsOf, withWordsOfParts } from './parts-of-values.rules.ts';
import { noWords, useTypedWords } from './use-typed-words.ts';

type Searched = {
  /** The list, or the two lists, of the choices. */
  lists: readonly [ListName, (ListName | undefined)?];
  choices: readonly Choice[];
  /** All lists, where a value is found by the names of its parts, too. */
  all?: LoadedChoices;
};

/** Finds values by typed words, their other names included, which are loaded with the first letter. */
export function useListSearch({ lists: [list, second], choices, all = 'unavailable' }: Searched) {
  const [isTyping, setTyping] = useState(false);
  const parts = all === 'unavailable' ? undefined : partsOf(list);
  const words = useTypedWords(list, isTyping);
  const more = useTypedWords(second ?? parts ?? list, isTyping);
  const [own, others] = [words ?? noWords, more ?? noWords];
  const synonyms =
    parts === undefined
      ? new Map([...others, ...own])
      : withWordsOfParts(own, { list, lists: all, wordsOfParts: others });
  return {
    /** The other names are on their way: more may be found. */
    isLooking: isTyping && (words === undefined || more === undefined),
    onType: () => setTyping(true),
    find: (typed: string) => searchChoices(choices, { typed, synonyms }),
    /** The value that the words name and no other one. */
    named: (typed: string) => findNamed(choices, { typed, synonyms }),
  };
}
