import type { Database } from '#server/platform/database/database.ts';
import type { ConvertedRow } from '../converting/convert-row.ts';
import { addToWords } from './words.repository.ts';
import { mostWords, tallyWords } from './words.rules.ts';

/** Counts the words of some rows of a dry run that no list knows. */
export async function countWords(
  database: Database,
  { importId, rows }: { importId: number; rows: readonly { converted: ConvertedRow }[] },
): Promise<void> {
  const words = tallyWords(rows).map((word) => ({ importId, ...word }));
  await addToWords(database, { words, most: mostWords });
}
