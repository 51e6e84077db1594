import type { FindChoice } from './known-words.rules.ts';
import type { PreparedMapping } from './prepare-mapping.rules.ts';

/** The country behind the work, with nothing between them: `Engineer Qatar`, `Nurse NHS UK`, `Civil Engr Abu Dhabi`. */
const lastWords = [
  /^([\p{L} ./&]*\p{L}{2}\.?) (\p{L}{3,} \p{L}{4,})$/u,
  /^([\p{L} ./&]*\p{L}{2}\.?) (\p{L}{3,}|U\.?K\.?|U\.?S\.?|U\.?S\.?A\.?)$/u,
];
/** Words before a place, which a reader of work knows. */
const prepositions = /\b(?:in|at|of|from|for|and|near)$/i;

/** The cells of a row with a comma before a country that ends a cell about work. */
export function separateCountries(
  cells: readonly string[],
  { mapping, find }: { mapping: PreparedMapping; find: FindChoice },
): readonly string[] {
  const columns = mapping.fields.find(({ field }) => field === 'working_as')?.columns ?? [];
  return cells.map((cell, at) => {
    return (columns.includes(at) ? separateCountry(cell.trim(), find) : null) ?? cell;
  });
}

function separateCountry(cell: string, find: FindChoice): string | null {
  for (const words of lastWords) {
    const [, work = '', country = ''] = words.exec(cell) ?? [];
    if (country !== '' && !prepositions.test(work) && isCountry(country, find)) return `${work}, ${country}`;
  }
  return null;
}

function isCountry(text: string, { named }: FindChoice): boolean {
  const known = named({ list: 'country', text });
  return known !== null && known.code !== 'in';
}
