import { isLastCode, type ListName } from '#contract/choices/choice-lists.ts';
import { smallWords } from '#contract/matches/small-words.ts';
import { plainText } from '#contract/choices/plain-text.ts';
import { isLetter, joinDotted, joinParts, listDottedWords } from './join-parts.rules.ts';

/** Shorter words must be spelled exactly; a typed spelling may be a letter shorter. */
const leastMisspelled = 5;
/** Words of at least this length may have two wrong letters, where every word is compared. */
const leastMisspelledTwice = 9;
const longestWord = 40;

/** The words of a text in the form in which they are compared. In Indian scripts the marks belong to the letters. */
export function splitWords(text: string): string[] {
  return [...new Set(listWords(text))];
}

function listWords(text: string): string[] {
  const words = plainText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  // Whole characters: no database stores half of a surrogate pair.
  return words.map((word) => Array.from(word).slice(0, longestWord).join(''));
}

/** The words of a typed text without the small ones, unless nothing else is looked for. `isListed`: whether a list has a word. */
export function splitTypedText(
  text: string,
  { isListed = () => false, isMoreAsked = false }: TypedTextOptions = {},
): string[] {
  const joined = joinDotted(plainText(text), isListed);
  const words = [...new Set(joinParts(listWords(joined), isListed))];
  const others = words.filter((word) => !smallWords.has(word));
  return others.length === 0 && !isMoreAsked ? words : others;
}

type TypedTextOptions = { isListed?: (word: string) => boolean; isMoreAsked?: boolean };

/** The word with each of its letters left out once; none for a word that must be spelled exactly. */
export function listSpellings(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < leastMisspelled) return [];
  return [...new Set(letters.map((_letter, at) => letters.toSpliced(at, 1).join('')))];
}

/** A word of four letters with two neighbours swapped: "Jole". One letter more or less would make it another name. */
export function listSwaps(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length !== leastMisspelled - 1) return [];
  return letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''));
}

/** Whether a typed word is the word, with one letter (of a long word two) wrong, missing, added or swapped. */
export function isSpellingOf(typed: string, word: string): boolean {
  if (word === typed) return true;
  const length = Math.max(word.length, typed.length);
  if (length < leastMisspelled) return false;
  const most = length < leastMisspelledTwice ? 1 : 2;
  return (
    Math.abs(word.length - typed.length) <= most && editDistance(Array.from(word), Array.from(typed)) <= most
  );
}

/** How many letters are wrong, missing, added, or swapped with their neighbour: the optimal string alignment distance. */
function editDistance(one: readonly string[], other: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (const [row, letter] of one.entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of other.entries()) {
      const isSame = letter === otherLetter;
      const isSwapped = row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === otherLetter;
      current.push(
        Math.min(
          numberAt(last, column + 1) + 1,
          numberAt(current, column) + 1,
          numberAt(last, column) + (isSame ? 0 : 1),
          isSwapped ? numberAt(beforeLast, column - 1) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return numberAt(last, other.length);
}

function numberAt(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}

/** Which facts are searched; counted up when that changes, so that the terms of all members are made anew. */
export const termsVersion = 6;

/** The facts from choice lists that free text searches. */
export const searchedLists = {
  maritalStatus: 'marital_status',
  religion: 'religion',
  community: 'community',
  subCommunity: 'sub_community',
  denomination: 'denomination',
  motherTongue: 'mother_tongue',
  country: 'country',
  state: 'state',
  district: 'district',
  qualification: 'qualification',
  professionArea: 'profession_area',
  workingAs: 'working_as',
  workingWith: 'working_with',
  diet: 'diet',
  star: 'star',
} as const satisfies Record<string, ListName>;
type SearchedFact = keyof typeof searchedLists;

/** What free text searches of a profile. */
type SearchedProfile = {
  firstName: string;
  lastName: string;
  city: string | null;
  nativePlace: string | null;
  qualificationDetail: string | null;
  occupationDetail: string | null;
} & Record<SearchedFact, string | null>;

// The keys of a literal are exactly its names.
export const searchedFacts = Object.keys(searchedLists) as SearchedFact[];

/** The term of a list's value; no word contains a colon. */
export function termOf(list: string, code: string): string {
  return `${list}:${code}`;
}

/** The term of a word in the native place, so that the districts of a state find no person of that name. */
export function nativeTermOf(word: string): string {
  return `native:${word}`;
}

/** The term of the first letter of a name. It is none of a word, so that it finds no community and no town. */
function initialTermOf(letter: string): string {
  return `initial:${letter}`;
}

/** The terms of the names that a letter alone begins: "Joel N". */
export function listInitialTerms(word: string): string[] {
  return isLetter(word) ? [initialTermOf(word)] : [];
}

/** The terms by which a member is found: values of lists, and the words of names, town, own words, details and native place. */
export function listTerms(
  profile: SearchedProfile,
  isListed: (value: { list: ListName; code: string }) => boolean,
): { terms: string[]; words: string[] } {
  const facts = searchedFacts.flatMap((fact) => {
    const code = profile[fact];
    // "Other" and what is not stated name nothing.
    return code === null || isLastCode(code) ? [] : [{ list: searchedLists[fact], code }];
  });
  const ownWords = facts.filter((fact) => !isListed(fact)).map(({ code }) => code);
  const details = [profile.qualificationDetail ?? '', profile.occupationDetail ?? ''];
  const texts = [profile.firstName, profile.lastName, profile.city ?? '', ...details, ...ownWords];
  const values = facts.filter(isListed).map(({ list, code }) => termOf(list, code));
  const words = texts.flatMap((text) =>
    [text, ...listDottedWords(plainText(text))].flatMap((part) => splitWords(part)),
  );
  const names = [profile.firstName, profile.lastName].flatMap(splitWords);
  const initials = names.flatMap((name) => Array.from(name).slice(0, 1)).map(initialTermOf);
  const native = splitWords(profile.nativePlace ?? '');
  return {
    terms: [...new Set([...values, ...words, ...initials, ...native.map(nativeTermOf)])],
    words: [...new Set([...words, ...native])],
  };
}
