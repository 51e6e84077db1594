import { foldText } from '#contract/choices/fold-text.ts';
import { plainCell } from './cells.rules.ts';

/** The options of a converter to a choice list; see the mapping of the contract. */
export type ListOptions = {
  /** By the folded text; an empty value makes the text count as empty. */
  synonyms: ReadonlyMap<string, string>;
  until: readonly string[];
  onlySynonyms: boolean;
  /** In the form in which texts are compared. */
  without: readonly string[];
  separators: string;
};

/** The value of a cell: null when the text is not understood, empty when it counts as empty. */
export function readChoice(text: string, options: ListOptions): string | null {
  const cut = cutAt(text, options);
  const known = options.synonyms.get(foldText(cut)) ?? options.synonyms.get(foldText(text));
  if (known !== undefined) return known;
  if (options.onlySynonyms) return null;
  // Several values are joined by commas, so a single value must not contain one.
  return cut
    .replaceAll(/(?:\s*,)+\s*/g, ' / ')
    .replaceAll(/^ \/ | \/ $/g, '')
    .trim();
}

/** The distinct values of a cell, joined by commas. Null when none of them is understood. */
export function readList(text: string, options: ListOptions): string | null {
  const items = splitItems(text, options);
  const wanted = items.filter((item) => !options.without.some((part) => plainCell(item).includes(part)));
  const values = wanted.map((item) => readChoice(item, options));
  const understood = [...new Set(values.filter((value) => value !== null && value !== ''))];
  return understood.length === 0 && values.includes(null) ? null : understood.join(',');
}

/** The value of a cell that lists exactly one; empty when it lists several. */
export function readOnlyItem(text: string, options: ListOptions): string | null {
  const values = new Set(splitItems(text, options).map((item) => readChoice(item, options)));
  const [only] = values;
  if (values.size !== 1 || only === undefined) return '';
  return options.without.some((part) => plainCell(text).includes(part)) ? '' : only;
}

function splitItems(text: string, { separators }: ListOptions): string[] {
  let items = [text];
  for (const separator of separators) items = items.flatMap((item) => item.split(separator));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function cutAt(text: string, { until }: ListOptions): string {
  let end = text.length;
  const lower = text.toLowerCase();
  for (const mark of until) {
    const at = lower.indexOf(mark.toLowerCase());
    if (at > 0 && at < end) end = at;
  }
  return text.slice(0, end).trim();
}
