import { choiceLists, faithLists } from '#contract/choices/choice-lists.ts';
import { foldText } from '#contract/choices/fold-text.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { choiceFacts, type ChoiceFact, factRules, profileFormNames } from '#contract/profiles/fact-names.ts';
import type { Remark } from '../imports.rules.ts';
import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { splitReligion } from '../longer-cells/split-religion.rules.ts';
import { readLongerCells } from '../longer-cells/read-longer-cells.rules.ts';
import { decideCells, findDecision, isSettledForOther } from '../decisions/decided-words.rules.ts';
import { asWritten, findGuess } from '../words/guess-words.rules.ts';
import { isNameOf } from './guesses.rules.ts';
import { keepWords } from './keep-words.rules.ts';
import {
  findIn,
  listOf,
  type OpenWord,
  parentOf,
  parentsOf,
  type Settling,
  type Text,
} from './settling.rules.ts';

/** Where a word belongs when its own list does not know it, the likeliest first. */
const related: Partial<Record<ChoiceFact, readonly ChoiceFact[]>> = {
  religion: ['denomination', 'community'],
  community: ['denomination'],
  denomination: ['community'],
  subCommunity: ['community', 'denomination'],
  country: ['state', 'district'],
  state: ['district', 'country'],
  district: ['state'],
  professionArea: ['workingAs', 'workingWith'],
  workingAs: ['professionArea', 'workingWith'],
  workingWith: ['workingAs', 'professionArea'],
};

/** Facts of which a word of one may be decided to be a value of another. */
const faith = faithLists.flatMap((name) =>
  choiceFacts.filter(([, { list }]) => list === name).map(([fact]) => fact),
);

/**
 * The form of a row with codes in the place of words. A word that its own list does not know, and a related list does, goes where it
 * belongs ("RCSC" in the column of the caste is a denomination); words that say more than their value are kept beside it; values of the
 * lists above follow. A word that no list knows is left out and returned, unless it is to stay own words.
 */
export function settleChoices(written: Form, cells: Pick<Settling, 'texts' | 'find' | 'mapping'>): Settled {
  const settled = settleRow(written, { ...cells, kept: new Set(), decided: new Set() });
  const decided = decideCells(written, { ...cells, ...settled });
  return decided === null ? settled : settleRow(decided.form, { ...cells, ...decided });
}

type Settled = {
  form: Form;
  words: OpenWord[];
  misspelled: ReadonlyMap<ImportField, string>;
  /** What is to be said about what was read. */
  notes: readonly Remark[];
  /** The stored value of the list above a field. */
  parentOf: (field: ImportField) => string | null;
  /** A value as its list finds it in this row: by its code where it lies under another value than the row states. */
  nameValue: (field: ImportField, value: string) => string;
};

function settleRow(
  written: Form,
  { texts, find, mapping, kept, decided }: Pick<Settling, 'texts' | 'find' | 'mapping' | 'kept' | 'decided'>,
): Settled {
  const split = splitReligion(written, find);
  const form = { ...written, ...split };
  const settling: Settling = {
    form,
    texts: { ...texts, ...split },
    find,
    mapping,
    keepers: new Set(),
    readAs: new Map(),
    notes: [],
    kept,
    decided,
  };
  readLongerCells(settling);
  const words: OpenWord[] = [];
  for (const [fact] of choiceFacts) moveToRelated(fact, settling);
  for (const [fact] of choiceFacts) words.push(...settle(fact, settling));
  for (const [fact] of choiceFacts) words.push(...findGuess(fact, { written, settling }));
  const parents: ReadonlyMap<ImportField, string | null> = new Map(
    choiceFacts.map(([fact]) => [profileFormNames[fact], parentOf(fact, settling)] as const),
  );
  for (const [fact] of choiceFacts.toReversed()) fillAbove(fact, settling);
  return {
    form,
    words,
    misspelled: settling.readAs,
    notes: settling.notes,
    parentOf: (field) => parents.get(field) ?? null,
    nameValue: (field, value) => nameValue(value, { field, settling }),
  };
}

/** Moves a word to the first related fact that the row leaves open and whose list knows it. */
function moveToRelated(fact: ChoiceFact, settling: Settling): void {
  const { form, texts } = settling;
  const field = profileFormNames[fact];
  const text = form[field];
  if (text === undefined || settling.keepers.has(field) || isOwn(fact, { text, settling })) return;
  if (findIn(fact, { text, settling }) !== null) {
    if (fact === 'community') shareWithDenomination(text, settling);
    return;
  }
  for (const target of related[fact] ?? []) {
    const open = profileFormNames[target];
    if (form[open] !== undefined || findIn(target, { text, settling }) === null) continue;
    form[open] = text;
    Object.assign(texts, { [open]: texts[field] });
    settling.keepers.add(open);
    Reflect.deleteProperty(form, field);
    return;
  }
}

/** A word that names a community and a denomination ("Dawoodi Bohra") says both. */
function shareWithDenomination(text: string, settling: Settling): void {
  const { form } = settling;
  if (form.denomination !== undefined) return;
  // A word that is coarser than the denomination may mean another one.
  if (findIn('denomination', { text, settling })?.saysMore === false) form.denomination = text;
}

/** Replaces the words of a fact by codes; returns those that no list knows. */
function settle(fact: ChoiceFact, settling: Settling): OpenWord[] {
  const { form } = settling;
  const field = profileFormNames[fact];
  const written = form[field];
  if (written === undefined) return [];
  const { list, kind } = listOf(fact);
  const unknown: OpenWord[] = [];
  const parent = parentOf(fact, settling);
  const settled = (kind === 'set' ? written.split(',') : [written]).flatMap((text) => {
    if (isKept(field, { text, settling })) return [text];
    const decided = findDecision({ field, text, parent }, settling.mapping);
    if (decided !== undefined) return settleDecided(fact, { text, decided, settling });
    const known = findIn(fact, { text, settling });
    if (known !== null) {
      if (kind !== 'set') keepWords(fact, { text, known, settling });
      return [known.code];
    }
    // An administrator decided for a value by its code; it counts whatever the row says above it.
    if (settling.find.named({ list, text })?.code === text) return [text];
    const { word, isLeftOut } = openWord(fact, { text, parent, settling });
    if (word !== null) unknown.push(word);
    return isLeftOut ? [] : [text];
  });
  if (settled.length === 0) Reflect.deleteProperty(form, field);
  else form[field] = [...new Set(settled)].join(',');
  return unknown;
}

/** A word that no list knows: what is to be asked about it, and whether it is left out until somebody decides. */
function openWord(
  fact: ChoiceFact,
  { text, parent, settling }: Text & { parent: string | null },
): { word: OpenWord | null; isLeftOut: boolean } {
  const field = profileFormNames[fact];
  const isKeeper = settling.keepers.has(field);
  if (isUnasked(fact, { text, settling })) return { word: null, isLeftOut: false };
  if (isSettledForOther(field, { text, mapping: settling.mapping })) return { word: null, isLeftOut: true };
  if (!isKeeper && repeatsCommunity(fact, { text, settling })) return { word: null, isLeftOut: true };
  const { list } = listOf(fact);
  // Where a list has nothing to choose from there is nothing to ask.
  if (!settling.find.hasValues({ list, ...parentsOf(fact, settling) }))
    return { word: null, isLeftOut: false };
  const isPart = fact === 'subCommunity' && isPartOfCommunity(text, settling);
  // Children stay by their number until somebody decides.
  const isStored = isKeeper || isPart || fact === 'children';
  const word = asWritten(field, { text, settling });
  return {
    word: { field, list, word, parent, readAs: null, ...(isStored && { isStored }) },
    isLeftOut: !isStored,
  };
}

function isUnasked(fact: ChoiceFact, { text, settling }: Text): boolean {
  const field = profileFormNames[fact];
  return isOwn(fact, { text, settling }) || (settling.keepers.has(field) && isBesideDecided(field, settling));
}

/** Whether the list knows a word as a part of the row's own community, which it has no value for: `Adiyodi` of Nair. */
function isPartOfCommunity(text: string, settling: Settling): boolean {
  const known = findIn('community', { text, settling });
  return known?.saysMore === true && known.code === settling.form.community;
}

/** What is stored of a word that was decided about: a value whatever the row says above it, the word itself, or nothing. */
function settleDecided(
  fact: ChoiceFact,
  { text, decided, settling }: Text & { decided: string | null },
): string[] {
  if (decided === null) return [text];
  const { list } = listOf(fact);
  const known =
    decided === ''
      ? null
      : (findIn(fact, { text: decided, settling }) ?? settling.find.named({ list, text: decided }));
  if (known === null) {
    decideRelated(fact, { text: decided, settling });
    return [];
  }
  settling.decided.add(profileFormNames[fact]);
  if (listOf(fact).kind !== 'set') keepWords(fact, { text, known, settling });
  return [known.code];
}

/** A word of the community may be decided to be a denomination: it goes there, unless the row states one. */
function decideRelated(fact: ChoiceFact, { text, settling }: Text): void {
  const { form, find } = settling;
  for (const target of faith.includes(fact) ? faith : []) {
    const field = profileFormNames[target];
    const known = findIn(target, { text, settling }) ?? find.named({ list: listOf(target).list, text });
    if (target === fact || known === null || form[field] !== undefined) continue;
    form[field] = known.code;
    settling.decided.add(field);
    return;
  }
}

function nameValue(value: string, { field, settling }: { field: ImportField; settling: Settling }): string {
  const fact = choiceFacts.find(([each]) => profileFormNames[each] === field)?.[0];
  if (fact === undefined || findIn(fact, { text: value, settling }) !== null) return value;
  return settling.find.named({ list: listOf(fact).list, text: value })?.code ?? value;
}

/** Whether a field keeps the words of one that was decided about. */
function isBesideDecided(field: ImportField, { decided }: Settling): boolean {
  return choiceFacts.some(([fact]) => {
    const { detail } = factRules[fact];
    return detail !== undefined && profileFormNames[detail] === field && decided.has(profileFormNames[fact]);
  });
}

/** A sheet that writes the community in two of its columns is asked about once. */
function repeatsCommunity(fact: ChoiceFact, { text, settling }: Text): boolean {
  const { texts, form, find } = settling;
  if (fact === 'denomination') return findIn('community', { text, settling })?.code === form.community;
  if (fact !== 'subCommunity') return false;
  const { community: code = '' } = form;
  const isName = code !== '' && isNameOf(find.labelOf({ list: 'community', code }), text);
  return isName || foldText(text) === foldText(texts.community ?? '');
}

function isOwn(fact: ChoiceFact, { text, settling }: Text): boolean {
  const field = profileFormNames[fact];
  const mapped = settling.mapping.fields.find((each) => each.field === field);
  return mapped?.ownWords.has(foldText(text)) === true || !choiceLists[listOf(fact).list].takesOwnWords;
}

/** Whether an administrator has decided that a word stays as it is, whatever the lists know. */
function isKept(field: ImportField, { text, settling }: Text): boolean {
  const mapped = settling.mapping.fields.find((each) => each.field === field);
  return settling.kept.has(field) || mapped?.kept.has(foldText(text)) === true;
}

/** States the value of the list above, when the row leaves it open: a district is in one state. */
function fillAbove(fact: ChoiceFact, { form, find }: Settling): void {
  const { list, within } = listOf(fact);
  const text = form[profileFormNames[fact]];
  if (within === undefined || text === undefined) return;
  const parent = find.named({ list, text })?.parent ?? null;
  if (parent !== null) form[profileFormNames[within]] ??= parent;
}
