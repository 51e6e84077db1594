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
  /** Further names that files use: a place's former name, a short form. */
  aliases: readonly string[];
  parent: string | null;
  isActive: boolean;
};

type ByText = ReadonlyMap<string, readonly StoredChoice[]>;
type KnownList = {
  byCode: ReadonlyMap<string, StoredChoice>;
  /** The values by the texts that name them, the likeliest first: label, code, label of another language or former label. */
  names: readonly ByText[];
  aliases: ByText;
  /** The rank of each value of an ordered list; more is higher. */
  ranks: ReadonlyMap<string, number>;
};

/** Every value of every list, indexed. */
export type Choices = ReadonlyMap<string, KnownList>;

/**
 * A text that a person typed or a file contains. `parents` are stored values of the parent list; absent, any parent fits.
 * `takesAliases` is for files only: a person's own words stay as they were typed.
 */
export type TypedChoice = {
  list: ListName;
  text: string;
  parents?: readonly string[];
  takesAliases?: boolean;
};
/** A value as profiles and preferences store it: a code, or own words. */
type StoredValue = { list: ListName; value: string };

/** Indexes the values, which are in the order of their lists. */
export function indexChoices(stored: readonly StoredChoice[]): Choices {
  const byList = Map.groupBy(stored, ({ list }) => list);
  return new Map([...byList].map(([list, values]) => [list, indexList(values)]));
}

/**
 * The code that a text names in a list, by label or code, in any case and with or without accents. A text that names none or
 * several is the person's own words, and is returned trimmed. Retired values are named like active ones.
 */
export function resolveChoice(choices: Choices, typed: TypedChoice): string {
  const [code, another] = listCodesNamed(choices, typed);
  return code !== undefined && another === undefined ? code : typed.text.trim();
}

/** All codes that a text names: two religions may have a community of the same label. Empty for own words. */
export function listCodesNamed(choices: Choices, typed: TypedChoice): string[] {
  const { list, text, parents, takesAliases = false } = typed;
  const known = choices.get(list);
  if (known === undefined) return [];
  const wanted = plainText(text);
  for (const byText of takesAliases ? [...known.names, known.aliases] : known.names) {
    const named = (byText.get(wanted) ?? []).filter(({ parent }) => isUnder(parent, parents));
    if (named.length > 0) return named.map(({ code }) => code);
  }
  return [];
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

function indexList(values: readonly StoredChoice[]): KnownList {
  return {
    byCode: new Map(values.map((value) => [value.code, value])),
    names: [
      groupByTexts(values, ({ label }) => [label]),
      groupByTexts(values, ({ code }) => [code]),
      groupByTexts(values, ({ labels, formerLabels }) => [...Object.values(labels), ...formerLabels]),
    ],
    aliases: groupByTexts(values, ({ aliases }) => aliases),
    ranks: rankValues(values),
  };
}

function groupByTexts(
  values: readonly StoredChoice[],
  textsOf: (value: StoredChoice) => readonly string[],
): ByText {
  const pairs = values.flatMap((value) =>
    [...new Set(textsOf(value).map(plainText))].map((text) => ({ text, value })),
  );
  const byText = Map.groupBy(pairs, ({ text }) => text);
  return new Map([...byText].map(([text, named]) => [text, named.map(({ value }) => value)]));
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
