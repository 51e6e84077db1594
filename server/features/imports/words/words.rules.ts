import { foldText } from '#contract/choices/fold-text.ts';
import { choiceLists, faithLists, type ListName } from '#contract/choices/choice-lists.ts';
import { listFields } from '#contract/imports/fit-mapping.ts';
import type { FieldMapping, ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import { choiceFacts, profileFormNames } from '#contract/profiles/fact-names.ts';
import type { WordToDecide } from '../converting/settling.rules.ts';

/** A word that no list knows, or that was read as a value which it does not quite name, with the number of rows that have it. */
export type CountedWord = {
  field: ImportField;
  folded: string;
  word: string;
  parent: string | null;
  /** The code of the value that was guessed; null for a word that no list knows. */
  readAs: string | null;
  rows: number;
};

/** Different words of one import that are listed; a column of names that was mapped by mistake has more. */
export const mostWords = 2000;

/** What is decided about a word under a value of the list above: the text of a value of the list, own words, or nothing. */
export type Decision = {
  field: ImportField;
  word: string;
  parent: string | null;
  means: { value: string } | 'own_words' | 'nothing';
};

/** A converted row: a refused one has at most the word because of which it is refused. */
type Row = { converted: { words?: readonly WordToDecide[] } };

/** The open words of some rows. A word counts once for a row; one that no list knows in some row is asked about. */
export function tallyWords(rows: readonly Row[]): CountedWord[] {
  const words = new Map<string, CountedWord>();
  for (const { converted } of rows) {
    const ofRow = new Map((converted.words ?? []).map((each) => [keyOfWord(each), each]));
    for (const [key, { field, word, parent, readAs }] of ofRow) {
      const known = words.get(key) ?? { field, folded: foldText(word), word, parent, readAs, rows: 0 };
      words.set(key, { ...known, readAs: readAs && known.readAs, rows: known.rows + 1 });
    }
  }
  return [...words.values()];
}

/** A word is asked about once for each value of the list above. */
export function keyOfWord({ field, word, parent }: Pick<CountedWord, 'field' | 'word' | 'parent'>): string {
  return `${field} ${foldText(word)} ${parent ?? ''}`;
}

/** The choice list of a field; undefined for a field without one. */
export function listOfField(field: string): ListName | undefined {
  return choiceFacts.find(([fact]) => profileFormNames[fact] === field)?.[1].list;
}

/**
 * The meanings that words of the fields without a choice list may have, by the code by which a decision names them. Whether a parent looks
 * after a son or a daughter follows from the gender of each row.
 */
export const fixedValues: Partial<Record<string, readonly { code: string; label: string }[]>> = {
  gender: [
    { code: 'male', label: 'Male' },
    { code: 'female', label: 'Female' },
  ],
  created_by: [
    { code: 'self', label: 'My Self' },
    { code: 'child', label: 'My Son or My Daughter' },
    { code: 'sibling', label: 'My Brother or My Sister' },
    { code: 'relative', label: 'My Relative' },
    { code: 'friend', label: 'My Friend' },
  ],
};

/** The lists whose values a word of a field may mean: its own, and those that say of which faith somebody is. */
export function listsOfField(field: string): ListName[] {
  const own = listOfField(field);
  if (own === undefined) return [];
  return faithLists.includes(own) ? [own, ...faithLists.filter((list) => list !== own)] : [own];
}

/** A mapping with what was decided about words. Own words of a field without a list are none. */
export function decideWords(mapping: Mapping, decisions: readonly Decision[]): Mapping {
  const byField = Map.groupBy(decisions, ({ field }) => field);
  const fields = listFields(mapping).map(([field, reading]): [ImportField, FieldMapping] => [
    field,
    decideReading(reading, { field, own: byField.get(field) ?? [] }),
  ]);
  const others = decisions.filter(({ field }) => !hasColumns(mapping, field));
  const decided = others.length === 0 ? {} : { decisions: decideOthers(mapping.decisions ?? [], others) };
  return { ...mapping, fields: Object.fromEntries(fields), ...decided };
}

function decideReading(
  reading: FieldMapping,
  { field, own }: { field: ImportField; own: readonly Decision[] },
): FieldMapping {
  if (own.length === 0 || !isOfChoices(reading)) return reading;
  if (dependsOnOther(field)) return { ...reading, decisions: decideUnder(reading.decisions ?? [], own) };
  return decideWhole(reading, { own, hasList: listOfField(field) !== undefined });
}

/** What a word means wherever it stands. */
function decideWhole(
  reading: ChoiceMapping,
  { own, hasList }: { own: readonly Decision[]; hasList: boolean },
): FieldMapping {
  const decided = new Set(own.map(({ word }) => foldText(word)));
  const synonyms = Object.entries(reading.synonyms ?? {}).filter(([text]) => !decided.has(foldText(text)));
  const ownWords = (reading.own_words ?? []).filter((text) => !decided.has(foldText(text)));
  for (const { word, means } of own) {
    const text = textOf(means);
    // People edit own words in one line, between commas.
    if (text === null && hasList) ownWords.push(word.replaceAll(/\s*,\s*/g, ' / '));
    else synonyms.push([word, text ?? '']);
  }
  return { ...reading, synonyms: Object.fromEntries(synonyms), own_words: ownWords };
}

/** Whether the decisions about a field are a part of its own reading. */
function hasColumns({ fields }: Mapping, field: ImportField): boolean {
  const reading = fields[field];
  return reading !== undefined && isOfChoices(reading);
}

function decideOthers(
  before: NonNullable<Mapping['decisions']>,
  decisions: readonly Decision[],
): NonNullable<Mapping['decisions']> {
  const fields = [...new Set([...before, ...decisions].map(({ field }) => field))];
  return fields.flatMap((field) => {
    const ofField = decisions.filter((each) => each.field === field);
    return decideUnder(
      before.filter((each) => each.field === field),
      ofField,
    ).map((each) => ({ ...each, field }));
  });
}

/** Whether the words of a field mean something only under a value of another list, or are a part of the cell of another field. */
function dependsOnOther(field: ImportField): boolean {
  const list = listOfField(field);
  return list !== undefined && (choiceLists[list].parent !== null || field === 'children');
}

type Decided = NonNullable<ChoiceMapping['decisions']>;

/** What was decided so far, with newer decisions in the place of those about the same words. */
function decideUnder(before: Decided, decisions: readonly Decision[]): Decided {
  const next = decisions.map(({ word, parent, means }) => ({ word, under: parent, means: textOf(means) }));
  const isSame = (one: Decided[number], other: Decided[number]) =>
    one.under === other.under && foldText(one.word) === foldText(other.word);
  return [...before.filter((each) => !next.some((other) => isSame(each, other))), ...next];
}

/** A decision as a mapping has it: the text of a value, empty for none, null for own words. */
function textOf(means: Decision['means']): string | null {
  if (means === 'own_words') return null;
  return means === 'nothing' ? '' : means.value;
}

type ChoiceMapping = Extract<FieldMapping, { converter: 'choice' | 'list' | 'only_item' }>;

function isOfChoices(reading: FieldMapping): reading is ChoiceMapping {
  return ['choice', 'list', 'only_item'].includes(reading.converter);
}

/** Whether the words of a list say more than their values, as a rule. */
export function keepsWordsOf(list: ListName): boolean {
  return choiceLists[list].isCoarse;
}
