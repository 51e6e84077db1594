import {
  addChoice as addChoiceEndpoint,
  listChoiceValues as listChoiceValuesEndpoint,
  renameChoice as renameChoiceEndpoint,
  reorderChoices as reorderChoicesEndpoint,
  switchChoice as switchChoiceEndpoint,
} from '#contract/choices/choice-editing.ts';
import { listChoices as listChoicesEndpoint } from '#contract/choices/list-choices.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { presentChoices, presentValue } from './choices.presenter.ts';
import { listStoredChoices } from './choices.repository.ts';
import { addChoice, listChoiceValues, renameChoice, reorderChoices, switchChoice } from './list-editing.ts';

/** The choice lists for every visitor, and an administrator's editing of them. */
export function choicesRoutes(context: Context): Route[] {
  return [
    route(listChoicesEndpoint, async () => ({
      data: presentChoices(await listStoredChoices(context.database)),
    })),
    route(listChoiceValuesEndpoint, async ({ input }) => ({
      data: await listChoiceValues(context, input.list),
    })),
    route(addChoiceEndpoint, async ({ input, caller }) => ({
      data: presentValue(await addChoice(context, { input, administratorId: caller.accountId })),
    })),
    route(renameChoiceEndpoint, async ({ input, caller }) => ({
      data: presentValue(await renameChoice(context, { input, administratorId: caller.accountId })),
    })),
    route(reorderChoicesEndpoint, async ({ input, caller }) => {
      await reorderChoices(context, { input, administratorId: caller.accountId });
      return { data: null };
    }),
    route(switchChoiceEndpoint, async ({ input, caller }) => ({
      data: presentValue(await switchChoice(context, { input, administratorId: caller.accountId })),
      message: input.is_active ? 'outcome.choice_restored' : 'outcome.choice_retired',
    })),
  ];
}
