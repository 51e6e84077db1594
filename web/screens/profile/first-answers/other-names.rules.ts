import { foldText } from '#contract/choices/fold-text.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import type { Choice, TypedWords } from '#web/parts/choices/choices.rules.ts';

/** Lists whose official names people may not know. Other names of places are mostly other spellings, which say nothing. */
const named: ReadonlySet<ListName> = new Set(['qualification', 'profession_area', 'working_as']);
/** Longer names would be longer lines than the label. */
const longest = 20;
const most = 2;
/** Shorter words of a label, such as "and", make no name of it. */
const shortestWord = 4;

export function showsOtherNames(list: ListName): boolean {
  return named.has(list);
}

/** The first two ways to write a value that its label does not say: "BE, BTech" of engineering. Undefined where there is none. */
export function otherNamesOf({ code, label }: Choice, words: TypedWords): string | undefined {
  const { same = [], more = [] } = words.get(code) ?? {};
  const parts = label
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= shortestWord)
    .map(foldText);
  const isNew = (word: string) => {
    const folded = foldText(word);
    return (
      word.length <= longest &&
      !foldText(label).includes(folded) &&
      !parts.some((part) => folded.includes(part))
    );
  };
  const names = [...same, ...more].filter(isNew).slice(0, most);
  return names.length === 0 ? undefined : names.join(', ');
}
