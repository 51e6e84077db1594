import { choiceLists } from '#contract/choices/choice-lists.ts';
import type { reorderChoices as contract } from '#contract/choices/reorder-choices.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { updatePositions } from './choices.repository.ts';
import { editList } from './edit-list.ts';
import { isSameSet, listSiblings, placeSiblings } from './list-editing.rules.ts';

/**
 * Puts values that stand together into another order. Throws choice_list_fixed, choice_list_changed when the list is not
 * as the administrator saw it, or invalid_input on `codes` when both orders do not name the same values.
 */
export async function reorderChoices(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof contract>; administratorId: number },
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
