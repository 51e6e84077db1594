import { isLastCode, type ListName } from '#contract/choices/choice-lists.ts';
import type { Choice, LoadedChoices, TypedWords } from './choices.rules.ts';

/** Lists whose values people call by a part of them: who is a nurse looks for "nurse", who lives in Kochi for "Kochi". */
const partLists: Partial<Record<ListName, ListName>> = { profession_area: 'working_as', state: 'district' };

/** The list of the parts of a list's values; undefined where nobody looks for these. */
export function partsOf(list: ListName): ListName | undefined {
  return partLists[list];
}

/** Shorter words of a label, such as "and", name nothing. */
const shortest = 4;

/** The words for values, with those of their parts: the labels, each word of these, and the other names. */
export function withWordsOfParts(
  words: TypedWords,
  { list, lists, wordsOfParts }: { list: ListName; lists: LoadedChoices; wordsOfParts: TypedWords },
): TypedWords {
  const parts = partsOf(list);
  if (parts === undefined || typeof lists === 'string') return words;
  const ofParents = Map.groupBy(lists[parts], ({ parent }) => parent);
  const added = [...ofParents].flatMap(([code, own]) => {
    if (code === null) return [];
    const { same = [], more = [] } = words.get(code) ?? {};
    return [
      [code, { same, more: [...more, ...own.flatMap((part) => namesOf(part, wordsOfParts))] }] as const,
    ];
  });
  return new Map([...words, ...added]);
}

function namesOf({ code, label }: Choice, words: TypedWords): string[] {
  if (isLastCode(code)) return [];
  const { same = [], more = [] } = words.get(code) ?? {};
  return [
    label,
    ...label.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length >= shortest),
    ...same,
    ...more,
  ];
}
