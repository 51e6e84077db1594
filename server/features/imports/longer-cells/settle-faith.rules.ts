import { isLastCode } from '#contract/choices/choice-lists.ts';
import { isClass, scheduledOf, stripAround, writeOutFaith } from './faith-words.rules.ts';
import { type LongerCells, sharesColumn } from './longer-cells.rules.ts';
import { leaveReligion, refineByPart, stateByPart } from './parts-of-faith.rules.ts';
import { stateInterCaste } from './inter-caste.rules.ts';
import { shareOfSub } from './share-of-sub.rules.ts';
import { settleSub } from './settle-sub-community.rules.ts';
import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import { findFaith, religionOf } from './find-faith.rules.ts';
import { firstOf, listRuns, splitParts, splitWords } from './find-within.rules.ts';

/**
 * The community and denomination that a cell names among other words: `Tamil Muslim - Marakkayar`, `Sunni Pathan`, `OC - Kamma`. What is
 * stated elsewhere in the row is not replaced.
 */
export function settleFaith(cells: LongerCells): void {
  const { form } = cells;
  leaveClass(cells);
  writeOutShort(cells);
  stateInterCaste(cells);
  const sub = takeSub(cells);
  shareOfSub(cells);
  stateByPart(cells);
  stateReligion(cells);
  leaveReligion(cells);
  for (const field of ['community', 'denomination'] as const) {
    const text = form[field];
    if (text === undefined) continue;
    if (isExact(text, cells)) stateExact(text, { field, cells });
    else stateAmongWords(text, { field, cells });
  }
  statedByCell(cells);
  if (sub !== null) settleSub(cells, sub);
  else refineByPart(cells);
}

/** A class of the state is no community: `OBC`, `General`. */
function leaveClass({ form, notes }: LongerCells): void {
  for (const field of ['community', 'sub_community'] as const) {
    const { [field]: text } = form;
    if (text === undefined || !isClass(text)) continue;
    notes.push({ field, key: 'row.no_field', as: text });
    Reflect.deleteProperty(form, field);
  }
}

const ofFaith = ['community', 'denomination', 'sub_community'] as const;

/** A short form in full, where a list has that: `SM Cath`, `Orth Syrian`. */
function writeOutShort({ form, texts, find }: LongerCells): void {
  for (const field of ofFaith) {
    const { [field]: text } = form;
    const long = text === undefined ? text : writeOutFaith(text);
    if (long === undefined || long === text) continue;
    if (!ofFaith.some((list) => find.named({ list, text: long })?.saysMore === false)) continue;
    form[field] = long;
    Object.assign(texts, { [field]: long });
  }
}

type Stating = { field: 'community' | 'denomination'; cells: LongerCells };

function stateExact(text: string, { field, cells }: Stating): void {
  stateBeside(text, cells);
  if (field === 'community') leaveDenomination(text, cells);
}

function stateAmongWords(text: string, { field, cells }: Stating): void {
  const { form } = cells;
  if (form.religion === undefined && scheduledOf(text) !== null) form.religion = 'hindu';
  const words = stripAround(text);
  const community = scheduledCommunity(text, cells) ?? findCommunity(words, cells);
  const denomination = findFaith('denomination', { words, cells });
  if (community === null && denomination === null) return;
  if (field === 'denomination' || community === null) Reflect.deleteProperty(form, field);
  state(cells, { field: 'community', known: community });
  state(cells, { field: 'denomination', known: denomination });
}

/** The words about the sub-community where they stand in the cell of the community: `Viswakarma (Asari)`, `Nair / Kiriyath`. */
function takeSub({ form, mapping }: LongerCells): string | null {
  const text = form.sub_community;
  if (text === undefined || text !== form.community || !sharesColumn('sub_community', mapping)) return null;
  Reflect.deleteProperty(form, 'sub_community');
  return text;
}

/**
 * The religion that the cell of the community names: `Hindu - Ezhava`, `Nav Bauddha`. Where only the name of a community is there, and
 * Hindus have it beside Christians or Muslims, it is the Hindu one: the others say so. Hindus, Sikhs and Jains do not.
 */
function stateReligion({ form, find }: LongerCells): void {
  const text = form.community ?? form.denomination;
  if (form.religion !== undefined || text === undefined) return;
  const religion = (part: string) => {
    const known = find.named({ list: 'religion', text: part });
    return known === null || isLastCode(known.code) ? null : known;
  };
  // A letter alone is a religion at the beginning: "H - Nair", but not "F-Nair, M-Ezhava".
  const words = splitParts(text).flatMap((part) => [part, ...splitWords(part)]);
  const named = firstOf(
    [text, ...words.filter((word, at) => at === 0 || word.replaceAll(/\W/g, '').length > 1)],
    religion,
  );
  if (named !== null) form.religion = named.code;
  else if (isOfHindus(text, find)) form.religion = 'hindu';
}

function isOfHindus(text: string, find: FindChoice): boolean {
  const bears = (religion: string) =>
    find.named({ list: 'community', text: stripAround(text), parents: [religion] }) !== null;
  const whole = find.named({ list: 'community', text });
  const isAmbiguous = whole === null || whole.parent !== 'hindu';
  return isAmbiguous && bears('hindu') && !['sikh', 'jain', 'buddhist'].some(bears);
}

/** The denomination in a cell whose words are a community: "Mappila (Sunni)", "RC Goan". */
function stateBeside(text: string, { form, find }: LongerCells): void {
  if (form.denomination !== undefined) return;
  const parents = religionOf(form.religion, find);
  const parts = splitParts(text);
  const texts = [text, ...parts, ...parts.flatMap((part) => listRuns(splitWords(part)))];
  const known = firstOf(texts, (part) => find.named({ list: 'denomination', text: part, ...parents }));
  if (known !== null && !isLastCode(known.code)) form.denomination = known.code;
}

/** Words that are a denomination alone state no community, unless one of their parts does: "Syro Malabar / Knanaya". */
function leaveDenomination(text: string, cells: LongerCells): void {
  const { form, find } = cells;
  const parents = religionOf(form.religion, find);
  if (find.named({ list: 'community', text, ...parents }) !== null) return;
  const parts = splitParts(text);
  const known = firstOf(parts, (part) => find.named({ list: 'community', text: part, ...parents }));
  const whole = find.named({ list: 'denomination', text, ...parents });
  const isBothNames = known !== null && whole !== null && repeats(whole.code, { code: known.code, find });
  if (known !== null && parts.length > 1 && !isBothNames) form.community = known.code;
  // A row that states another denomination is asked about.
  else if (whole !== null && agrees(whole.code, cells)) Reflect.deleteProperty(form, 'community');
}

/** Whether the denomination of a row is the one that another cell says, or one within it: `RC` beside `Syro Malabar`, `Sunni` beside `Hanafi`. */
function agrees(wider: string, { form, find }: LongerCells): boolean {
  const { denomination: text = '' } = form;
  const own = find.named({ list: 'denomination', text, ...religionOf(form.religion, find) })?.code ?? text;
  if (wider === 'christian-roman-catholic') return catholics.has(own);
  return wider === own || (wider.endsWith(otherPart) && own.startsWith(wider.slice(0, -otherPart.length)));
}

const catholics: ReadonlySet<string> = new Set(
  ['roman-catholic', 'syro-malabar', 'syro-malankara', 'knanaya-catholic'].map((rite) => `christian-${rite}`),
);

/** Whether the first word of a community is one of the denomination, too: "Orthodox (Malankara)" states no community. */
function repeats(denomination: string, { code, find }: { code: string; find: FindChoice }): boolean {
  const [first = ''] = splitWords(find.labelOf({ list: 'community', code }));
  const words = splitWords(find.labelOf({ list: 'denomination', code: denomination }));
  return words.includes(first);
}

/** Whether a list has a text as it is: a name of a value that says no more. */
function isExact(text: string, { form, find }: LongerCells): boolean {
  const parents = religionOf(form.religion, find);
  return (['community', 'denomination'] as const).some(
    (list) => find.named({ list, text, ...parents })?.saysMore === false,
  );
}

/** A Hindu who writes SC or ST beside a name belongs to it, also where others bear that name: `Thandan SC` is no Ezhava. */
function scheduledCommunity(text: string, { form, find }: LongerCells): Known | null {
  const named = scheduledOf(text);
  if (named === null || religionOf(form.religion, find).parents?.[0] !== 'hindu') return null;
  return find.named({ list: 'community', text: named, parents: ['hindu'] });
}

/** The community; of "Brahmin - Iyer (Vadama)" the part that the list has for itself. */
function findCommunity(words: string, cells: LongerCells): Known | null {
  const known = findFaith('community', { words, cells });
  if (known === null || !known.code.endsWith(otherPart)) return known;
  const stem = known.code.slice(0, -otherPart.length);
  const parents = religionOf(cells.form.religion, cells.find);
  const isFiner = (text: string) => {
    const part = cells.find.named({ list: 'community', text, ...parents });
    return part?.code.startsWith(stem) && part.code !== known.code ? part : null;
  };
  return (
    firstOf(
      splitParts(words).flatMap((part) => [part, ...listRuns(splitWords(part))]),
      isFiner,
    ) ?? known
  );
}

/** Ends the code of a community whose parts the list has: "Brahmin – Other". */
const otherPart = '-other';

function state(
  { form, readAs, find }: LongerCells,
  { field, known }: { field: 'community' | 'denomination'; known: Known | null },
): void {
  if (known === null) return;
  const before = form[field];
  const isStated = before !== undefined && find.named({ list: field, text: before })?.saysMore === false;
  if (isStated) return;
  form[field] = known.code;
  if (known.alike !== undefined) readAs.set(field, find.labelOf({ list: field, code: known.code }));
}

/** One cell may be read as community and as denomination: each keeps what its list knows. */
function statedByCell({ form, find }: LongerCells): void {
  const { community, denomination } = form;
  if (community === undefined || community !== denomination) return;
  const parents = religionOf(form.religion, find);
  const isCommunity = find.named({ list: 'community', text: community, ...parents }) !== null;
  const isDenomination = find.named({ list: 'denomination', text: community, ...parents }) !== null;
  if (isCommunity && !isDenomination) Reflect.deleteProperty(form, 'denomination');
  else if (isDenomination && !isCommunity) Reflect.deleteProperty(form, 'community');
  else if (!isCommunity && !isDenomination) Reflect.deleteProperty(form, 'denomination');
}
