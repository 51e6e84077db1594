import { choiceLists } from '#contract/choices/choice-lists.ts';
import { foldText } from '#contract/choices/fold-text.ts';
import { plainText } from '#contract/choices/plain-text.ts';
import { type Choices, listNamed, type NamedChoice, rankOf, type TypedChoice } from './choices.rules.ts';

/** A value as it is stored, and the words to keep beside it when they say more. */
export type ReadChoice = { value: string; detail: string | null };

/**
 * The one value that a text names, by label, code or synonym; null for own words, and for a text that names several. In a coarse
 * list the text may also begin with the words for a value: `Nair (Veluthedath)`, `Hindu - Nair`, `M.Sc Physics`, `B.Tech, MBA`.
 */
export function findChoice(choices: Choices, typed: TypedChoice): NamedChoice | null {
  const named = findNamed(choices, typed);
  if (named !== null || !choiceLists[typed.list].isCoarse) return named;
  if (choiceLists[typed.list].isOrdered) return findHighest(choices, typed);
  return findBeginning(choices, typed) ?? findAfterParent(choices, typed);
}

/** The code that a text names; a text that names none or several is the person's own words, and is returned trimmed. */
export function resolveChoice(choices: Choices, typed: TypedChoice): string {
  return readChoice(choices, typed).value;
}

/** The same with the words to keep. */
export function readChoice(choices: Choices, typed: TypedChoice): ReadChoice {
  const text = typed.text.trim();
  const found = findChoice(choices, typed);
  if (found === null) return { value: text, detail: null };
  return { value: found.code, detail: found.saysMore ? text : null };
}

/** All codes that a text names as a whole, for the values that a preference accepts: words that say more would widen it. */
export function listCodesMeant(choices: Choices, typed: TypedChoice): string[] {
  return listNamed(choices, typed).map(({ code }) => code);
}

/** All codes that a text names, for a set of accepted values. Empty for own words. */
export function listCodesNamed(choices: Choices, typed: TypedChoice): string[] {
  const named = listNamed(choices, typed).map(({ code }) => code);
  if (named.length > 0) return named;
  const found = findChoice(choices, typed);
  return found === null ? [] : [found.code];
}

function findNamed(choices: Choices, typed: TypedChoice): NamedChoice | null {
  const [named, another] = listNamed(choices, typed);
  return named !== undefined && another === undefined ? named : null;
}

/** Ends the words for a value: a bracket, a comma, a dash between spaces, or a small word. */
const endOfBeginning = /\s*[([{,;:/|]\s*|\s+[-–—]+\s+|\s+(?:in|at|with|of|for|from|under)\s+/i;

function findBeginning(choices: Choices, typed: TypedChoice): NamedChoice | null {
  const [beginning = ''] = typed.text.trim().split(endOfBeginning, 1);
  const found = beginning === typed.text.trim() ? null : findNamed(choices, { ...typed, text: beginning });
  return found && { ...found, saysMore: true };
}

/** `Hindu - Nair` in the list of communities: first the value of the list above, then the value itself. */
function findAfterParent(choices: Choices, typed: TypedChoice): NamedChoice | null {
  const { list, parents } = typed;
  const { parent: parentList } = choiceLists[list];
  const [, first, rest] = /^([\p{L}\p{M}]+)[\s,:/(-]+(.+?)\)?$/u.exec(typed.text.trim()) ?? [];
  if (parentList === null || first === undefined || rest === undefined) return null;
  const above = findNamed(choices, { list: parentList, text: first });
  if (above === null || above.saysMore || parents?.includes(above.code) === false) return null;
  const under = { list, text: rest, parents: [above.code] };
  return findNamed(choices, under) ?? findBeginning(choices, under);
}

/** What is not finished is no education yet: a person decides. */
const unfinished =
  /\b(?:inter|pursuing|persuing|perusing|disc|discont|discontinued|incomplete|not completed|appearing|failed|fail|doing|studying|student|drop ?out|arrears?|foundation|final year|(?:1st|2nd|3rd|4th|first|second|third|fourth) year)\b/i;
/** Between several degrees. */
const betweenDegrees = /\s*[,;&|\n]\s*|\s*\/\s*|\s*\+\s*(?!\d)|\s+and\s+/i;
/** Shorter words within a text are subjects ("B.Sc CS", "B.Com CA") more often than degrees. */
const shortestDegree = 3;
/** Degrees by their field alone, which behind another degree are its subject: "Diploma in Engineering". */
const subjects: ReadonlySet<string> = new Set(
  'engineering engg nursing nsg law theology medicine dental dentistry architecture hotelmanagement hotelmgmt pharmacy computer'.split(
    ' ',
  ),
);

/** The highest of several degrees, each with or without its subject: `B.Tech (CSE), MBA`, `MA English B.Ed`. */
function findHighest(choices: Choices, typed: TypedChoice): NamedChoice | null {
  if (unfinished.test(plainText(typed.text))) return null;
  const rank = (code: string) => rankOf(choices, { list: typed.list, value: code }) ?? -1;
  let highest: string | undefined;
  for (const part of typed.text.trim().split(betweenDegrees)) {
    const degrees = listDegrees(choices, { ...typed, text: part });
    // The subject of the degree before it: "BA Hindi, Sanskrit".
    if (degrees.length === 0 && highest === undefined) return null;
    // Of two that are equally high the later one builds on the former: "B.Sc, B.Ed", "B.Sc Maths B.Ed", "BA, LLB".
    const [best] = degrees.toReversed().toSorted((one, other) => rank(other) - rank(one));
    if (best !== undefined && (highest === undefined || rank(best) >= rank(highest))) highest = best;
  }
  return highest === undefined ? null : { code: highest, saysMore: true };
}

/** The degrees of a text that begins with one: the longest words that name one, and further ones among what follows. */
function listDegrees(choices: Choices, typed: TypedChoice): string[] {
  const words = typed.text.split(/[\s()[\]{}:]+|(?<=\p{L}{2})-|\s-/u).filter((word) => foldText(word) !== '');
  const codes: string[] = [];
  for (let at = 0; at < words.length;) {
    const degree = findLongest(choices, { typed, words: words.slice(at) });
    const isDegree =
      degree !== null && (at === 0 || (degree.letters >= shortestDegree && !subjects.has(degree.folded)));
    if (!isDegree && at === 0) return [];
    if (isDegree) codes.push(degree.code);
    at += isDegree ? degree.length : 1;
  }
  return codes;
}

const mostWords = 5;

/** The value that the most first words name together. */
function findLongest(
  choices: Choices,
  { typed, words }: { typed: TypedChoice; words: readonly string[] },
): { code: string; length: number; letters: number; folded: string } | null {
  for (let length = Math.min(words.length, mostWords); length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ');
    const named = findNamed(choices, { ...typed, text });
    const folded = foldText(text);
    if (named !== null) return { code: named.code, length, letters: folded.length, folded };
  }
  return null;
}
