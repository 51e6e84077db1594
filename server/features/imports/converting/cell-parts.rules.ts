import type { CellPart } from '#contract/imports/mapping.fields.ts';

/** What separates the facts of a cell. A hyphen without spaces is part of a name: `Syro-Malabar`. */
const separators = /\s*[/|;,\n]\s*|\s+[-–&]\s+|\s*[()]\s*/;

/** One part of a cell of several facts; empty when it has no such part. */
export function cutPart(cell: string, part: CellPart): string {
  const parts = cell.split(separators).filter((text) => text !== '');
  const [first = '', second = '', ...rest] = parts;
  if (part === 'first') return first;
  if (part === 'second') return second;
  return part === 'after_first' ? [second, ...rest].join(' ').trim() : rest.join(' ').trim();
}
