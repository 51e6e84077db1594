/**
 * The words for values of one list, by code, separated by semicolons. `same` means just the value; `more` says more than the
 * value, so the person's words are kept beside it.
 */
export type SynonymSeeds = Readonly<Record<string, { same?: string; more?: string }>>;

/** A synonym as a migration inserts it. */
export type SynonymRow = { list: string; code: string; word: string; keepsWords: boolean };

/** The synonyms of a list in the order of its file. */
export function listSeeds(list: string, seeds: SynonymSeeds): SynonymRow[] {
  return Object.entries(seeds).flatMap(([code, { same = '', more = '' }]) => [
    ...splitWords(same).map((word) => ({ list, code, word, keepsWords: false })),
    ...splitWords(more).map((word) => ({ list, code, word, keepsWords: true })),
  ]);
}

function splitWords(text: string): string[] {
  return text
    .split(';')
    .map((word) => word.replaceAll(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}
