import { messageWarnings, type MessageWarning } from '#contract/conversations/message-warnings.choices.ts';
import { createCompiler, type Phrase, type PhrasePart } from './compile-phrases.ts';
import { englishContactWarnings } from './english-contact-warnings.data.ts';
import { englishMoneyWarnings } from './english-money-warnings.data.ts';
import { foldMessage } from './fold-message.ts';
import { generalWarnings, sharedWords } from './general-warnings.data.ts';
import { hindiWarnings } from './hindi-warnings.data.ts';
import { malayalamWarnings } from './malayalam-warnings.data.ts';
import { tamilWarnings } from './tamil-warnings.data.ts';
import type { WarningTable } from './warning-table.ts';

const tables: readonly WarningTable[] = [
  generalWarnings,
  englishMoneyWarnings,
  englishContactWarnings,
  hindiWarnings,
  malayalamWarnings,
  tamilWarnings,
];

/** What the reader of a message is warned of: the most serious, null for nothing. */
export function warningOf(text: string): MessageWarning | null {
  const words = foldMessage(text);
  const rules = indexRules();
  let found: MessageWarning | null = null;
  for (const [start, word] of words.entries()) {
    for (const rule of rules.get(word) ?? []) {
      if (isMoreSerious(rule.warning, found) && isMet(rule, { words, start })) found = rule.warning;
    }
  }
  return found;
}

function isMoreSerious(warning: MessageWarning, than: MessageWarning | null): boolean {
  return than === null || messageWarnings.indexOf(warning) < messageWarnings.indexOf(than);
}

/** Phrases by one of the words with which they begin. */
type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;
type Rule = { warning: MessageWarning; phrase: Phrase; exceptions: PhraseIndex };
let rulesByFirstWord: ReadonlyMap<string, readonly Rule[]> | undefined;

/** At the first message, so that programs that need the names of warnings alone do not wait for it. */
function indexRules(): ReadonlyMap<string, readonly Rule[]> {
  rulesByFirstWord ??= indexBy(tables.flatMap(compileTable), ({ phrase }) => phrase);
  return rulesByFirstWord;
}

function compileTable({ words, rules, unless: anyUnless = [] }: WarningTable): Rule[] {
  const compile = createCompiler({ ...sharedWords, ...words });
  return rules.flatMap(({ warning, phrases, unless = [] }) => {
    const exceptions = indexBy([...anyUnless, ...unless].map(compile), (phrase) => phrase);
    return phrases.map((phrase) => ({ warning, phrase: compile(phrase), exceptions }));
  });
}

function indexBy<Item>(
  items: readonly Item[],
  phraseOf: (item: Item) => Phrase,
): ReadonlyMap<string, Item[]> {
  const entries = items.flatMap((item) =>
    [...new Set(listFirstWords(phraseOf(item)))].map((word) => ({ word, item })),
  );
  const index = new Map<string, Item[]>();
  for (const { word, item } of entries) {
    const listed = index.get(word);
    if (listed === undefined) index.set(word, [item]);
    else listed.push(item);
  }
  return index;
}

type Range = { words: readonly string[]; start: number; end: number };

function isMet(
  { phrase, exceptions }: Rule,
  { words, start }: { words: readonly string[]; start: number },
): boolean {
  const end = findEnd({ phrase, words, start });
  return end !== null && !isOrdinary({ words, start, end }, exceptions);
}

/** How many words beside a phrase may show that an ordinary thing is meant. */
const wordsBeside = 4;

function isOrdinary({ words, start, end }: Range, exceptions: PhraseIndex): boolean {
  const before = words.slice(Math.max(0, start - wordsBeside), start);
  const from = start - before.length + before.lastIndexOf('.') + 1;
  return words
    .slice(from, end + wordsBeside)
    .some((word, index) =>
      (exceptions.get(word) ?? []).some((phrase) =>
        isBeside(phrase, { words, start, end, at: from + index }),
      ),
    );
}

/** One word may be anywhere beside the phrase. Several are about it only when they share a word: "photo anuppu, panam anuppu". */
function isBeside(exception: Phrase, { words, start, end, at }: Range & { at: number }): boolean {
  const exceptionEnd = findEnd({ phrase: exception, words, start: at });
  if (exceptionEnd === null) return false;
  if (exception.length > 1) return at < end && exceptionEnd > start;
  return !words.slice(end, exceptionEnd).includes('.');
}

type Begun = { phrase: Phrase; words: readonly string[]; start: number };

/**
 * Where a phrase ends that begins with the word at `start`; null when it does not. All ways to read it are followed side by side, so
 * the time does not depend on how often a part of it is repeated.
 */
function findEnd({ phrase, words, start }: Begun): number | null {
  let ends: readonly number[] = [start];
  for (const part of phrase) {
    ends = [...new Set(ends.flatMap((end) => readPart(part, { words, end })))];
    if (ends.length === 0) return null;
  }
  return Math.min(...ends);
}

/** The words with which a phrase can begin. */
function listFirstWords([part]: Phrase): string[] {
  if (part === undefined || 'most' in part || part.isOptional)
    throw new Error('A phrase begins with a word.');
  return part.lists.flatMap((list) => [...list.keys()]);
}

function readPart(part: PhrasePart, { words, end }: { words: readonly string[]; end: number }): number[] {
  if ('most' in part) return skipWords(words, { from: end, most: part.most });
  const wordings = part.lists.flatMap((list) => list.get(words[end] ?? '') ?? []);
  const read = wordings
    .filter((wording) => wording.every((word, index) => words[end + index] === word))
    .map((wording) => end + wording.length);
  // A comma may follow any word.
  const withComma = read.flatMap((next) => (words[next] === ',' ? [next, next + 1] : [next]));
  return part.isOptional ? [end, ...withComma] : withComma;
}

/** A gap ends at a comma and at the end of the sentence. */
function skipWords(words: readonly string[], { from, most }: { from: number; most: number }): number[] {
  const skipped = words.slice(from, from + most).findIndex((word) => word === '.' || word === ',');
  const count = skipped === -1 ? Math.min(most, words.length - from) : skipped;
  return Array.from({ length: count + 1 }, (_, index) => from + index);
}
