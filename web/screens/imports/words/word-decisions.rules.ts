import { faithLists, type ListName } from '#contract/choices/choice-lists.ts';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import type { decideImportWords, listImportWords } from '#contract/imports/import-words.ts';

export type ImportWord = EndpointData<typeof listImportWords>[number];

/** What is chosen for a word: a value by its code, another value by its label, own words, nothing; or not yet decided. */
export type Chosen = { means: string; label: string; code?: string | undefined; addsSynonym: boolean };

export const undecided: Chosen = { means: '', label: '', addsSynonym: false };
/** Choices of the field besides the codes of values, which contain no sign. */
export const meanings = { another: '+another', ownWords: '+own', nothing: '+nothing' } as const;

/** The lists from which another value may be chosen: that of the field first, and for a faith word the others. */
export function listsOf({ iw_list: list }: Pick<ImportWord, 'iw_list'>): ListName[] {
  if (list === null) return [];
  const others = faithLists.includes(list) ? faithLists : [];
  // Sub-communities of different communities bear one name.
  return [list, ...others.filter((other) => other !== list && other !== 'sub_community')];
}

/** What is chosen for another value of a list. */
export function meaningOf(list: ListName): string {
  return `${meanings.another}:${list}`;
}

/** Whether a word may become a synonym of what is chosen: a value of a list, and none that was guessed. */
export function mayBeSynonym({ iw_list: list, iw_read_as: readAs }: ImportWord, { means }: Chosen): boolean {
  const isValue = means !== '' && means !== meanings.ownWords && means !== meanings.nothing;
  return isValue && list !== null && readAs === null;
}

export type Rest = '' | 'own_words' | 'nothing';

export function keyOf({
  iw_field,
  iw_word,
  iw_parent,
}: Pick<ImportWord, 'iw_field' | 'iw_word' | 'iw_parent'>): string {
  return `${iw_field} ${iw_word} ${iw_parent ?? ''}`;
}

type Decision = NonNullable<EndpointInput<typeof decideImportWords>['decisions']>[number];

/** The decisions to send, one for a word that stands in two lists; a word whose value is not chosen yet is left out. */
export function listDecisions(words: readonly ImportWord[], chosen: ReadonlyMap<string, Chosen>): Decision[] {
  const distinct = new Map(words.map((word) => [keyOf(word), word]));
  return [...distinct.values()].flatMap((word): Decision[] => {
    const { means, code: another, addsSynonym } = chosen.get(keyOf(word)) ?? undecided;
    const about = { field: word.iw_field, word: word.iw_word, parent: word.iw_parent };
    if (means === '') return [];
    if (means === meanings.ownWords) return [{ ...about, means: 'own_words' }];
    if (means === meanings.nothing) return [{ ...about, means: 'nothing' }];
    const code = means.startsWith(meanings.another) ? another : means;
    return code === undefined ? [] : [{ ...about, means: 'value', code, adds_synonym: addsSynonym }];
  });
}
