import { foldText } from '#contract/choices/fold-text.ts';
import { plainText } from '#contract/choices/plain-text.ts';
import { choiceLists, isLastCode, type ListName } from '#contract/choices/choice-lists.ts';

/** A value of a list as it is stored, active or retired. */
export type StoredChoice = {
  list: string;
  code: string;
  /** In English. */
  label: string;
  /** In other languages, by language code. */
  labels: Readonly<Record<string, string>>;
  /** The labels before it was renamed; they still name it. */
  formerLabels: readonly string[];
  parent: string | null;
  isActive: boolean;
};

/** What people and files write for a value. With `keepsWords` it says more than the value. */
export type Synonym = { list: string; code: string; word: string; keepsWords: boolean };

/** A value that a text names. `saysMore`: the text says more than the value, as "MBA" does of a master's degree. */
export type NamedChoice = { code: string; saysMore: boolean };

/** A value with the words for it, by which it is looked for. */
type Named = NamedChoice & { parent: string | null };
type ByText = ReadonlyMap<string, readonly Named[]>;

type KnownList = {
  byCode: ReadonlyMap<string, StoredChoice>;
  /** The values by the texts that name them, the likeliest first: label, code, label of another language or former label. */
  names: readonly ByText[];
  /** The same by the folded texts: names, then synonyms. */
  folded: readonly ByText[];
  synonyms: ReadonlyMap<string, readonly Synonym[]>;
  /** The rank of each value of an ordered list; more is higher. */
  ranks: ReadonlyMap<string, number>;
};

/** Every value of every list, indexed. */
export type Choices = ReadonlyMap<string, KnownList>;

/** A text that a person typed or a file contains. `parents` are stored values of the parent list; absent, any parent fits. */
export type TypedChoice = { list: ListName; text: string; parents?: readonly string[] };
/** A value as profiles and preferences store it: a code, or own words. */
type StoredValue = { list: ListName; value: string };

/** Indexes the values, which are in the order of their lists. */
export function indexChoices(stored: readonly StoredChoice[], synonyms: readonly Synonym[] = []): Choices {
  const byList = Map.groupBy(stored, ({ list }) => list);
  const synonymsByList = Map.groupBy(synonyms, ({ list }) => list);
  return new Map(
    [...byList].map(([list, values]) => [list, indexList(values, synonymsByList.get(list) ?? [])]),
  );
}

/**
 * All values that a text names, by label or code in any case and with or without accents, or by a synonym: two religions may
 * have a community of the same label. Empty for own words. Retired values are named like active ones.
 */
export function listNamed(choices: Choices, { list, text, parents }: TypedChoice): NamedChoice[] {
  const known = choices.get(list);
  if (known === undefined) return [];
  const plain = plainText(text);
  const folded = foldText(text);
  const found = (byText: ByText, wanted: string) =>
    (byText.get(wanted) ?? []).filter(({ parent }) => isUnder(parent, parents));
  for (const byText of known.names) {
    const named = found(byText, plain);
    if (named.length > 0) return named;
  }
  for (const byText of folded === '' ? [] : known.folded) {
    const named = found(byText, folded);
    if (named.length > 0) return named;
  }
  return [];
}

/** The synonyms of a value. */
export function synonymsOf(
  choices: Choices,
  { list, code }: { list: string; code: string },
): readonly Synonym[] {
  return choices.get(list)?.synonyms.get(code) ?? [];
}

/** The current label of a stored value; own words are their own label. */
export function labelOf(choices: Choices, { list, value }: StoredValue): string {
  return choices.get(list)?.byCode.get(value)?.label ?? value;
}

/** Whether a stored value is a value of the list, active or retired, and not own words. */
export function isListed(choices: Choices, { list, value }: StoredValue): boolean {
  return choices.get(list)?.byCode.has(value) ?? false;
}

/** The rank of a value of an ordered list; more is higher. Null for own words and values without a rank. */
export function rankOf(choices: Choices, { list, value }: StoredValue): number | null {
  return choices.get(list)?.ranks.get(value) ?? null;
}

/** The codes of an ordered list that rank at least as high as a value; the value alone when it has no rank. */
export function listAtLeast(choices: Choices, { list, value }: StoredValue): string[] {
  const ranks = choices.get(list)?.ranks ?? new Map<string, number>();
  const lowest = ranks.get(value);
  if (lowest === undefined) return [value];
  return [...ranks].filter(([, rank]) => rank >= lowest).map(([code]) => code);
}

function isUnder(parent: string | null, parents: readonly string[] | undefined): boolean {
  return parent === null || parents === undefined || parents.includes(parent);
}

function indexList(values: readonly StoredChoice[], synonyms: readonly Synonym[]): KnownList {
  const byCode = new Map(values.map((value) => [value.code, value]));
  const namesOf = [
    ({ label }: StoredChoice) => [label],
    ({ code }: StoredChoice) => [code],
    ({ labels, formerLabels }: StoredChoice) => [...Object.values(labels), ...formerLabels],
  ];
  const pairs = namesOf.map((textsOf) =>
    values.flatMap((value) => pairUp(value, { texts: textsOf(value), saysMore: false })),
  );
  const words = synonyms.flatMap(({ code, word, keepsWords }) => {
    const value = byCode.get(code);
    return value === undefined ? [] : pairUp(value, { texts: [word], saysMore: keepsWords });
  });
  return {
    byCode,
    names: pairs.map((named) => groupByText(named, plainText)),
    folded: [...pairs, words].map((named) => groupByText(named, foldText)),
    synonyms: Map.groupBy(synonyms, ({ code }) => code),
    ranks: rankValues(values),
  };
}

type Pair = { text: string; named: Named };

type Names = { texts: readonly string[]; saysMore: boolean };

function pairUp({ code, parent }: StoredChoice, { texts, saysMore }: Names): Pair[] {
  return texts.map((text) => ({ text, named: { code, parent, saysMore } }));
}

/** Each value once for a text, for its names may be equal but for what does not count. */
function groupByText(pairs: readonly Pair[], keyOf: (text: string) => string): ByText {
  const grouped = Map.groupBy(pairs, ({ text }) => keyOf(text));
  return new Map(
    [...grouped].map(([key, all]) => [
      key,
      [...new Map(all.toReversed().map(({ named }) => [named.code, named])).values()].toReversed(),
    ]),
  );
}

/** Values that share the words before the dash ("Bachelor’s – Arts", "Bachelor’s – Law") have the same rank. */
function rankValues(values: readonly StoredChoice[]): Map<string, number> {
  const ranks = new Map<string, number>();
  const rankOfStem = new Map<string, number>();
  for (const [index, { list, code, label }] of values.entries()) {
    if (!isOrdered(list) || isLastCode(code)) continue;
    const [stem = label] = label.split(' – ');
    const rank = rankOfStem.get(stem) ?? index;
    rankOfStem.set(stem, rank);
    ranks.set(code, rank);
  }
  return ranks;
}

function isOrdered(list: string): boolean {
  return Object.entries(choiceLists).some(([name, { isOrdered: has }]) => name === list && has);
}
