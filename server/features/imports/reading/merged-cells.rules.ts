import { columnOf, unescapeXml } from './mend-workbook.rules.ts';
import { sheetLimits } from './sheets.rules.ts';

/** The cells of a sheet that are merged over several rows, by the row in which they begin; columns count from 0. */
export type MergedCells = ReadonlyMap<number, readonly { column: number; last: number }[]>;

/** Stands before a value that is taken from the merged cell above. No cell of a file keeps it: see `cleanCell`. */
const mark = '\u2063';

export function isFromAbove(cell: string): boolean {
  return cell.startsWith(mark);
}

/** A stored cell as the sheet shows it. */
export function plainStored(cell: string): string {
  return isFromAbove(cell) ? cell.slice(mark.length) : cell;
}

/** A value that is taken from the merged cell above, as it is stored. */
export function fromAbove(text: string): string {
  return mark + text;
}

/** What is merged behind the cells of a sheet; null when it is more than a sheet may have. */
export function readMergedCells(xml: string): MergedCells | null {
  const merged = new Map<number, { column: number; last: number }[]>();
  let left: number = sheetLimits.mergedCells;
  const ranges = xml.matchAll(
    /<mergeCell\b[^<>]*?\sref\s*=\s*["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})["']/g,
  );
  for (const [, letters = '', from, to] of ranges) {
    const [first, last] = [Number(from), Number(to)];
    if (last <= first) continue;
    left -= 1;
    if (left < 0) return null;
    const begun = merged.get(first) ?? [];
    begun.push({ column: columnOf(letters) - 1, last });
    merged.set(first, begun);
  }
  return merged;
}

/** The names of the sheets of a workbook by the names of their parts. */
export function nameSheets({ workbook, links }: { workbook: string; links: string }): Map<string, string> {
  const attribute = (tag: string, name: string) =>
    new RegExp(String.raw`\s(?:\w+:)?${name}\s*=\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  const names = new Map(sheets.map((tag) => [attribute(tag, 'id'), unescapeXml(attribute(tag, 'name'))]));
  const targets = links.match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? [];
  return new Map(
    targets.flatMap((tag) => {
      const name = names.get(attribute(tag, 'Id'));
      const target = attribute(tag, 'Target');
      return name === undefined ? [] : [[target.startsWith('/') ? target.slice(1) : `xl/${target}`, name]];
    }),
  );
}
