import type { Endpoint } from '#contract/calls/endpoint.ts';
import { addChoice, listChoiceValues, renameChoice, reorderChoices, switchChoice } from './choice-editing.ts';
import { listChoices, listTypedWords } from './list-choices.ts';
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from './synonyms.ts';

/** The calls of choice lists and their synonyms. */
export const choiceEndpoints: readonly Endpoint[] = [
  listChoices,
  listTypedWords,
  listChoiceValues,
  addChoice,
  renameChoice,
  reorderChoices,
  switchChoice,
  listSynonyms,
  addSynonym,
  changeSynonym,
  removeSynonym,
];
