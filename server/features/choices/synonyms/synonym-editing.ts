import { isDeepStrictEqual } from 'node:util';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { listName } from '#contract/choices/choice-labels.fields.ts';
import type {
  addSynonym as addSynonymEndpoint,
  changeSynonym as changeSynonymEndpoint,
  listSynonyms as listSynonymsEndpoint,
} from '#contract/choices/synonyms.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { listStoredChoices, listValues, lockChoices } from '../choices.repository.ts';
import { indexChoices, labelOf } from '../choices.rules.ts';
import { findChoices, invalidateChoices } from '../choices.ts';
import { choiceLists } from '#contract/choices/choice-lists.ts';
import { subjectOf } from './add-synonyms.ts';
import {
  deleteSynonym,
  findSynonym,
  insertSynonym,
  type ListedSynonym,
  listSynonymsOf,
  searchSynonyms,
  updateSynonym,
} from './synonyms.repository.ts';
import { refuseWord } from './synonyms.rules.ts';

type SynonymWire = EndpointData<typeof addSynonymEndpoint>;

/** A page of the synonyms. Throws invalid_input for an invalid cursor. */
export async function listSynonyms(context: Context, input: ValidInput<typeof listSynonymsEndpoint>) {
  const query = readListing({ ...input, order: input.order }, 'word');
  const { list, code } = input;
  const { rows, total } = await searchSynonyms(context.database, { ...query, list, code });
  const choices = await findChoices(context);
  return { data: rows.map((row) => present(row, choices)), ...pagingOf(query, total) };
}

type Edit<Endpoint> = { input: ValidInput<Endpoint>; administratorId: number };

/** Adds a word for a value. Throws invalid_input on `code` for an unknown value, and on `word` when it names a value already. */
export async function addSynonym(
  context: Context,
  { input, administratorId }: Edit<typeof addSynonymEndpoint>,
): Promise<SynonymWire> {
  const { list, code, word, keeps_words: keepsWords } = input;
  const now = context.now();
  return edit(context, async (database) => {
    const label = await requireFreeWord(database, { list, code, word });
    const id = await insertSynonym(database, { list, code, word, keepsWords });
    const subject = subjectOf({ list, word }, label);
    await recordAction(database, { administratorId, action: 'synonym.added', subject, now });
    return id;
  });
}

/** Changes a synonym. Throws not_found, or invalid_input as `addSynonym`. */
export async function changeSynonym(
  context: Context,
  { input, administratorId }: Edit<typeof changeSynonymEndpoint>,
): Promise<SynonymWire> {
  const { synonym_id: id, code, word, keeps_words: keepsWords } = input;
  const now = context.now();
  return edit(context, async (database) => {
    const before = await requireSynonym(database, id);
    const list = listName.parse(before.list);
    const label = await requireFreeWord(database, { id, list, code, word });
    const { label: _label, parent: _parent, ...stored } = before;
    const changed = { id, list, code, word, keepsWords };
    if (isDeepStrictEqual({ ...stored }, changed)) return id;
    await updateSynonym(database, { id, code, word, keepsWords });
    const subject = `${subjectOf(before, before.label)}; ${word} → ${label}`;
    await recordAction(database, { administratorId, action: 'synonym.changed', subject, now });
    return id;
  });
}

/** Removes a synonym. Throws not_found. */
export async function removeSynonym(
  context: Context,
  { synonymId, administratorId }: { synonymId: number; administratorId: number },
): Promise<void> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    await lockChoices(database);
    const removed = await requireSynonym(database, synonymId);
    await deleteSynonym(database, synonymId);
    const subject = subjectOf(removed, removed.label);
    await recordAction(database, { administratorId, action: 'synonym.removed', subject, now });
  });
  invalidateChoices(context);
}

/** Changes the synonyms, one administrator at a time; returns the synonym of the id. */
async function edit(context: Context, change: (database: Database) => Promise<number>): Promise<SynonymWire> {
  const shown = await context.transact(async ({ database }) => {
    await lockChoices(database);
    const row = await requireSynonym(database, await change(database));
    return present(row, indexChoices(await listStoredChoices(database)));
  });
  invalidateChoices(context);
  return shown;
}

async function requireSynonym(database: Database, id: number): Promise<ListedSynonym> {
  const found = await findSynonym(database, id);
  if (found === undefined) throw problem('not_found');
  return found;
}

/** The label of the value, when the word may name it. */
async function requireFreeWord(
  database: Database,
  wanted: { id?: number; list: ListName; code: string; word: string },
): Promise<string> {
  const { list, code } = wanted;
  const values = await listValues(database, list);
  const value = values.find((each) => each.code === code);
  if (value === undefined) throw fieldProblem('code', 'validation.choice');
  const refusal = refuseWord(wanted, { values, synonyms: await listSynonymsOf(database, list) });
  if (refusal !== null) throw fieldProblem('word', refusal);
  return value.label;
}

function present(row: ListedSynonym, choices: Parameters<typeof labelOf>[0]): SynonymWire {
  const list = listName.parse(row.list);
  const { parent: parentList } = choiceLists[list];
  const { parent } = row;
  return {
    cs_id: row.id,
    cs_list: list,
    cs_word: row.word,
    cs_code: row.code,
    cs_label: row.label,
    cs_parent_label:
      parent === null || parentList === null ? null : labelOf(choices, { list: parentList, value: parent }),
    cs_keeps_words: row.keepsWords,
  };
}
