import { isLastCode } from '#contract/choices/choice-lists.ts';
import { foldText } from '#contract/choices/fold-text.ts';
import { type Choices, findChoice, labelOf, listCodesMeant } from '#server/features/choices/choices.ts';
import type { FindChoice, Known, Typed } from './known-words.rules.ts';
import { indexLikeness } from '../longer-cells/likeness.rules.ts';

/** Finds the values that the words of a sheet name. It remembers each word, for thousands of rows use the same ones. */
export function findWordsIn(choices: Choices): FindChoice {
  const parentOf = ({ list }: Typed, code: string) => choices.get(list)?.byCode.get(code)?.parent ?? null;
  const likeness = new Map<string, (text: string) => string[]>();
  const listLike = ({ list, text }: Typed) => {
    const find = likeness.get(list) ?? indexLikeness(namesOf(choices, list));
    likeness.set(list, find);
    return find(foldText(text));
  };
  return {
    named: remember((typed) => {
      if (isVague(typed)) return null;
      const found = findChoice(choices, typed);
      return found === null ? null : { ...found, parent: parentOf(typed, found.code) };
    }),
    alike: remember((typed) => {
      // A text that names several values is no misspelled one.
      if (listCodesMeant(choices, typed).length > 0) return null;
      const words = listLike(typed);
      const codes = new Set(words.flatMap((word) => listCodesMeant(choices, { ...typed, text: word })));
      const [code, another] = codes;
      if (code === undefined || another !== undefined || isLastCode(code)) return null;
      // The words that were written are no better than the value.
      return { code, parent: parentOf(typed, code), saysMore: false, alike: words[0] ?? '' };
    }),
    labelOf: ({ list, code }) => labelOf(choices, { list, value: code }),
    hasValues: ({ list, parents }) =>
      [...(choices.get(list)?.byCode.values() ?? [])].some(
        ({ code, parent }) =>
          !isLastCode(code) && (parent === null || parents === undefined || parents.includes(parent)),
      ),
  };
}

/** Words that several values of a list have in their names and none has alone: both Visa and Dasa are Oswal. A person is asked. */
const vague: ReadonlySet<string> = new Set(['oswal', 'oswal jain'].map(foldText));

function isVague({ list, text }: Typed): boolean {
  return list === 'sub_community' && vague.has(foldText(text));
}

/** Every name of the values of a list, folded. */
function namesOf(choices: Choices, list: string): Set<string> {
  return new Set((choices.get(list)?.folded ?? []).flatMap((byText) => [...byText.keys()]));
}

/** A hostile sheet has a new word in every cell. */
const mostRemembered = 50_000;

function remember(find: (typed: Typed) => Known | null): (typed: Typed) => Known | null {
  const remembered = new Map<string, Known | null>();
  return (typed) => {
    const key = JSON.stringify([typed.list, typed.text, typed.parents]);
    const before = remembered.get(key);
    if (before !== undefined) return before;
    const known = find(typed);
    if (remembered.size < mostRemembered) remembered.set(key, known);
    return known;
  };
}
