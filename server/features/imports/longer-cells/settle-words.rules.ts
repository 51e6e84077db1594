import { foldText } from '#contract/choices/fold-text.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { type LongerCells, sharesColumn } from './longer-cells.rules.ts';
import { countsChildren, readChildren } from './children.rules.ts';
import { acceptsAny, readDiet } from './diet.rules.ts';
import { isRasi, readGotra, takeDosham } from './horoscope.rules.ts';
import { findWithin, splitParts } from './find-within.rules.ts';

/** The short lists whose values stand among other words: "Div - no issues", "Bharani / Vadhula gothram", "Joint, upper middle". */
const shortLists = [
  ['religion', 'religion'],
  ['star', 'star'],
  ['mother_tongue', 'mother_tongue'],
  ['marital_status', 'marital_status'],
  ['children', 'children'],
  ['diet', 'diet'],
  ['disability', 'disability'],
  ['family_type', 'family_type'],
  ['family_values', 'family_values'],
  ['financial_status', 'financial_status'],
] as const satisfies readonly (readonly [ImportField, ListName])[];

/** Replaces the cells of the short lists by the value that they name. A cell of several facts says nothing of those it does not name. */
export function settleWords(cells: LongerCells): void {
  const { form, mapping } = cells;
  if (form.gotra !== undefined && sharesColumn('gotra', mapping) && isOfOthers(cells)) {
    const gotra = readGotra(form.gotra);
    if (gotra === null) Reflect.deleteProperty(form, 'gotra');
    else form.gotra = gotra;
  }
  moveGotra(cells);
  leaveDosham(cells);
  stateChildren(cells);
  stateHome(cells);
  leaveAccepted(cells);
  // The profile has no rasi.
  if (form.star !== undefined && isRasi(form.star)) Reflect.deleteProperty(form, 'star');
  for (const [field, list] of shortLists) settleWord(cells, { field, list });
  for (const [field, list] of shortLists) leaveOut(cells, { field, list });
}

/** A gotra that is named so in the column of the sub-community: "Bansal gotra". */
function moveGotra({ form, find }: LongerCells): void {
  const { sub_community: text, gotra } = form;
  if (text === undefined || !/\bgoth?ra+m?\b/i.test(text)) return;
  if (find.named({ list: 'sub_community', text }) !== null) return;
  const found = readGotra(text);
  const others = splitParts(text).filter((part) => !/\bgoth?ra+m?\b/i.test(part));
  if (found === null || (gotra !== undefined && foldText(gotra) !== foldText(found))) return;
  form.gotra = found;
  if (others.length === 0) Reflect.deleteProperty(form, 'sub_community');
  else form.sub_community = others.join(' / ');
}

/** The profile has no field for dosham: a note says what is left out beside the star. */
function leaveDosham({ form, notes }: LongerCells): void {
  if (form.star === undefined) return;
  const { dosham, rest } = takeDosham(form.star);
  if (dosham.length === 0) return;
  notes.push({ field: 'star', key: 'row.no_field', as: dosham.join(', ') });
  if (rest === '') Reflect.deleteProperty(form, 'star');
  else form.star = rest;
}

/** Children beside the marital status: `Div. (1 child)`, `Divorcee with one son`, `Div - no issues`. */
const ofChildren =
  /(?:(?:\b(?:no|nil|without|\d|one|two|three|four|an?|single)\s+)?\b(?:(?:male|female|small|minor|grown ?up)\s+)?(?:child(?:ren|less)?|kids?|sons?|daughters?|dtrs?|issues?|issueless|bab(?:y|ies))|\b(?:\d|one|two|three|four|an?)\s*(?:(?:small|minor|baby|little)\s+)?(?:girls?|boys?))\b.*$/i;

function stateChildren({ form, texts }: LongerCells): void {
  const { marital_status: status, children: own } = form;
  // The cell says it, and not what was decided about its words.
  const { marital_status: cell = status } = texts;
  if (cell === undefined) return;
  const isOwn = ![status ?? cell, cell].some((text) => foldText(text) === foldText(own ?? cell));
  if (isOwn) return;
  Reflect.deleteProperty(form, 'children');
  const found = splitParts(cell).flatMap((part) => ofChildren.exec(part)?.[0].trim() ?? []);
  if (found.length === 0) return;
  const children = found.join(' / ');
  form.children = children;
  texts.children = children;
}

/** Where the children live, as far as the cell says it; a profile has no field for their number. */
function stateHome({ form, texts, notes, mapping }: LongerCells): void {
  const { children: text } = form;
  if (text === undefined) return;
  const home = readChildren(text, form.gender);
  const isDecided = mapping.fields.some(
    (each) => each.field === 'children' && each.settled.has(foldText(text)),
  );
  const isCounted = home === null && !isDecided && countsChildren(text);
  if (isCounted) notes.push({ field: 'children', key: 'row.no_field', as: text });
  if (home === null && !isCounted) return;
  form.children = home ?? 'has-children';
  Reflect.deleteProperty(texts, 'children');
}

/** “Any” in the column of the diet is about the partner, or about nothing. */
function leaveAccepted({ form, notes }: LongerCells): void {
  if (form.diet === undefined || !acceptsAny(form.diet)) return;
  notes.push({ field: 'diet', key: 'row.no_diet' });
  Reflect.deleteProperty(form, 'diet');
}

/** Whether a cell about the marital status speaks of children. */
export function namesChildren(text: string): boolean {
  return ofChildren.test(text);
}

/** Whether the cell of the gotra is that of the star or the community, and not one of a column of its own. */
function isOfOthers({ texts }: LongerCells): boolean {
  return texts.gotra === texts.star || texts.gotra === texts.community;
}

type Word = { field: ImportField; list: ListName };

function settleWord({ form, texts, find, readAs }: LongerCells, { field, list }: Word): void {
  const text = form[field];
  if (text === undefined || find.named({ list, text }) !== null) return;
  const diet = field === 'diet' ? readDiet(text) : null;
  if (diet !== null) {
    form.diet = diet;
    Reflect.deleteProperty(texts, field);
    return;
  }
  const known = findWithin({ list, text }, find);
  if (known === null) return;
  if (known.alike !== undefined) readAs.set(field, find.labelOf({ list, code: known.code }));
  form[field] = known.code;
  // The cell says no more than the value: what is beside it is about another fact, or misspelled.
  Reflect.deleteProperty(texts, field);
}

/** Of a cell that several fields are read from, one of them is asked about, when it names none of them. */
const askedFor: Partial<Record<ImportField, readonly ImportField[]>> = {
  star: ['gotra'],
  marital_status: ['children'],
  children: [],
  financial_status: ['family_type', 'family_values'],
};

function leaveOut({ form, find, mapping }: LongerCells, { field, list }: Word): void {
  const text = form[field];
  if (text === undefined || !sharesColumn(field, mapping) || find.named({ list, text }) !== null) return;
  const others = askedFor[field];
  if (others === undefined || others.some((other) => form[other] !== undefined))
    Reflect.deleteProperty(form, field);
}
