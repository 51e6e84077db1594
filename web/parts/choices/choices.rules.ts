import { foldText } from '#contract/choices/fold-text.ts';
import { choiceLists, isLastCode, otherCode, type ListName } from '#contract/choices/choice-lists.ts';
import type { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';

/** All choice lists, as one call returns them. */
export type ChoiceLists = EndpointData<typeof listChoices>;
export type Choice = ChoiceLists['religion'][number];

/** With `unavailable`, members write instead of choosing: a missing list never prevents an answer. */
export type LoadedChoices = ChoiceLists | 'loading' | 'unavailable';

/** A list, and the labels of its parent list (the religions of communities) whose values are offered. */
export type OfferedList = { list: ListName; under?: readonly string[] };

/** A dropdown shows no more options than these at once; the others are found by typing. */
export const mostOptions = 100;

/**
 * Returns the values of a list that a field offers. With `under` these are the values of the parents with these labels
 * and those without a parent; a parent in own words has no values.
 */
export function pickChoices(lists: ChoiceLists, { list, under }: OfferedList): readonly Choice[] {
  const { parent } = choiceLists[list];
  if (parent === null || under === undefined) return uniqueByLabel(lists[list]);
  const wanted = new Set(under.map(simplify));
  const parents = new Set(
    lists[parent].filter(({ label }) => wanted.has(simplify(label))).map(({ code }) => code),
  );
  return uniqueByLabel(lists[list].filter((choice) => choice.parent === null || parents.has(choice.parent)));
}

/** A value of a list under another parent than the chosen one, with the label of that. */
export type Elsewhere = { label: string; parent: string; choice: Choice };

/** Returns the values of a list that a field does not offer, because they belong to other parents. */
export function listElsewhere(lists: ChoiceLists, { list, under = [] }: OfferedList): Elsewhere[] {
  const { parent } = choiceLists[list];
  if (parent === null) return [];
  const chosen = new Set(under.map(simplify));
  const labelOf = new Map(lists[parent].map(({ code, label }) => [code, label]));
  return lists[list].flatMap((choice) => {
    const label = choice.parent === null ? undefined : labelOf.get(choice.parent);
    if (label === undefined || chosen.has(simplify(label))) return [];
    return [{ label: choice.label, parent: label, choice }];
  });
}

/** Returns the value, or '' when it is a value of the list that does not belong to the parent. Own words always fit. */
export function clearUnfitting(
  lists: LoadedChoices,
  { value, ...offered }: OfferedList & { value: string },
): string {
  if (typeof lists === 'string') return value;
  const isValue = ({ label }: Choice) => label === value;
  const isOwn = !lists[offered.list].some(isValue);
  return isOwn || pickChoices(lists, offered).some(isValue) ? value : '';
}

/** Returns the parent list when it has to be answered first; undefined when it is answered or there is none. */
export function findMissingParent({ list, under }: OfferedList): ParentList | undefined {
  const { parent } = choiceLists[list];
  const isAnswered = under === undefined || under.some((label) => label !== '');
  return parent === null || isAnswered ? undefined : parent;
}

/** A list on which others depend. */
type ParentList = Exclude<(typeof choiceLists)[ListName]['parent'], null>;

/** Values of several parents may have the same label, which is offered once. */
function uniqueByLabel(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.label, choice])).values()];
}

/** Whether a list offers nothing but "Other", so that a text field is simpler. */
export function isOnlyOther(choices: readonly Choice[]): boolean {
  return choices.every(({ code }) => code === otherCode);
}

/** Returns the list with "Other" in it, so that another answer is always possible. */
export function withOther(choices: readonly Choice[], label: string): readonly Choice[] {
  return choices.some(({ code }) => code === otherCode)
    ? choices
    : [...choices, { code: otherCode, label, parent: null }];
}

/** Returns the list with the chosen value in it, even when that is retired or own words. */
export function withChosen(choices: readonly Choice[], value: string): readonly Choice[] {
  return value === '' || choices.some(({ label }) => label === value)
    ? choices
    : [{ code: value, label: value, parent: null }, ...choices];
}

/** What names a value besides its label: words that mean just the value, and words that say more. */
export type TypedWords = ReadonlyMap<string, { same: readonly string[]; more: readonly string[] }>;

/**
 * Returns the values that begin with the typed words, then those with a synonym that equals them, those of which a later word begins
 * with them, those with a synonym that begins with them, those that contain them, and last those that always fit.
 */
export function searchChoices(
  choices: readonly Choice[],
  { typed, synonyms = new Map() }: { typed: string; synonyms?: TypedWords },
): Choice[] {
  const wanted = simplify(typed);
  const folded = foldText(typed);
  const placeOf = (choice: Choice) => {
    const at = simplify(choice.label).indexOf(wanted);
    if (at === 0) return 0;
    const words = folded === '' ? [] : wordsOf(choice, synonyms);
    if (words.includes(folded)) return 1;
    if (at > 0 && choice.label.split(/[^\p{L}\p{N}]+/u).some((word) => isBeginningOf(word, typed))) return 2;
    if (folded.length > 1 && words.some((word) => word.startsWith(folded))) return 3;
    return at > 0 ? 4 : null;
  };
  const placed = choices
    .filter((choice) => !isLastCode(choice.code))
    .map((choice) => ({ choice, place: placeOf(choice) }));
  return [0, 1, 2, 3, 4]
    .flatMap((wantedPlace) => placed.filter(({ place }) => place === wantedPlace))
    .map(({ choice }) => choice)
    .concat(choices.filter(({ code }) => isLastCode(code)));
}

/**
 * Returns the value whose label, or another name of it, equals the typed words, or else the one whose label does but for its brackets:
 * "Syrian Christian (Nasrani)"; undefined when there is none.
 */
export function findNamed(
  choices: readonly Choice[],
  { typed, synonyms }: { typed: string; synonyms: TypedWords },
): Choice | undefined {
  const named = labelFor(choices, typed);
  const folded = foldText(typed);
  const isNamed = (choice: Choice) =>
    foldText(choice.label) === folded || wordsOf(choice, synonyms).includes(folded);
  const isBeforeBrackets = ({ label }: Choice) =>
    folded !== '' && foldText(label.replace(/\(.*/, '')) === folded;
  return (
    choices.find(({ label }) => label === named) ?? choices.find(isNamed) ?? choices.find(isBeforeBrackets)
  );
}

function wordsOf({ code }: Choice, synonyms: TypedWords): string[] {
  return Object.values<readonly string[]>(synonyms.get(code) ?? {}).flatMap((words) => words.map(foldText));
}

/** Whether typed words say more than the value with a label: "MBA" of a master's degree. */
export function sayMore(
  choices: readonly Choice[],
  { label, typed, synonyms }: { label: string; typed: string; synonyms: TypedWords },
): boolean {
  const code = choices.find((choice) => choice.label === label)?.code ?? '';
  return synonyms.get(code)?.more.some((word) => foldText(word) === foldText(typed)) ?? false;
}

/** Returns as many values as a dropdown shows at once, among them those that always fit and the chosen one. */
export function limitChoices(choices: readonly Choice[], chosen: string): readonly Choice[] {
  if (choices.length <= mostOptions) return choices;
  const first = choices.slice(0, mostOptions);
  const beyond = choices.slice(mostOptions);
  return [
    ...beyond.filter(({ label }) => label === chosen),
    ...first,
    ...beyond.filter((choice) => isLastCode(choice.code) && choice.label !== chosen),
  ];
}

/** Returns the ranks of an ordered list from the lowest on; "Bachelor’s" is one rank for all its branches. */
export function listRanks(choices: readonly Choice[]): string[] {
  return [...new Set(listRanked(choices).map(rankOf))];
}

/** Returns the labels of a rank and of all higher ones. */
export function labelsAtLeast(choices: readonly Choice[], rank: string): string[] {
  const ranked = listRanked(choices);
  const ranks = listRanks(choices);
  const lowest = ranks.indexOf(rank);
  return lowest === -1 ? [] : ranked.filter((label) => ranks.indexOf(rankOf(label)) >= lowest);
}

/** Returns all labels but those that always fit. */
function listRanked(choices: readonly Choice[]): string[] {
  return choices.filter(({ code }) => !isLastCode(code)).map(({ label }) => label);
}

/** Values with the same words before the dash have the same rank. */
function rankOf(label: string): string {
  return label.split(' – ')[0] ?? label;
}

/** Whether a label begins with the typed words. */
export function isBeginningOf(label: string, words: string): boolean {
  return simplify(label).startsWith(simplify(words));
}

/** Returns the label that equals the words but for capitals, accents and spaces, or else the words themselves. */
export function labelFor(choices: readonly Choice[], words: string): string {
  return choices.find(({ label }) => simplify(label) === simplify(words))?.label ?? words.trim();
}

/** Adds own words to the values. A comma separates values, as on the wire. */
export function addOwnWords(
  values: readonly string[],
  { choices, words }: { choices: readonly Choice[]; words: string },
): string[] {
  const added = words
    .split(',')
    .map((word) => labelFor(choices, word))
    .filter((word) => word !== '');
  return [...new Set([...values, ...added])];
}

/** Returns a text as texts are compared, here and on the server: lower case, without accents, with one kind of dash and space. */
export function simplify(text: string): string {
  // Only the accents of Latin letters: in Indian scripts the marks are the vowels.
  const plain = text.normalize('NFD').replaceAll(/[\u0300-\u036Fʼ’‘']/g, '');
  return plain
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
