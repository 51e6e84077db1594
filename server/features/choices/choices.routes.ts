import { addChoice } from '#contract/choices/add-choice.ts';
import { listChoiceValues } from '#contract/choices/list-choice-values.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { renameChoice } from '#contract/choices/rename-choice.ts';
import { reorderChoices } from '#contract/choices/reorder-choices.ts';
import { switchChoice } from '#contract/choices/switch-choice.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { addChoice as addValue } from './add-choice.ts';
import { presentChoices, presentValue } from './choices.presenter.ts';
import { listStoredChoices } from './choices.repository.ts';
import { listChoiceValues as listValues } from './list-choice-values.ts';
import { renameChoice as renameValue } from './rename-choice.ts';
import { reorderChoices as reorderValues } from './reorder-choices.ts';
import { switchChoice as switchValue } from './switch-choice.ts';

/** The calls of the choice lists: offering them, and an administrator's editing. */
export function choicesRoutes(context: Context): Route[] {
  return [
    route(listChoices, async () => ({ data: presentChoices(await listStoredChoices(context.database)) })),
    route(listChoiceValues, async ({ input }) => ({ data: await listValues(context, input.list) })),
    route(addChoice, async ({ input, caller }) => ({
      data: presentValue(await addValue(context, { input, administratorId: caller.accountId })),
    })),
    route(renameChoice, async ({ input, caller }) => ({
      data: presentValue(await renameValue(context, { input, administratorId: caller.accountId })),
    })),
    route(reorderChoices, async ({ input, caller }) => {
      await reorderValues(context, { input, administratorId: caller.accountId });
      return { data: null };
    }),
    route(switchChoice, async ({ input, caller }) => ({
      data: presentValue(await switchValue(context, { input, administratorId: caller.accountId })),
      message: input.is_active ? 'outcome.choice_restored' : 'outcome.choice_retired',
    })),
  ];
}
