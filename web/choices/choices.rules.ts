import { choiceLists, isLastCode, otherCode, type ListName } from '#contract/choices/choice-lists.ts';
import type { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/endpoint.ts';

/** All choice lists as the one call answers them. */
export type ChoiceLists = EndpointData<typeof listChoices>;
export type Choice = ChoiceLists['religion'][number];

/** `unavailable`: people write instead of choosing, for a list never keeps anybody from saying something. */
export type LoadedChoices = ChoiceLists | 'loading' | 'unavailable';

/** A list, and the labels of the list above it (the religions of communities) whose values are wanted. */
export type WantedChoices = { list: ListName; under?: readonly string[] };

/** More than these in a dropdown are found by typing, not by scrolling. */
export const mostOptions = 100;

/**
 * What a field offers of a list. `under` leaves the values that belong to one of these labels of the list above, and
 * those that fit each; a parent in somebody's own words has none of its own.
 */
export function pickChoices(lists: ChoiceLists, { list, under }: WantedChoices): readonly Choice[] {
  const { parent } = choiceLists[list];
  if (parent === null || under === undefined) return uniteLabels(lists[list]);
  const wanted = new Set(under.map(simplify));
  const parents = new Set(
    lists[parent].filter(({ label }) => wanted.has(simplify(label))).map(({ code }) => code),
  );
  return uniteLabels(lists[list].filter((choice) => choice.parent === null || parents.has(choice.parent)));
}

/**
 * What remains of a value when the list above is answered anew: a value of the list only where it belongs, own words
 * always.
 */
export function keepUnder(
  lists: LoadedChoices,
  { value, ...wanted }: WantedChoices & { value: string },
): string {
  if (typeof lists === 'string') return value;
  const isValue = ({ label }: Choice) => label === value;
  const isOwn = !lists[wanted.list].some(isValue);
  return isOwn || pickChoices(lists, wanted).some(isValue) ? value : '';
}

/** The list that has to be answered before this one; undefined when it is, or when there is none. */
export function findWaiting({ list, under }: WantedChoices): ParentList | undefined {
  const { parent } = choiceLists[list];
  const isAnswered = under === undefined || under.some((label) => label !== '');
  return parent === null || isAnswered ? undefined : parent;
}

/** A list on which others depend. */
export type ParentList = Exclude<(typeof choiceLists)[ListName]['parent'], null>;

/** Values of several parents may have one label, which is then offered once. */
function uniteLabels(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.label, choice])).values()];
}

/** Whether a list has nothing of its own to offer, so that writing is the shorter way. */
export function isOnlyOther(choices: readonly Choice[]): boolean {
  return choices.every(({ code }) => code === otherCode);
}

/** The list with "Other" in it: a list never keeps anybody from saying something else. */
export function withOther(choices: readonly Choice[], label: string): readonly Choice[] {
  return choices.some(({ code }) => code === otherCode)
    ? choices
    : [...choices, { code: otherCode, label, parent: null }];
}

/** The list with the value that somebody has, though it is retired or their own. */
export function withKept(choices: readonly Choice[], value: string): readonly Choice[] {
  return value === '' || choices.some(({ label }) => label === value)
    ? choices
    : [{ code: value, label: value, parent: null }, ...choices];
}

/** What fits the words typed so far: first what begins with them, then what contains them, then what always fits. */
export function searchChoices(choices: readonly Choice[], words: string): Choice[] {
  const wanted = simplify(words);
  const places = choices
    .filter((choice) => !isLastCode(choice.code))
    .map((choice) => ({ choice, at: simplify(choice.label).indexOf(wanted) }));
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)]
    .map(({ choice }) => choice)
    .concat(choices.filter(({ code }) => isLastCode(code)));
}

/** As many as a dropdown shows at once; what always fits and what is chosen is among them. */
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

/** How high the values of an ordered list are, from the lowest on: "Bachelor’s" stands for all its branches. */
export function listRanks(choices: readonly Choice[]): string[] {
  return [...new Set(listRanked(choices).map(rankOf))];
}

/** The labels that are at least as high as a rank. */
export function labelsAtLeast(choices: readonly Choice[], rank: string): string[] {
  const ranked = listRanked(choices);
  const ranks = listRanks(choices);
  const lowest = ranks.indexOf(rank);
  return lowest === -1 ? [] : ranked.filter((label) => ranks.indexOf(rankOf(label)) >= lowest);
}

/** All but those that always fit. */
function listRanked(choices: readonly Choice[]): string[] {
  return choices.filter(({ code }) => !isLastCode(code)).map(({ label }) => label);
}

/** Values with the same words before the dash are equally high. */
function rankOf(label: string): string {
  return label.split(' – ')[0] ?? label;
}

/** Whether words that are typed look for a label, not for something else. */
export function isBeginningOf(label: string, words: string): boolean {
  return simplify(label).startsWith(simplify(words));
}

/** The label without regard to capitals, marks and surrounding space, or the words themselves. */
export function labelFor(choices: readonly Choice[], words: string): string {
  return choices.find(({ label }) => simplify(label) === simplify(words))?.label ?? words.trim();
}

/** Own words become as many values as there are commas, which separate values on the wire. */
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

/** A text as texts are compared, here and on the server: small letters without accents, every dash and space alike. */
export function simplify(text: string): string {
  return (
    text
      .normalize('NFD')
      // Only the accents of Latin letters: in Indian scripts the marks are the vowels.
      .replaceAll(/[\u0300-\u036Fʼ’‘']/g, '')
      .replaceAll(/\p{Pd}/gu, '-')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()
  );
}
