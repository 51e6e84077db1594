import type { ListName } from '#contract/choices/choice-lists.ts';
import { foldText } from '#contract/choices/fold-text.ts';
import { plainText } from '#contract/choices/plain-text.ts';
import { splitParts } from '../longer-cells/find-within.rules.ts';

/** Lists with values that say more than a word that people use for them. */
const moreParticular: ReadonlySet<ListName> = new Set([
  'community',
  'denomination',
  'sub_community',
  'star',
  'working_as',
]);

/** Words about work that are known as a value and may mean another one: people who take care of a house or of a patient. */
const loose: ReadonlySet<string> = new Set(
  'care taker; caretaker; care giver; caregiver; it; it field; it sector; it job; it company; it line'
    .split(';')
    .map(foldText),
);

/** Between names of one value: "Roman Catholic (Latin)", "Brahmin – Iyer", "Nadar / Shanar". */
const betweenNames = /[/(),–]|\s-\s/;

/**
 * Whether a cell names only a part of a value that is more particular: "Driver" of "Taxi driver", "Orthodox" of "Malankara Orthodox"; or
 * begins with a word that may mean another one, too. A cell that has all words of a name names it.
 */
export function isLessThan(label: string, { list, text }: { list: ListName; text: string }): boolean {
  if (!moreParticular.has(list)) return false;
  const names = label.split(betweenNames).map(listWords);
  if (saysName(label, text)) return false;
  const [first = '', ...others] = splitParts(text);
  if (list === 'working_as' && loose.has(foldText(first))) return true;
  const parts = [first, ...others].map(listWords);
  return parts.some(
    (part) => part.length > 0 && names.some((name) => part.every((word) => name.includes(word))),
  );
}

/** Whether a text has all words of one of the names in a label: "Kongu Vellala Gounder" of "Gounder". */
export function saysName(label: string, text: string): boolean {
  const said = listWords(text);
  const names = label.split(betweenNames).map(listWords);
  return names.some((name) => name.length > 0 && name.every((word) => said.includes(word)));
}

function listWords(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(foldText)
    .filter((word) => word !== '');
}
