import { isDeepStrictEqual } from 'node:util';
import type { renameChoice as contract } from '#contract/choices/rename-choice.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { updateChoice } from './choices.repository.ts';
import type { StoredChoice } from './choices.rules.ts';
import { editList, requireValue } from './edit-list.ts';
import { isLabelTaken, rename } from './list-editing.rules.ts';

/** Gives a value other labels; its code stays. Throws not_found, or invalid_input on `label` when it is there already. */
export async function renameChoice(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof contract>; administratorId: number },
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
