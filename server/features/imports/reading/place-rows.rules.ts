import type { Gender } from '../mappings/gender-words.rules.ts';
import { placeRow, type Table } from './plan-tables.rules.ts';
import { readSection, saysLittle } from './read-section.rules.ts';

/**
 * Places the rows of a sheet one after the other; null for a heading, which says the gender of the rows below it that have none. `show` adds
 * to the cells of a row what merged cells above it say.
 */
export function placeRows(
  table: Table,
  { columns }: { columns: number },
): (cells: readonly string[], show?: () => readonly string[]) => string[] | null {
  let section: Gender | null | undefined;
  return (cells, show = () => cells) => {
    const found = readSectionOf(cells, table);
    if (found === undefined) {
      const shown = show();
      const row = placeRow(shown, { table, columns });
      return section === undefined || saysLittle(shown) ? row : withSection(row, { table, section });
    }
    section = found;
    return null;
  };
}

/** The gender of a heading; a row that fills the column about gender is one of a person. */
function readSectionOf(
  cells: readonly string[],
  { sectionAt, genderFrom }: Table,
): Gender | null | undefined {
  const isOfPerson = genderFrom !== null && (cells[genderFrom] ?? '') !== '';
  return sectionAt === null || isOfPerson ? undefined : readSection(cells);
}

/** A row with the gender of the heading above it, unless it says one itself. */
function withSection(
  row: string[],
  { table: { mark, sectionAt }, section }: { table: Table; section: Gender | null },
): string[] {
  if (sectionAt === null) return row;
  const isOpen = row[sectionAt] === '' || (mark !== null && row[sectionAt] === mark);
  return isOpen ? row.with(sectionAt, section ?? '') : row;
}
