import { foldText } from '#contract/choices/fold-text.ts';
import { type ChoiceFact, factRules, profileFormNames } from '#contract/profiles/fact-names.ts';
import { stripAround } from '../longer-cells/faith-words.rules.ts';
import { isLessThan, saysName } from './guesses.rules.ts';
import type { Known } from './known-words.rules.ts';
import { findIn, listOf, parentsOf, type Settling, type Text } from './settling.rules.ts';

export type Guess = { word: string; code: string; settling: Settling };

/** Whether a community is read from another name than its own ("Prajapati" of Kumhar), which is no part of it that the list has. */
export function isOtherName(fact: ChoiceFact, { word, code, settling }: Guess): boolean {
  const { find } = settling;
  if (fact !== 'community' || saysName(find.labelOf({ list: 'community', code }), word)) return false;
  const known = findIn(fact, { text: word, settling });
  const isPart = find.named({ list: 'sub_community', text: word, parents: [code] }) !== null;
  return known?.code === code && known.saysMore && !isPart;
}

/**
 * Keeps words that say more than the value: beside others in a field of words, and in a field of choices that is open. Words that say
 * less are kept in a field of words.
 */
export function keepWords(fact: ChoiceFact, { text, known, settling }: Text & { known: Known }): void {
  const { form, texts, keepers } = settling;
  const { detail } = factRules[fact];
  // A denomination is no part of a community.
  if (detail === undefined || fact === 'denomination') return;
  const isOfChoices = factRules[detail].kind === 'choice';
  const words = wordsToKeep(fact, {
    text: texts[profileFormNames[fact]] ?? text,
    known,
    settling,
    isOfChoices,
  });
  if (words === null) return;
  const keeper = profileFormNames[detail];
  if (namesCommunity(form[keeper], { known, settling })) Reflect.deleteProperty(form, keeper);
  const before = form[keeper];
  if (isOfChoices && before !== undefined && !staysBeside(before, { fact, text: words, known, settling }))
    return;
  form[keeper] = joinWords(before, words);
  keepers.add(keeper);
}

/** What of a cell is kept: nothing when it says just the value. A community leaves out SC, OC and the like. */
function wordsToKeep(fact: ChoiceFact, kept: Text & { known: Known; isOfChoices: boolean }): string | null {
  const { text, known, settling } = kept;
  const words = fact === 'community' ? stripAround(text) : text;
  if (fact === 'community') statePart(words, { known, settling });
  return [text, words].some((each) => saysJust(fact, { ...kept, text: each })) ? null : words;
}

/** Whether words say the value and neither more nor, for a field of words, less. */
function saysJust(
  fact: ChoiceFact,
  { text, known: { code }, settling, isOfChoices }: Text & { known: Known; isOfChoices: boolean },
): boolean {
  const { list } = listOf(fact);
  const wrote = findIn(fact, { text, settling }) ?? (isOfChoices ? findLike(fact, { text, settling }) : null);
  const saysLess = !isOfChoices && isLessThan(settling.find.labelOf({ list, code }), { list, text });
  return wrote?.code === code && !wrote.saysMore && !saysLess;
}

/** The part of a community that the name in the cell is, too: "K.V. Gounder" of Gounder. */
function statePart(text: string, { known: { code }, settling }: { known: Known; settling: Settling }): void {
  const { form, find } = settling;
  const part = find.named({ list: 'sub_community', text, parents: [code] });
  if (part !== null) form.sub_community ??= part.code;
}

/** Whether the sub-community of a row is a name of the community itself, and no part of it: `Vokkaliga` beside `Gowda`. */
function namesCommunity(
  text: string | undefined,
  { known: { code, parent }, settling }: { known: Known; settling: Settling },
): boolean {
  if (text === undefined || settling.find.named({ list: 'sub_community', text, parents: [code] }) !== null)
    return false;
  const named = settling.find.named({
    list: 'community',
    text,
    ...(parent !== null && { parents: [parent] }),
  });
  return named?.code === code && !named.saysMore;
}

/** The value whose name a misspelled word is. */
function findLike(fact: ChoiceFact, { text, settling }: Text): Known | null {
  return settling.find.alike({ list: listOf(fact).list, text, ...parentsOf(fact, settling) });
}

/** Whether another name of a community is kept beside the sub-community that the row states in words. */
function staysBeside(
  before: string,
  { fact, text, known: { code }, settling }: Text & { fact: ChoiceFact; known: Known },
): boolean {
  const isListed = settling.find.named({ list: 'sub_community', text: before, parents: [code] }) !== null;
  return !isListed && isOtherName(fact, { word: text, code, settling });
}

/** The longest text of a field that keeps words. */
const longestDetail = 80;

function joinWords(before: string | undefined, words: string): string {
  if (before === undefined) return words.replaceAll(/\s+/g, ' ').slice(0, longestDetail).trim();
  const joined = `${before}; ${words.replaceAll(/\s+/g, ' ')}`;
  const isTold = foldText(before).includes(foldText(words));
  return isTold || joined.length > longestDetail ? before : joined;
}
