import { writeFile } from 'node:fs/promises';
import { foldText } from '#contract/choices/fold-text.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { listImportWords } from '#contract/imports/import-words.ts';
import { importField, type Mapping } from '#contract/imports/mapping.fields.ts';
import { type Choices, findChoice, findChoices, labelOf } from '#server/features/choices/choices.ts';
import type { ListedImport } from '#server/features/imports/imports.repository.ts';
import { readCsv } from '#server/features/imports/reading/read-csv.ts';
import { cleanCell } from '#server/features/imports/reading/sheets.rules.ts';
import type { ImportContext } from '#server/features/imports/run-import.ts';
import { presentWord } from '#server/features/imports/words/list-words.ts';
import { scanWords } from '#server/features/imports/words/scan-words.ts';
import {
  type CountedWord,
  decideWords,
  type Decision,
  fixedValues,
  listsOfField,
} from '#server/features/imports/words/words.rules.ts';
import { byteOrderMark, writeCsv } from '#server/platform/csv.ts';
import type { ImportCommand } from './import-command.ts';
import { ImportError } from './import-error.ts';

/** A word that no list knows. */
export type OpenWord = EndpointData<typeof listImportWords>[number];

/** What a file of words says instead of a value. */
const ownWords = 'own words';
const leaveOut = 'leave out';
/** A decision can bring up words that depended on it; more often than this nothing changes any more. */
const mostRounds = 5;

type Sheet = { sheet: ListedImport; mapping: Mapping; command: ImportCommand };

/**
 * The mapping with what the command decides about the words of a stored sheet that no list knows, and the words that are still open,
 * the most frequent first. Throws ImportError for a file of words that is not understood.
 */
export async function settleWords(
  context: ImportContext,
  { sheet, mapping, command }: Sheet,
): Promise<{ mapping: Mapping; open: OpenWord[] }> {
  const choices = await findChoices(context);
  const decided = command.words === null ? noDecisions : await readDecisions(command.words, choices);
  let settled = mapping;
  let words: CountedWord[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    words = await scanWords(context, { ...sheet, mapping: settled });
    const decisions = words.flatMap(({ field, word, parent }): Decision[] => {
      const means = decided.get(keyOf({ field, word, under: parent ?? '' })) ?? command.unknownWords;
      return means === null ? [] : [{ field, word, parent, means }];
    });
    if (decisions.length === 0) break;
    settled = decideWords(settled, decisions);
  }
  return { mapping: settled, open: words.flatMap((word) => presentWord(word, choices)) };
}

const header = ['Field', 'Word', 'Rows', 'Under', 'Nearest values', 'Value'];

/** Writes the open words to a file, to be filled in. */
export async function writeWords(path: string, open: readonly OpenWord[]): Promise<void> {
  const lines = open.map(({ iw_field, iw_word, iw_parent, iw_rows, iw_nearest }) => [
    iw_field,
    iw_word,
    String(iw_rows),
    iw_parent ?? '',
    iw_nearest.map(({ label }) => label).join(', '),
    '',
  ]);
  await writeFile(path, byteOrderMark + writeCsv([header, ...lines]), { mode: 0o600 });
}

/** The open words as a table for a terminal. */
export function describeWords(open: readonly OpenWord[]): string {
  return open
    .map(({ iw_field, iw_word, iw_rows, iw_nearest }) => {
      const nearest = iw_nearest.map(({ label }) => label).join(', ');
      return `${String(iw_rows).padStart(8)}  ${iw_field}: ${iw_word}${nearest === '' ? '' : `  (nearest: ${nearest})`}`;
    })
    .join('\n');
}

/** What a filled file says of each word. Lines without a value are still open. */
const noDecisions: ReadonlyMap<string, Decision['means']> = new Map();

async function readDecisions(path: string, choices: Choices): Promise<Map<string, Decision['means']>> {
  const decided = new Map<string, Decision['means']>();
  try {
    for await (const row of readCsv({ path, isCompressed: false, encoding: 'utf-8' })) {
      // The quote before a word that looks like a formula is ours.
      const [field = '', word = '', _rows, under = '', _nearest, value = ''] = row.map(cleanCell);
      if (field === header[0] || value === '') continue;
      decided.set(keyOf({ field, word, under }), readMeaning({ field, value }, choices));
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`The file of words ${path} cannot be read.`, { cause: error });
  }
  return decided;
}

function readMeaning(
  { field, value }: { field: string; value: string },
  choices: Choices,
): Decision['means'] {
  const plain = foldText(value);
  if (plain === foldText(ownWords)) return 'own_words';
  if (plain === foldText(leaveOut)) return 'nothing';
  const fixed = fixedValues[field]?.find(({ label }) => foldText(label) === plain);
  if (fixed !== undefined) return { value: fixed.label };
  const list = listsOfField(field).find((each) => findChoice(choices, { list: each, text: value }) !== null);
  const named = list === undefined ? null : findChoice(choices, { list, text: value });
  if (list === undefined || named === null) {
    throw new ImportError(`The file of words names no value of ${field}: ${value}.`);
  }
  const label = labelOf(choices, { list, value: named.code });
  return { value: findChoice(choices, { list, text: label })?.code === named.code ? label : named.code };
}

function keyOf({ field, word, under }: { field: string; word: string; under: string }): string {
  return `${importField.safeParse(field).data ?? ''} ${foldText(word)} ${under}`;
}
