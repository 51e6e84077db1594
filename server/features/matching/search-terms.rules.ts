import type { ListName } from '#contract/choices/choice-lists.ts';
import { isMeant, splitWords } from './search-words.rules.ts';

/** The facts that free text looks at and that come from choice lists. */
export const searchedLists = {
  country: 'country',
  state: 'state',
  district: 'district',
  qualification: 'qualification',
  professionArea: 'profession_area',
  workingAs: 'working_as',
} as const satisfies Record<string, ListName>;
export type SearchedFact = keyof typeof searchedLists;

/** What free text looks at of a profile. */
export type SearchedProfile = { firstName: string; lastName: string; city: string | null } & Record<
  SearchedFact,
  string | null
>;

// The keys of a literal are exactly its names.
export const searchedFacts = Object.keys(searchedLists) as SearchedFact[];

/** How a value of a list stands among the terms; no word holds a colon. */
export function termOf(list: string, code: string): string {
  return `${list}:${code}`;
}

/** What a member is found by: values of lists, and the words of names, town and own words, which are told apart. */
export function listTerms(
  profile: SearchedProfile,
  isListed: (value: { list: ListName; code: string }) => boolean,
): { values: string[]; words: string[] } {
  const facts = searchedFacts.flatMap((fact) => {
    const code = profile[fact];
    return code === null ? [] : [{ list: searchedLists[fact], code }];
  });
  const ownWords = facts.filter((fact) => !isListed(fact)).map(({ code }) => code);
  const texts = [profile.firstName, profile.lastName, profile.city ?? '', ...ownWords];
  return {
    values: facts.filter(isListed).map(({ list, code }) => termOf(list, code)),
    words: [...new Set(texts.flatMap(splitWords))],
  };
}

/** A value of a list with all names it has or had. */
export type NamedValue = { list: string; code: string; names: readonly string[] };

/** The terms of the values by the words of their names. */
export type TermsByWord = ReadonlyMap<string, readonly string[]>;

export function indexNames(values: readonly NamedValue[]): TermsByWord {
  const pairs = values.flatMap(({ list, code, names }) =>
    [...new Set(names.flatMap(splitWords))].map((word) => ({ word, term: termOf(list, code) })),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ word }) => word)].map(([word, named]) => [word, named.map(({ term }) => term)]),
  );
}

/** The values that a typed word means, misspelt or not. */
export function listTermsMeant(termsByWord: TermsByWord, typed: string): string[] {
  return [...termsByWord].flatMap(([word, terms]) => (isMeant(word, typed) ? terms : []));
}
