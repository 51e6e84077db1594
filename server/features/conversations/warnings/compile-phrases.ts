import { foldWord } from './fold-message.ts';

/**
 * Phrases are written in a short notation, so that people who know the language can read and mend them:
 *
 * - `send/transfer`: one of these words; `<money>`: one of the words of that group; `venam?`: this word or none
 * - `google_pay`: two words that are one
 * - `~`: at most two other words; `…`: at most five
 * - `.`: the end or the beginning of a sentence; `,`: a comma. A comma may follow any word; gaps do not reach across one.
 * - `#phone`, `#amount` …: see `foldMessage`
 */
export type WordGroups = Readonly<Record<string, string>>;

/** Words by the first of them: "google pay" is found under "google". */
type WordList = ReadonlyMap<string, readonly (readonly string[])[]>;
export type PhrasePart = { most: number } | { lists: readonly WordList[]; isOptional: boolean };
export type Phrase = readonly PhrasePart[];

const gaps: ReadonlyMap<string, number> = new Map([
  ['~', 2],
  ['…', 5],
]);

/** Compiles the phrases of one language, whose groups are read once. */
export function createCompiler(groups: WordGroups): (phrase: string) => Phrase {
  const lists = new Map<string, WordList>();

  function compilePart(part: string): PhrasePart {
    const most = gaps.get(part);
    if (most !== undefined) return { most };
    const isOptional = part.endsWith('?');
    const words = (isOptional ? part.slice(0, -1) : part).split('/');
    const names = words.map(findName);
    const others = words.filter((_, index) => names[index] === undefined);
    const named = names.filter((name) => name !== undefined).map(findList);
    return {
      lists: others.length === 0 ? named : [...named, listByFirst(others.flatMap(spellOut))],
      isOptional,
    };
  }

  function findList(name: string): WordList {
    const list = lists.get(name) ?? listByFirst(readGroup(name));
    lists.set(name, list);
    return list;
  }

  function readGroup(name: string): string[][] {
    const group = groups[name];
    if (group === undefined) throw new Error(`There is no group of words <${name}>.`);
    return group.split(' ').flatMap(spellOut);
  }

  /** Every wording of words that are one: `cheyth_<tha>` has as many as the group has words. */
  function spellOut(words: string): string[][] {
    return words.split('_').reduce<string[][]>(
      (wordings, word) => {
        const name = findName(word);
        const endings = name === undefined ? [[foldWord(word)]] : readGroup(name);
        return wordings.flatMap((wording) => endings.map((ending) => [...wording, ...ending]));
      },
      [[]],
    );
  }

  return (phrase) => phrase.split(' ').map(compilePart);
}

function findName(word: string): string | undefined {
  return /^<(?<name>\w+)>$/.exec(word)?.groups?.['name'];
}

function listByFirst(wordings: readonly string[][]): WordList {
  return Map.groupBy(wordings, ([first = '']) => first);
}
