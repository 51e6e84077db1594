import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '#contract/administration/audit.choices.ts';
import type {
  addChoice as addChoiceEndpoint,
  listChoiceValues as listChoiceValuesEndpoint,
  renameChoice as renameChoiceEndpoint,
  reorderChoices as reorderChoicesEndpoint,
  switchChoice as switchChoiceEndpoint,
} from '#contract/choices/choice-editing.ts';
import { choiceLists, isLastCode, type ListName } from '#contract/choices/choice-lists.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { countChoiceUses } from './choice-uses.repository.ts';
import { presentValueInUse } from './choices.presenter.ts';
import {
  insertChoice,
  listValues,
  lockChoices,
  updateChoice,
  updatePositions,
} from './choices.repository.ts';
import type { StoredChoice } from './choices.rules.ts';
import { invalidateChoices } from './choices.ts';
import {
  codeFor,
  isLabelTaken,
  isSameSet,
  listSiblings,
  placeNew,
  placeSiblings,
  rename,
} from './list-editing.rules.ts';

/** All values of a list, each with the number of its uses, read from the database. */
export async function listChoiceValues(
  { database }: Context,
  list: ListName,
): Promise<EndpointData<typeof listChoiceValuesEndpoint>> {
  const { parent: parentList } = choiceLists[list];
  const stored = await listValues(database, list);
  const parents = parentList === null ? [] : await listValues(database, parentList);
  const parentLabels = new Map(parents.map(({ code, label }) => [code, label]));
  const values = stored.flatMap(({ code, label }) => [code, label]);
  const uses = await countChoiceUses(database, { list, values });
  return stored.map((value) => {
    const parentLabel = value.parent === null ? null : (parentLabels.get(value.parent) ?? value.parent);
    return presentValueInUse(value, { uses, parentLabel });
  });
}

type Edit<Endpoint> = { input: ValidInput<Endpoint>; administratorId: number };

/**
 * Adds a value to a list. Throws choice_list_fixed, or invalid_input on `parent` (a dependent list requires a value of the
 * parent list, any other list none) and on `label` (it is taken).
 */
export async function addChoice(
  context: Context,
  { input, administratorId }: Edit<typeof addChoiceEndpoint>,
): Promise<StoredChoice> {
  const { list, label, labels, parent } = input;
  if (!choiceLists[list].isOpen) throw problem('choice_list_fixed');
  return editList(context, {
    list,
    administratorId,
    edit: async (values, database) => {
      await requireParent(database, input);
      if (isLabelTaken(values, { label, parent })) throw fieldProblem('label', 'validation.label_taken');
      const code = codeFor({ label, parent }, values);
      const added = { list, code, label, labels, formerLabels: [], parent, isActive: true };
      await insertChoice(database, added);
      await updatePositions(database, { list, codes: placeNew(values, added) });
      return { result: added, done: { action: 'choice.added', subject: `choice ${list}/${code}: ${label}` } };
    },
  });
}

async function requireParent(
  database: Database,
  { list, parent }: { list: ListName; parent: string | null },
): Promise<void> {
  const { parent: parentList } = choiceLists[list];
  const parents = parentList === null ? [] : await listValues(database, parentList);
  const isKnown = parents.some(({ code }) => code === parent && !isLastCode(code));
  const isRight = parentList === null ? parent === null : isKnown;
  if (!isRight) throw fieldProblem('parent', 'validation.label_parent');
}

/** Gives a value other labels; its code stays the same. Throws not_found, or invalid_input on `label` when it is taken. */
export async function renameChoice(
  context: Context,
  { input, administratorId }: Edit<typeof renameChoiceEndpoint>,
): Promise<StoredChoice> {
  const { list, code, label, labels } = input;
  return editList(context, {
    list,
    administratorId,
    edit: async (values, database) => {
      const value = requireValue(values, code);
      const others = values.filter((other) => other !== value);
      if (isLabelTaken(others, { label, parent: value.parent })) {
        throw fieldProblem('label', 'validation.label_taken');
      }
      const renamed = rename(value, { label, labels });
      if (isDeepStrictEqual(renamed, value)) return { result: value, done: null };
      await updateChoice(database, renamed);
      const subject = `choice ${list}/${code}: ${value.label} → ${label}`;
      return { result: renamed, done: { action: 'choice.renamed', subject } };
    },
  });
}

/**
 * Reorders the values of a list under one parent. Throws choice_list_fixed, choice_list_changed when the order is not the
 * one that the administrator saw, or invalid_input on `codes` when the two orders name different values.
 */
export async function reorderChoices(
  context: Context,
  { input, administratorId }: Edit<typeof reorderChoicesEndpoint>,
): Promise<void> {
  const { list, parent, codes, previous } = input;
  if (!choiceLists[list].isOpen) throw problem('choice_list_fixed');
  if (!isSameSet(codes, previous)) throw fieldProblem('codes', 'validation.choice');
  await editList(context, {
    list,
    administratorId,
    edit: async (values, database) => {
      if (listSiblings(values, parent).join() !== previous.join()) throw problem('choice_list_changed');
      if (codes.join() === previous.join()) return { result: null, done: null };
      await updatePositions(database, { list, codes: placeSiblings(values, codes) });
      const subject = `choices ${parent === null ? list : `${list} of ${parent}`}`;
      return { result: null, done: { action: 'choice.reordered', subject } };
    },
  });
}

/** Retires a value or restores it. Throws not_found, or choice_stays for a value that always ends its list. */
export async function switchChoice(
  context: Context,
  { input, administratorId }: Edit<typeof switchChoiceEndpoint>,
): Promise<StoredChoice> {
  const { list, code, is_active: isActive } = input;
  return editList(context, {
    list,
    administratorId,
    edit: async (values, database) => {
      const value = requireValue(values, code);
      if (!isActive && isLastCode(code)) throw problem('choice_stays');
      if (value.isActive === isActive) return { result: value, done: null };
      const switched = { ...value, isActive };
      await updateChoice(database, switched);
      const action = isActive ? 'choice.restored' : 'choice.retired';
      return { result: switched, done: { action, subject: `choice ${list}/${code}: ${value.label}` } };
    },
  });
}

function requireValue(values: readonly StoredChoice[], code: string): StoredChoice {
  const value = values.find((candidate) => candidate.code === code);
  if (value === undefined) throw problem('not_found');
  return value;
}

type ListEdit<Result> = {
  list: ListName;
  administratorId: number;
  /** Edits the list under a lock. `done` is the entry of the audit log; null when nothing changed. */
  edit: (
    values: readonly StoredChoice[],
    database: Database,
  ) => Promise<{ result: Result; done: { action: AuditAction; subject: string } | null }>;
};

/** Changes a list, one administrator at a time, records it in the audit log, and invalidates the cache of this process. */
async function editList<Result>(
  context: Context,
  { list, administratorId, edit }: ListEdit<Result>,
): Promise<Result> {
  const result = await context.transact(async ({ database }) => {
    await lockChoices(database);
    const edited = await edit(await listValues(database, list), database);
    if (edited.done !== null) {
      await recordAction(database, { ...edited.done, administratorId, now: context.now() });
    }
    return edited.result;
  });
  invalidateChoices(context);
  return result;
}
