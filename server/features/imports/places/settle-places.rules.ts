import { type LongerCells, sharesColumn } from '../longer-cells/longer-cells.rules.ts';
import type { Place } from './find-place.rules.ts';
import { isEmployer } from '../occupations/find-employer.rules.ts';
import { writeOut } from '../occupations/work-text.rules.ts';
import { nameNative, type Places, readPlaces } from './read-places.rules.ts';

/** Reads where somebody lives and is from: the town, and what it says of district, state and country. */
export function settlePlaces(cells: LongerCells): void {
  const { form, find } = cells;
  const native =
    form.native_place === undefined ? {} : readPlaces(form.native_place, { role: 'native', find });
  const lives = form.city === undefined ? {} : readPlaces(form.city, { role: 'lives', find });
  stateNative(cells, { native, lives });
  if (lives.isSame) livesAtNative(cells, native);
  else if (lives.lives !== undefined) livesAt(cells, { ...lives, lives: lives.lives });
  else if (native.lives !== undefined) livesAt(cells, { lives: native.lives });
  else leavesOpen(cells, lives);
}

/** The native place by its own cell, or by that of the place where the person lives, which it may be the same as. */
function stateNative({ form }: LongerCells, { native, lives }: { native: Places; lives: Places }): void {
  const { native_place: text } = form;
  if (text !== undefined && native.isSame !== true) {
    form.native_place = nameNative(text, native);
    return;
  }
  const town = native.isSame === true ? lives.lives?.town : lives.native?.town;
  if (town !== undefined) form.native_place = town;
  else Reflect.deleteProperty(form, 'native_place');
}

function livesAtNative(cells: LongerCells, { native }: Places): void {
  setCity(cells, { town: cells.form.native_place });
  placeIn(cells, native);
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
