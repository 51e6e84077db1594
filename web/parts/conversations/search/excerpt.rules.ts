/** How much of a long message is shown before and behind the words that were searched for, in characters. */
const before = 40;
const behind = 120;

/** Returns one line of a message around the words that were searched for. */
export function excerptAround(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const at = Math.max(0, line.toLocaleLowerCase().indexOf(search.toLocaleLowerCase()));
  const start = at <= before ? 0 : at - before;
  const end = at + search.length + behind;
  const shown = line.slice(start, end).replaceAll(halves, '');
  return `${start > 0 ? '…' : ''}${shown}${end < line.length ? '…' : ''}`;
}

/** The half of an emoji at the beginning or end, which the cut has left. */
const halves = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;
