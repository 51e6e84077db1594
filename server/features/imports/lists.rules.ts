/** How the texts of a choice list are read; see the mapping of the contract. */
export type Reading = {
  /** By the plain form of a text; an empty value means that the text says nothing. */
  synonyms: ReadonlyMap<string, string>;
  until: readonly string[];
  onlySynonyms: boolean;
  without: readonly string[];
  separators: string;
  plain: (text: string) => string;
};

/** What was read; null where the text is not understood, an empty text where it says nothing. */
export type Read = string | null;

/** The value that a cell names. */
export function readChoice(text: string, reading: Reading): Read {
  const cut = cutAt(text, reading);
  const known = reading.synonyms.get(reading.plain(cut)) ?? reading.synonyms.get(reading.plain(text));
  if (known !== undefined) return known;
  if (reading.onlySynonyms) return null;
  // Sets of values travel separated by commas, so none holds one.
  return cut.replaceAll(/\s*,\s*/g, ' ').trim();
}

/** The values that a cell lists, each once, separated by commas. Null when none of them is understood. */
export function readList(text: string, reading: Reading): Read {
  const items = splitItems(text, reading);
  const kept = items.filter((item) => !reading.without.some((part) => reading.plain(item).includes(part)));
  const values = kept.map((item) => readChoice(item, reading));
  const understood = [...new Set(values.filter((value) => value !== null && value !== ''))];
  return understood.length === 0 && values.includes(null) ? null : understood.join(',');
}

/** The value of a list that has only one item; an empty text when it has more. */
export function readOnlyItem(text: string, reading: Reading): Read {
  const values = new Set(splitItems(text, reading).map((item) => readChoice(item, reading)));
  const [only] = values;
  if (values.size !== 1 || only === undefined) return '';
  return reading.without.some((part) => reading.plain(text).includes(part)) ? '' : only;
}

function splitItems(text: string, { separators }: Reading): string[] {
  let items = [text];
  for (const separator of separators) items = items.flatMap((item) => item.split(separator));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function cutAt(text: string, { until }: Reading): string {
  let end = text.length;
  const lower = text.toLowerCase();
  for (const mark of until) {
    const at = lower.indexOf(mark.toLowerCase());
    if (at > 0 && at < end) end = at;
  }
  return text.slice(0, end).trim();
}
