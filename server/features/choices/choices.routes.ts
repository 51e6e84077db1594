import {
  addChoice as addChoiceEndpoint,
  listChoiceValues as listChoiceValuesEndpoint,
  renameChoice as renameChoiceEndpoint,
  reorderChoices as reorderChoicesEndpoint,
  switchChoice as switchChoiceEndpoint,
} from '#contract/choices/choice-editing.ts';
import {
  listChoices as listChoicesEndpoint,
  listTypedWords as listTypedWordsEndpoint,
} from '#contract/choices/list-choices.ts';
import {
  addSynonym as addSynonymEndpoint,
  changeSynonym as changeSynonymEndpoint,
  listSynonyms as listSynonymsEndpoint,
  removeSynonym as removeSynonymEndpoint,
} from '#contract/choices/synonyms.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { presentChoices, presentValue, presentWords } from './choices.presenter.ts';
import { listStoredChoices } from './choices.repository.ts';
import { addChoice, listChoiceValues, renameChoice, reorderChoices, switchChoice } from './list-editing.ts';
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from './synonyms/synonym-editing.ts';
import { listSynonymsOf } from './synonyms/synonyms.repository.ts';

/** The choice lists for every visitor, and an administrator's editing of them and of their synonyms. */
export function choicesRoutes(context: Context): Route[] {
  return [...listRoutes(context), ...synonymRoutes(context)];
}

function listRoutes(context: Context): Route[] {
  return [
    route(listChoicesEndpoint, async () => ({
      data: presentChoices(await listStoredChoices(context.database)),
    })),
    route(listTypedWordsEndpoint, async ({ input }) => ({
      data: presentWords(await listSynonymsOf(context.database, input.list)),
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

function synonymRoutes(context: Context): Route[] {
  return [
    route(listSynonymsEndpoint, async ({ input }) => listSynonyms(context, input)),
    route(addSynonymEndpoint, async ({ input, caller }) => ({
      data: await addSynonym(context, { input, administratorId: caller.accountId }),
    })),
    route(changeSynonymEndpoint, async ({ input, caller }) => ({
      data: await changeSynonym(context, { input, administratorId: caller.accountId }),
    })),
    route(removeSynonymEndpoint, async ({ input, caller }) => {
      await removeSynonym(context, { synonymId: input.synonym_id, administratorId: caller.accountId });
      return { data: null };
    }),
  ];
}
