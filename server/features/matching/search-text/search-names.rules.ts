import { foldText } from '#contract/choices/fold-text.ts';
import { searchedLists, splitWords, termOf } from './search-text.rules.ts';

/** A value of a list with its present and former names, the synonyms that mean the same, and those that say more. */
export type NamedValue = {
  list: string;
  code: string;
  names: readonly string[];
  synonyms: readonly string[];
  narrower: readonly string[];
};

/** The terms of values, by words or phrases. */
export type TermsByWord = ReadonlyMap<string, readonly string[]>;

const { religion, community, subCommunity, denomination } = searchedLists;
const { professionArea, workingAs, qualification, motherTongue } = searchedLists;
const { maritalStatus, diet, workingWith, star, country, state, district } = searchedLists;

/** Of these every word of a name counts: "Malankara", "Brahmin", "nurse". */
const families: readonly ReadonlySet<string>[] = [
  new Set([religion, community, subCommunity, denomination]),
  new Set([country, state, district]),
  new Set([qualification, professionArea, workingAs]),
];

/** Of these the whole name counts: one word of "Non Veg" is another diet. */
export const wholeLists: ReadonlySet<string> = new Set([maritalStatus, diet, workingWith, star]);

/** Their synonyms are written beside a label and are also names of people: Kumar, Mala, Rohini. */
const lentLists: ReadonlySet<string> = new Set([...wholeLists, religion, motherTongue]);

const leastLent = 4;

/** Their synonyms come after the words of members. */
export const lastLists: ReadonlySet<string> = new Set([...lentLists, country, qualification]);

/** The groups of a faith, areas of work and employers, each with the lists that name its parts. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  [religion]: [community, denomination],
  [community]: [subCommunity, denomination],
  [professionArea]: [workingAs],
  [workingWith]: [professionArea, workingAs],
  [qualification]: [workingAs],
};

/** The values without the synonyms that name a part of them: "Syro Malabar" is said of Christians, but finds those of that church. */
export function withoutNamesOfParts<Value extends NamedValue>(values: readonly Value[]): Value[] {
  const namesByList = new Map(
    [...Map.groupBy(values, ({ list }) => list)].map(([list, named]) => [list, listTexts(list, named)]),
  );
  return values.map((value) => {
    const parts = (partsOf[value.list] ?? []).flatMap((list) => namesByList.get(list) ?? []);
    const isOwn = (word: string) => {
      const texts = [foldText(word), singularOf(foldText(word))];
      return !parts.some((names) => texts.some((text) => names.has(text)));
    };
    return { ...value, synonyms: value.synonyms.filter(isOwn), narrower: value.narrower.filter(isOwn) };
  });
}

/** The texts that name the values of a list; of titles also each word, for an engineer is no architect. */
function listTexts(list: string, values: readonly NamedValue[]): Set<string> {
  return new Set(
    values.flatMap(({ names, synonyms, narrower }) => [
      ...[...names, ...synonyms, ...narrower].map(foldText),
      ...(list === workingAs ? names.flatMap(splitWords) : []),
    ]),
  );
}

/** A word without the ending of its plural. */
export function singularOf(word: string): string {
  if (word.length < 5) return word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^suai]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The terms of a word or a phrase in either number. */
export function termsNamed(terms: TermsByWord, word: string): string[] {
  return [...new Set([...(terms.get(word) ?? []), ...(terms.get(singularOf(word)) ?? [])])];
}

type Entry = { list: string; text: string; term: string; isWhole: boolean };

/** The terms by the words of the names. */
export function indexNames(values: readonly NamedValue[]): TermsByWord {
  const trades = listTrades(values);
  return groupTerms(
    values.flatMap(({ list, code, names }) =>
      names.flatMap((name) => {
        const all = splitWords(list === qualification ? name.replace(inBrackets, '') : name);
        const isWhole = all.length === 1;
        if (list === star || (wholeLists.has(list) && !isWhole)) return [];
        const words = list === professionArea && !isWhole ? all.filter((word) => !trades.has(word)) : all;
        return words.map((text) => ({ list, text, term: termOf(list, code), isWhole }));
      }),
    ),
  );
}

/** The words that begin several titles: insurance is no banking, though both are one area. */
function listTrades(values: readonly NamedValue[]): ReadonlySet<string> {
  const titles = values.filter(({ list }) => list === workingAs);
  const first = titles.flatMap(({ names }) => names.flatMap((name) => splitWords(name).slice(0, 1)));
  return new Set(first.filter((word, at) => first.indexOf(word) !== at));
}

/** The terms by the synonyms of one word. `lent`: names of people, too; `wider`: the value has also others; `narrower`: they find nobody. */
export function indexSynonyms(
  values: readonly NamedValue[],
): Record<'same' | 'lent' | 'wider' | 'narrower', TermsByWord> {
  const index = (wordsOf: (value: NamedValue) => readonly string[]) =>
    groupTerms(
      values.flatMap((value) =>
        wordsOf(value).map((text) => ({
          list: value.list,
          text,
          term: termOf(value.list, value.code),
          isWhole: false,
        })),
      ),
    );
  const churchWords = listChurchWords(values);
  const isOfAnother = nameChurches(values);
  return {
    same: index(({ list, code, synonyms }) => {
      if (lentLists.has(list) || list === country) return [];
      if (list !== denomination) return singleWords(synonyms);
      return synonyms.flatMap(churchWords).filter((word) => !isOfAnother(word, code));
    }),
    lent: index(({ list, names, synonyms }) => {
      if (!lentLists.has(list)) return [];
      const words = singleWords([...synonyms, ...(list === star ? names.flatMap(starNames) : [])]);
      // Shorter ones are the short forms of files: Ben, Mar.
      return words.filter((word) => word.length >= leastLent);
    }),
    wider: index(({ list, code, names, synonyms, narrower }) => {
      if (list === denomination)
        return synonyms.flatMap(churchWords).filter((word) => isOfAnother(word, code));
      if (list === qualification) return [...singleWords(narrower), ...names.flatMap(wordsInBrackets)];
      return list === country ? singleWords(synonyms) : [];
    }),
    narrower: index(({ narrower }) => singleWords(narrower)),
  };
}

/** In brackets a qualification names some of those who have it: "Professional (CA/CS/ICWA)". */
const inBrackets = /\(.*\)/;

function wordsInBrackets(name: string): string[] {
  return splitWords(inBrackets.exec(name)?.[0] ?? '');
}

/** A letter alone is an initial. */
function singleWords(texts: readonly string[]): string[] {
  return texts
    .map(splitWords)
    .flatMap((words) => (words.length === 1 ? words : []))
    .filter(isLong);
}

function isLong(word: string): boolean {
  return word.length > 1;
}

/** Of the synonyms of a church every word counts, "Syro Malabar Catholic", but none that names something else: "RC Vellalar". */
function listChurchWords(values: readonly NamedValue[]): (synonym: string) => string[] {
  const others = values.filter(({ list }) => list !== denomination);
  const taken = new Set(
    others.flatMap(({ list, names, synonyms }) =>
      list === religion ? names.flatMap(splitWords) : singleWords([...names, ...synonyms]),
    ),
  );
  return (synonym) => {
    const words = splitWords(synonym).filter(isLong);
    return words.length === 1
      ? words
      : words.filter((word) => !taken.has(word) && !taken.has(singularOf(word)));
  };
}

/** Whether a word is the name of one church alone, and not of the church with a code: "RC" is Latin, though some say "RC Syrian". */
function nameChurches(values: readonly NamedValue[]): (word: string, code: string) => boolean {
  const churches = values.filter(({ list }) => list === denomination);
  const byWord = (wordsOf: (value: NamedValue) => readonly string[]) =>
    Map.groupBy(
      churches.flatMap((value) => [...new Set(wordsOf(value))].map((word) => ({ word, code: value.code }))),
      ({ word }) => word,
    );
  const bySynonym = byWord(({ synonyms }) => singleWords(synonyms));
  const byNarrower = byWord(({ narrower }) => singleWords(narrower));
  const byName = byWord(({ names }) => names.flatMap(splitWords));
  const onlyOf = (found: readonly { code: string }[] = []) =>
    found.length === 1 ? found[0]?.code : undefined;
  return (word, code) => {
    const ofName = onlyOf(byName.get(word));
    const isAlsoNarrower = byNarrower.get(word)?.some((each) => each.code === ofName) === true;
    const church = onlyOf(bySynonym.get(word)) ?? (isAlsoNarrower ? ofName : undefined);
    return church !== undefined && church !== code;
  };
}

/** "Ashwini (Aswathi)" by each of its names. */
export function starNames(name: string): string[] {
  return name
    .split(/[()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The words of the names that count as a whole, which may be misspelled as well: "never maried". */
export function listWordsOfWholes(values: readonly NamedValue[]): string[] {
  const wholes = values.filter(({ list }) => wholeLists.has(list) && list !== star);
  return [...new Set(wholes.flatMap(({ names }) => names.flatMap(splitWords)))];
}

/** Groups by the text in either number. The whole name of a value is no word of other things: Tamil is a language, not Tamil Nadu. */
export function groupTerms(entries: readonly Entry[]): TermsByWord {
  const both = entries.flatMap((entry) => [
    entry,
    ...(singularOf(entry.text) === entry.text ? [] : [{ ...entry, text: singularOf(entry.text) }]),
  ]);
  return new Map(
    [...Map.groupBy(both, ({ text }) => text)].map(([text, all]) => {
      const wholes = all.filter(({ isWhole }) => isWhole);
      const isKin = (list: string) =>
        wholes.some(
          (whole) => whole.list === list || families.some((kin) => kin.has(list) && kin.has(whole.list)),
        );
      const counting = wholes.length === 0 ? all : all.filter(({ list }) => isKin(list));
      return [text, [...new Set(counting.map(({ term }) => term))]];
    }),
  );
}
