import type { addChoice as contract } from '#contract/choices/add-choice.ts';
import { choiceLists, isLastCode } from '#contract/choices/choice-lists.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { insertChoice, listValues, updatePositions } from './choices.repository.ts';
import type { StoredChoice } from './choices.rules.ts';
import { editList } from './edit-list.ts';
import { codeFor, isLabelTaken, placeNew } from './list-editing.rules.ts';

type Input = ValidInput<typeof contract>;

/**
 * Adds a value to a list. Throws choice_list_fixed, or invalid_input on `parent` (a dependent list needs one of the list
 * above, another list has none) and on `label` (it is there already).
 */
export async function addChoice(
  context: Context,
  { input, administratorId }: { input: Input; administratorId: number },
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
      const added = { list, code, label, labels, formerLabels: [], aliases: [], parent, isActive: true };
      await insertChoice(database, added);
      await updatePositions(database, { list, codes: placeNew(values, added) });
      return { result: added, done: { action: 'choice.added', subject: `choice ${list}/${code}: ${label}` } };
    },
  });
}

async function requireParent(database: Database, { list, parent }: Input): Promise<void> {
  const above = choiceLists[list].parent;
  const parents = above === null ? [] : await listValues(database, above);
  const isWanted = above !== null;
  const isThere = parents.some(({ code }) => code === parent && !isLastCode(code));
  if (isWanted ? !isThere : parent !== null) throw fieldProblem('parent', 'validation.label_parent');
}
