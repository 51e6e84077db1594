import { indexChoices } from '#server/features/choices/choices.ts';
import type { FindChoice } from '#server/features/imports/converting/known-words.rules.ts';
import { findWordsIn } from '#server/features/imports/converting/find-words.ts';
import { listChoiceRows } from '#server/migrations/choice-lists/list-choice-rows.ts';
import { listSynonymRows } from '#server/migrations/synonyms/list-synonym-rows.ts';

/** The lists of a fresh database, with their synonyms. */
export const choicesOfProduct = () =>
  indexChoices(
    listChoiceRows().map((row) => ({ ...row, labels: {}, isActive: true })),
    listSynonymRows(),
  );

/** Finds values as with the lists of a fresh database. */
export const findOfProduct = (): FindChoice => findWordsIn(choicesOfProduct());
