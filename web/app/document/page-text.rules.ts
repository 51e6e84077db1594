/** A heading, a paragraph, or a list of consecutive items. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; id: string; text: string }
  | { kind: 'list'; id: string; items: { id: string; text: string }[] };

/** Plain text, or a link. */
type Phrase = { id: string; text: string; href?: string };

const linkable = /\S+@\S+\.[\p{L}\d]+|https?:\/\/[^\s,;]*[^\s,;.]/gu;

/** Reads the text of an information page: `## ` starts a heading, `- ` an item, and any other line is a paragraph. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const id = `part-${index + 1}`;
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', id, text: line.slice(3).trim() });
    else if (line.startsWith('- ')) addItem(blocks, { id, text: line.slice(2).trim() });
    else if (line.trim() !== '') blocks.push({ kind: 'paragraph', id, text: line.trim() });
  }
  return blocks;
}

function addItem(blocks: Block[], item: { id: string; text: string }): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list') last.items.push(item);
  else blocks.push({ kind: 'list', id: item.id, items: [item] });
}

/** Splits a sentence at its e-mail and web addresses, which become links. */
export function readPhrases(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  let position = 0;
  for (const { 0: address, index } of text.matchAll(linkable)) {
    if (index > position) phrases.push({ id: String(position), text: text.slice(position, index) });
    const href = address.startsWith('http') ? address : `mailto:${address}`;
    phrases.push({ id: String(index), text: address, href });
    position = index + address.length;
  }
  if (position < text.length) phrases.push({ id: String(position), text: text.slice(position) });
  return phrases;
}
