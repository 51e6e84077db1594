import type { ListName } from '#contract/choices/choice-lists.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { listValues, lockChoices } from './choices.repository.ts';
import type { StoredChoice } from './choices.rules.ts';
import { forgetChoices } from './choices.ts';

/** What was done, for the audit log; null when everything was so already. */
type Edited<Result> = { result: Result; done: { action: string; subject: string } | null };

export type Editing<Result> = {
  list: ListName;
  administratorId: number;
  /** Finds the list as it is: nobody else changes it before this one is through. */
  edit: (values: readonly StoredChoice[], database: Database) => Promise<Edited<Result>>;
};

/** Changes a list: one administrator at a time, written to the audit log, and seen by this process at once. */
export async function editList<Result>(
  context: Context,
  { list, administratorId, edit }: Editing<Result>,
): Promise<Result> {
  const result = await context.transact(async ({ database }) => {
    await lockChoices(database);
    const edited = await edit(await listValues(database, list), database);
    if (edited.done !== null) {
      await recordAction(database, { ...edited.done, administratorId, now: context.now() });
    }
    return edited.result;
  });
  forgetChoices(context);
  return result;
}

/** The value of a code. Throws not_found. */
export function requireValue(values: readonly StoredChoice[], code: string): StoredChoice {
  const value = values.find((candidate) => candidate.code === code);
  if (value === undefined) throw problem('not_found');
  return value;
}
