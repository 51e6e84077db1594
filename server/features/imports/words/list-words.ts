import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import { choiceLists, type ListName } from '#contract/choices/choice-lists.ts';
import type { listImportWords as listImportWordsEndpoint } from '#contract/imports/import-words.ts';
import { importField } from '#contract/imports/mapping.fields.ts';
import { type Choices, findChoices, labelOf } from '#server/features/choices/choices.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { findImport } from '../imports.repository.ts';
import { suggestValues } from './suggest-values.ts';
import { listStoredWords } from './words.repository.ts';
import { type CountedWord, fixedValues, listOfField } from './words.rules.ts';

type ImportWord = EndpointData<typeof listImportWordsEndpoint>[number];

/** The words of an import that no list knows, or that a value was guessed for. Throws not_found, or invalid_input for an invalid cursor. */
export async function listImportWords(context: Context, input: ValidInput<typeof listImportWordsEndpoint>) {
  const query = readListing({ ...input, search: '', order: 'desc' }, 'rows');
  const { import_id: importId, kind } = input;
  if ((await findImport(context.database, importId)) === undefined) throw problem('not_found');
  const choices = await findChoices(context);
  const { rows, total } = await listStoredWords(context.database, { importId, kind, ...query });
  const data = rows.flatMap((word) =>
    presentWord({ ...word, field: importField.parse(word.field) }, choices),
  );
  return { data, ...pagingOf(query, total) };
}

/** A word with the values that are most alike; none for a field that has no list any more. */
export function presentWord(
  { field, word, parent, readAs, rows }: CountedWord,
  choices: Choices,
): ImportWord[] {
  const list = listOfField(field);
  const about = { iw_field: field, iw_word: word, iw_rows: rows };
  const fixed = fixedValues[field];
  if (fixed !== undefined) return [{ ...about, ...withoutList, iw_nearest: [...fixed] }];
  if (list === undefined) return [];
  const { parent: parentList } = choiceLists[list];
  const nearest = suggestValues(choices, { list, word, parent });
  return [
    {
      ...about,
      iw_list: list,
      iw_parent: parent,
      iw_parent_label:
        parent === null || parentList === null ? null : labelOf(choices, { list: parentList, value: parent }),
      iw_read_as: readAs === null ? null : { code: readAs, label: labelOf(choices, { list, value: readAs }) },
      iw_nearest: labelNearest(nearest, { list, parent, choices }),
    },
  ];
}

const withoutList = {
  iw_list: null,
  iw_parent: null,
  iw_parent_label: null,
  iw_read_as: null,
};

/**
 * The values with their labels; two of one label, and one that does not lie under the value of the row, have that of the list above, too:
 * "Vanniyar (Hindu)", "Vanniyar (Christian)".
 */
function labelNearest(
  codes: readonly string[],
  { list, parent, choices }: { list: ListName; parent: string | null; choices: Choices },
): ImportWord['iw_nearest'] {
  const { parent: parentList } = choiceLists[list];
  const labelled = codes.map((code) => ({ code, label: labelOf(choices, { list, value: code }) }));
  const isTwice = (wanted: string) => labelled.filter(({ label }) => label === wanted).length > 1;
  return labelled.map(({ code, label }) => {
    const above = choices.get(list)?.byCode.get(code)?.parent ?? null;
    const isElsewhere = parent !== null && above !== parent;
    if (above === null || parentList === null || !(isElsewhere || isTwice(label))) return { code, label };
    return { code, label: `${label} (${labelOf(choices, { list: parentList, value: above })})` };
  });
}
