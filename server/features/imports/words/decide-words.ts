import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { decideImportWords as decideImportWordsEndpoint } from '#contract/imports/import-words.ts';
import { importField, type Mapping, mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import {
  addSynonyms,
  type Choices,
  findChoice,
  findChoices,
  invalidateChoices,
  type Synonym,
} from '#server/features/choices/choices.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { showImport } from '../import-records.ts';
import type { Import } from '../imports.repository.ts';
import { findSavedMapping, upsertMapping } from '../mappings/mappings.repository.ts';
import { runImportJob } from '../run-import.ts';
import { beginCheck, lockIdleImport } from '../runs.ts';
import { listStoredWords } from './words.repository.ts';
import {
  decideWords,
  type Decision,
  fixedValues,
  keepsWordsOf,
  keyOfWord,
  listsOfField,
  mostWords,
} from './words.rules.ts';

type Input = ValidInput<typeof decideImportWordsEndpoint>;
type StoredWords = Awaited<ReturnType<typeof listStoredWords>>['rows'];

/**
 * Decides about unknown words, remembers it with the mapping, and checks the rows again. Throws not_found, import_is_running,
 * import_file_gone, import_not_checked, or invalid_input on `decisions` for a word that is not among the unknown ones, for a value that
 * the list does not have, and for more decisions than a mapping holds.
 */
export async function decideImportWords(
  context: Context,
  { input, administratorId }: { input: Input; administratorId: number },
): Promise<ImportDetails> {
  const { import_id: importId } = input;
  const now = context.now();
  const choices = await findChoices(context);
  await context.transact(async ({ database, enqueue }) => {
    const found = await lockIdleImport(database, importId);
    if (!found.isDryRun || found.state === 'uploaded') throw problem('import_not_checked');
    const { rows: words } = await listStoredWords(database, { importId, limit: mostWords * 2, offset: 0 });
    const decisions = readDecisions(input, { words, choices });
    const mapping = requireMapping(decideWords(mappingSchema.parse(found.mapping), decisions));
    await addSynonyms(database, { synonyms: readSynonyms(input, choices), administratorId, now });
    const stored = JSON.stringify(mapping);
    await rememberMapping(database, { found, mapping: stored, now });
    await beginCheck(database, { importId, mapping: stored, mappingName: found.mappingName, now });
    await enqueue(runImportJob, { importId });
    const left = words.filter(({ readAs }) => readAs === null).length - decisions.length;
    const counts = { words: decisions.length, left: Math.max(left, 0) };
    const subject = `import ${importId}`;
    await recordAction(database, {
      administratorId,
      action: 'import.words_decided',
      subject,
      after: counts,
      now,
    });
  });
  invalidateChoices(context);
  return showImport(context, importId);
}

/** The decisions of a call about words that are unknown, and about all others when the call says so. */
function readDecisions(
  { decisions, rest }: Input,
  { words, choices }: { words: StoredWords; choices: Choices },
): Decision[] {
  const open = new Map(
    words.map((word) => {
      const about = { ...word, field: importField.parse(word.field) };
      return [keyOfWord(about), about];
    }),
  );
  const decided = decisions.flatMap(({ field, word, parent: under, means, code }): Decision[] => {
    const parents = under === undefined ? [...new Set(words.map(({ parent }) => parent))] : [under];
    const meant = parents.filter((parent) => open.delete(keyOfWord({ field, word, parent })));
    if (meant.length === 0) throw fieldProblem('decisions', 'validation.unknown_word');
    const text = means === 'value' ? { value: requireValue({ field, code }, choices) } : means;
    return meant.map((parent) => ({ field, word, parent, means: text }));
  });
  if (rest === undefined) return decided;
  const others = [...open.values()]
    .filter(({ readAs }) => readAs === null)
    .map(({ field, word, parent }): Decision => ({ field, word, parent, means: rest }));
  return [...decided, ...others];
}

/** The text by which a mapping names a value: its label, or its code where another value has the same label. */
function requireValue(
  { field, code = '' }: { field: string; code?: string | undefined },
  choices: Choices,
): string {
  const fixed = fixedValues[field];
  if (fixed !== undefined) return requireFixed(code, fixed);
  const list = listOfValue({ field, code }, choices);
  const label = list === undefined ? undefined : choices.get(list)?.byCode.get(code)?.label;
  if (list === undefined || label === undefined) throw fieldProblem('decisions', 'validation.choice');
  return findChoice(choices, { list, text: label })?.code === code ? label : code;
}

/** The list that has a value, of those that the words of a field may mean. */
function listOfValue(
  { field, code }: { field: string; code: string },
  choices: Choices,
): ListName | undefined {
  return listsOfField(field).find((list) => choices.get(list)?.byCode.has(code) === true);
}

function requireFixed(code: string, values: readonly { code: string; label: string }[]): string {
  const value = values.find((each) => each.code === code);
  if (value === undefined) throw fieldProblem('decisions', 'validation.choice');
  return value.label;
}

function requireMapping(mapping: Mapping): Mapping {
  const parsed = mappingSchema.safeParse(mapping);
  if (!parsed.success) throw fieldProblem('decisions', 'validation.too_many');
  return parsed.data;
}

/** The words that become synonyms of the lists as well. */
function readSynonyms({ decisions }: Input, choices: Choices): Synonym[] {
  return decisions.flatMap(({ field, word, means, code, adds_synonym: isWanted }) => {
    if (!isWanted || means !== 'value' || code === undefined) return [];
    const list = listOfValue({ field, code }, choices);
    if (list === undefined) return [];
    return [{ list, code, word, keepsWords: keepsWordsOf(list) }];
  });
}

/** A saved mapping with the same columns learns the decisions too. */
async function rememberMapping(
  database: Database,
  { found, mapping, now }: { found: Import; mapping: string; now: Date },
): Promise<void> {
  const { mappingName } = found;
  if (mappingName === null || (await findSavedMapping(database, mappingName)) === undefined) return;
  await upsertMapping(database, { name: mappingName, mapping, headers: found.columns, updatedAt: now });
}
