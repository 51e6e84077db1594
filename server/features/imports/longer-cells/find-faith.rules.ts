import type { ListName } from '#contract/choices/choice-lists.ts';
import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import { firstOf, listRuns, splitParts, splitWords } from './find-within.rules.ts';
import type { LongerCells } from './longer-cells.rules.ts';

/** The religion of a row, to look below it. */
export function religionOf(religion: string | undefined, find: FindChoice): { parents?: [string] } {
  const code = religion === undefined ? undefined : find.named({ list: 'religion', text: religion })?.code;
  return code === undefined ? {} : { parents: [code] };
}

type Words = { words: string; cells: LongerCells };

/** The value of a part, of the most words of a part, or of one that differs by a letter. */
export function findFaith(list: ListName, { words, cells: { form, find } }: Words): Known | null {
  const parents = religionOf(form.religion, find);
  const named = (text: string) => find.named({ list, text, ...parents });
  const alike = (text: string) => find.alike({ list, text, ...parents });
  const parts = splitParts(words);
  return (
    named(words) ??
    firstOf(parts, named) ??
    firstOf(
      parts.flatMap((part) => listRuns(splitWords(part))),
      named,
    ) ??
    firstOf([words, ...parts], alike) ??
    firstOf(
      parts.flatMap((part) => listRuns(splitWords(part))),
      alike,
    )
  );
}
