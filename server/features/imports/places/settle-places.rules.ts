import { foldText } from '#contract/choices/fold-text.ts';
import { type LongerCells, sharesColumn } from '../longer-cells/longer-cells.rules.ts';
import { settleContradiction } from './contradicting-places.rules.ts';
import type { Place } from './find-place.rules.ts';
import { isEmployer } from '../occupations/find-employer.rules.ts';
import { writeOut } from '../occupations/work-text.rules.ts';
import { placeByState } from './states-of-tongues.rules.ts';
import type { Role } from './merge-places.rules.ts';
import { nameNative, type Places, readPlaces } from './read-places.rules.ts';

/** Reads where somebody lives and is from: the town, and what it says of district, state and country. */
export function settlePlaces(cells: LongerCells): void {
  const { form, find } = cells;
  leaveShips(cells);
  const { native_place: text } = form;
  const read = (cell: string | undefined, role: Role) =>
    cell === undefined
      ? {}
      : placeByState(readPlaces(cell, { role, find }), { tongue: form.mother_tongue, find });
  const native = read(form.native_place, 'native');
  const lives = read(form.city, 'lives');
  stateNative(cells, { native, lives });
  if (lives.isSame) livesAtNative(cells, { native, text });
  else if (lives.lives !== undefined)
    livesAt(cells, { ...lives, lives: settleContradiction(cells, { lives: lives.lives, native }) });
  else if (native.lives !== undefined) livesAt(cells, { lives: native.lives });
  else leavesOpen(cells, lives);
}

/** Who is at sea lives in no place. */
const ships =
  /^(?:(?:now|presently|currently|at present) )?(?:(?:on|in|at|aboard) )?(?:(?:board|the|a) )*(?:ship|vessel|sea|high seas|oil rig|rig|cruise|cruise ship|sailing|onboard|on board|offshore)$/i;

function leaveShips({ form, notes }: LongerCells): void {
  for (const field of ['city', 'native_place'] as const) {
    const { [field]: text } = form;
    if (text === undefined || !ships.test(text.trim())) continue;
    Reflect.deleteProperty(form, field);
    notes.push({ field, key: 'row.no_place', as: text });
  }
}

/** The native place by its own cell, or by that of the place where the person lives, which it may be the same as. */
function stateNative(
  { form, find }: LongerCells,
  { native, lives }: { native: Places; lives: Places },
): void {
  const { native_place: text } = form;
  if (text !== undefined && native.isSame !== true && !isOfToday(native)) {
    form.native_place =
      stateAlone(text, { native, find }) ??
      withDistrict(nameNative(text, native), { text, place: native.native, find });
    return;
  }
  const town = native.isSame === true ? lives.lives?.town : lives.native?.town;
  if (town !== undefined) form.native_place = town;
  else Reflect.deleteProperty(form, 'native_place');
}

/** Whether a cell says where somebody lives, and nothing else: `settled in US`. */
function isOfToday({ native, lives, unknown }: Places): boolean {
  return lives !== undefined && native === undefined && unknown === undefined;
}

/** The state that a native place names and nothing else: `TN`, `kerela`. */
function stateAlone(
  text: string,
  { native: { native }, find }: { native: Places; find: LongerCells['find'] },
): string | null {
  if (native?.state === undefined || native.district !== undefined) return null;
  const known = find.named({ list: 'state', text });
  return known?.code === native.state ? find.labelOf({ list: 'state', code: native.state }) : null;
}

/** The native place has one field: a district that the cell names stays behind the town. */
function withDistrict(
  town: string,
  { text, place, find }: { text: string; place: Place | undefined; find: LongerCells['find'] },
): string {
  if (place?.district === undefined) return town;
  const label = find.labelOf({ list: 'district', code: place.district });
  const isWritten = foldText(text).includes(foldText(label));
  return !isWritten || foldText(town).includes(foldText(label)) ? town : `${town}, ${label}`;
}

function livesAtNative(
  cells: LongerCells,
  { native, text }: { native: Places; text: string | undefined },
): void {
  const isNamed = text !== undefined && native.isSame !== true;
  setCity(cells, { town: isNamed ? nameNative(text, native) : cells.form.native_place });
  placeIn(cells, native.native);
}

function livesAt(cells: LongerCells, places: Places & { lives: Place }): void {
  const { unknown, lives } = places;
  const firm = firmOf(cells, places);
  if (isOneCell(cells)) setEmployer(cells, firm);
  setCity(cells, { town: firm === undefined ? (unknown ?? lives.town) : lives.town });
  placeIn(cells, lives);
}

/** Whether the place and the employer are read from the same cell. */
function isOneCell({ mapping, texts }: LongerCells): boolean {
  const { employer_name: employer = texts.city } = texts;
  return sharesColumn('city', mapping) && texts.city === employer;
}

/** The cell of a column that has places and firms is no employer when it is a place. */
function setEmployer({ form }: LongerCells, firm: string | undefined): void {
  if (firm === undefined) Reflect.deleteProperty(form, 'employer_name');
  else form.employer_name = firm;
}

/** A cell that names no known place is a town, or the firm where somebody works. */
function leavesOpen(cells: LongerCells, { native }: Places): void {
  const { form } = cells;
  if (form.city === undefined) return;
  const isFirm = isOneCell(cells);
  if (isFirm) form.employer_name ??= form.city;
  if (isFirm || native !== undefined) Reflect.deleteProperty(form, 'city');
}

/** The firm before a place in a column of places of work: "Infosys, Mysore". */
function firmOf(cells: LongerCells, { unknown }: Places): string | undefined {
  const isFirm = unknown !== undefined && isOneCell(cells) && isEmployer(writeOut(unknown));
  return isFirm ? unknown : undefined;
}

function setCity({ form }: LongerCells, { town }: { town: string | undefined }): void {
  if (town === undefined) Reflect.deleteProperty(form, 'city');
  else form.city = town;
}

/** What a place says of the lists, unless the row says it itself. */
export function placeIn({ form, find, readAs }: LongerCells, place: Place | undefined): void {
  if (place === undefined) return;
  for (const level of ['country', 'state', 'district'] as const) {
    const code = place[level];
    if (code !== undefined) form[level] ??= code;
  }
  if (place.isAlike) {
    const district = place.district;
    const label = district === undefined ? undefined : find.labelOf({ list: 'district', code: district });
    readAs.set('city', form.city ?? label ?? '');
  }
}
