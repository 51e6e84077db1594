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

/** Words that are known as a value and may mean another one: people who take care of a house or of a patient, an MS of surgery. */
const loose: Partial<Record<ListName, ReadonlySet<string>>> = {
  working_as: foldWords(
    'care taker; caretaker; care giver; caregiver; it; it field; it sector; it job; it company; it line; data engineer',
  ),
  diet: foldWords('both; both types; both kinds; dono; rendum; donhi; banne'),
  qualification: foldWords('ms; m s; ms usa; ms us; ms abroad; ms foreign'),
};

function foldWords(words: string): ReadonlySet<string> {
  return new Set(words.split(';').map(foldText));
}

/** Between names of one value: "Roman Catholic (Latin)", "Brahmin – Iyer", "Nadar / Shanar". */
export const betweenNames = /[/(),–]|\s-\s/;

/**
 * Whether a cell names only a part of a value that is more particular: "Driver" of "Taxi driver", "Orthodox" of "Malankara Orthodox"; or
 * begins with a word that may mean another one, too. A cell that has all words of a name names it.
 */
export function isLessThan(label: string, { list, text }: { list: ListName; text: string }): boolean {
  const [first = '', ...others] = splitParts(text);
  if (saysName(label, text)) return false;
  if (loose[list]?.has(foldText(first)) === true) return true;
  if (!moreParticular.has(list)) return false;
  const names = label.split(betweenNames).map(listWords);
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

/** Whether a text is one of the names in a label, and nothing more: "Vokkaliga" of "Vokkaliga (Gowda)". */
export function isNameOf(label: string, text: string): boolean {
  return label.split(betweenNames).some((name) => foldText(name) !== '' && foldText(name) === foldText(text));
}

function listWords(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(foldText)
    .filter((word) => word !== '');
}
