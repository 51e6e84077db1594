import { isLastCode } from '#contract/choices/choice-lists.ts';
import type { switchChoice as contract } from '#contract/choices/switch-choice.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { updateChoice } from './choices.repository.ts';
import type { StoredChoice } from './choices.rules.ts';
import { editList, requireValue } from './edit-list.ts';

/** Retires a value or restores it. Throws not_found, or choice_stays for one that its list always ends with. */
export async function switchChoice(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof contract>; administratorId: number },
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
