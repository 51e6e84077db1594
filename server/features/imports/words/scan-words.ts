import { type ImportContext, prepareRules, type SheetOfRows } from '../run-import.ts';
import { convertRow } from '../converting/convert-row.ts';
import type { Import } from '../imports.repository.ts';
import { findStoredRows } from '../reading/store-sheet.ts';
import { type CountedWord, keyOfWord, tallyWords } from './words.rules.ts';

/** Every word of a stored sheet that no list knows with this mapping: those that refuse their rows first, then the most frequent. Nothing is stored. */
export async function scanWords(
  context: Pick<ImportContext, 'database' | 'now'>,
  sheet: SheetOfRows & Pick<Import, 'id'>,
): Promise<CountedWord[]> {
  const rules = await prepareRules(context, sheet);
  const words = new Map<string, CountedWord>();
  for (let position = 0; ; position += 1) {
    const rows = await findStoredRows(context.database, { importId: sheet.id, position });
    if (rows === undefined) break;
    for (const word of tallyWords(rows.map(({ cells }) => ({ converted: convertRow(cells, rules) })))) {
      const key = keyOfWord(word);
      words.set(key, { ...word, rows: word.rows + (words.get(key)?.rows ?? 0) });
    }
  }
  const unknown = [...words.values()].filter(({ readAs }) => readAs === null);
  const refuses = ({ field }: CountedWord) => Number(field === 'gender');
  return unknown.toSorted((one, other) => refuses(other) - refuses(one) || other.rows - one.rows);
}
