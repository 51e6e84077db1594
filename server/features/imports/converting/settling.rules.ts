import type { ListName } from '#contract/choices/choice-lists.ts';
import { longestDecidedWord } from '#contract/imports/import-words.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import {
  choiceFacts,
  type ChoiceFact,
  factRules,
  type FormFact,
  profileFormNames,
} from '#contract/profiles/fact-names.ts';
import type { LongerCells } from '../longer-cells/longer-cells.rules.ts';
import type { Known } from './known-words.rules.ts';

/** A row whose words become codes. */
export type Settling = LongerCells & {
  /** Fields that keep words of another one. */
  keepers: Set<ImportField>;
  /** Fields whose words were decided about: what is kept beside their values is not asked about again. */
  decided: Set<ImportField>;
};

/**
 * A word of a row that no list knows, or that does not quite name the value that it is read as, whose code is `readAs`. `parent` is the
 * stored value of the list above.
 */
export type OpenWord = {
  field: ImportField;
  list: ListName;
  word: string;
  parent: string | null;
  readAs: string | null;
  /** Whether it is another name of that value, and stays beside it. */
  isOtherName?: true;
  /** Whether it is stored as it is until somebody decides: a part of a community, children by their number. */
  isStored?: true;
};

/** A word that is to be decided about, also one of a field without a choice list. */
export type WordToDecide = Pick<OpenWord, 'field' | 'word' | 'parent' | 'readAs'>;

/** Asks about a word of a field without a choice list, unless it is too long for a decision. */
export function askAbout(field: ImportField, word: string): WordToDecide[] {
  return word.length > longestDecidedWord ? [] : [{ field, word, parent: null, readAs: null }];
}

export type Text = { text: string; settling: Settling };

export function listOf(fact: ChoiceFact): { list: ListName; kind: string; within: FormFact | undefined } {
  const rules = factRules[fact];
  // The facts of choices have lists; `choiceFacts` is made of them.
  if (!('list' in rules)) throw new TypeError(`The fact ${fact} has no list`);
  return { list: rules.list, kind: rules.kind, within: 'within' in rules ? rules.within : undefined };
}

/** The value that a text names under the values that the row states of the lists above. */
export function findIn(fact: ChoiceFact, { text, settling }: Text): Known | null {
  return settling.find.named({ list: listOf(fact).list, text, ...parentsOf(fact, settling) });
}

/** The stored value of the fact above; absent when the row says nothing of it, or nothing that is known. */
export function parentsOf(fact: ChoiceFact, settling: Settling): { parents?: [string] } {
  const { within } = listOf(fact);
  const above = within === undefined ? undefined : choiceFacts.find(([name]) => name === within)?.[0];
  if (above === undefined) return {};
  const text = settling.form[profileFormNames[above]];
  if (text === undefined) return {};
  return { parents: [findIn(above, { text, settling })?.code ?? text] };
}

export function parentOf(fact: ChoiceFact, settling: Settling): string | null {
  return parentsOf(fact, settling).parents?.[0] ?? null;
}
