/** The first name and the initial of the last one, so that no reader can look the reviewer up. */
export function shortenName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${initialOf(last)}.`;
}

/** The first letter as readers see it: in Indic scripts it may be several characters. */
function initialOf(name: string): string {
  const [letter] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return letter?.segment ?? '';
}
