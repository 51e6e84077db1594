import { type LongerCells, sharesColumn } from '../longer-cells/longer-cells.rules.ts';
import { nameOf } from './contradicting-places.rules.ts';
import type { Place } from './find-place.rules.ts';
import { merge } from './merge-places.rules.ts';
import { type PlaceField, placeFields } from './origin-columns.rules.ts';
import { type Places, readPlaces } from './read-places.rules.ts';
import { placeIn } from './settle-places.rules.ts';
import { placeByState } from './states-of-tongues.rules.ts';

/** What a column of the native place says of where somebody lives, and the place that it names. */
export type Origin = {
  said: Partial<Record<PlaceField, string>>;
  place: Place | undefined;
  /** Whether the cell itself says which place is which: "B'lore (native TCR)". */
  namesBoth: boolean;
};

/** Takes out what is read from a column of the native place: somebody lives there only when nothing says another place. */
export function takeOrigin(cells: LongerCells): Origin {
  const { form } = cells;
  const said: Origin['said'] = {};
  for (const field of placeFields) {
    const { [field]: text } = form;
    if (text === undefined || !isOfOrigin(field, cells)) continue;
    said[field] = text;
    Reflect.deleteProperty(form, field);
  }
  const [named] = placeFields.flatMap((field) => said[field] ?? []);
  if (named !== undefined) form.native_place ??= named;
  // A decided district counts before the word that it was decided for.
  const texts = new Set([said.district, said.city, said.state, said.country, form.native_place]);
  const read = [...texts].map((text) => placesOf(text, cells));
  const [first, ...others] = read.flatMap(({ native }) => native ?? []);
  return {
    said,
    place: others.reduce((before, place) => merge(before, place), first),
    namesBoth: read.some(({ lives }) => lives !== undefined),
  };
}

function isOfOrigin(field: PlaceField, { mapping, texts }: LongerCells): boolean {
  const own = mapping.fields.find((each) => each.field === 'native_place')?.columns ?? [];
  const columns = mapping.fields.find((each) => each.field === field)?.columns ?? [];
  if (columns.length === 0) return false;
  const isSame = texts[field] === texts.native_place && columns.some((column) => own.includes(column));
  return mapping.origins.has(field) || (isSame && sharesColumn(field, mapping));
}

function placesOf(text: string | undefined, { form, find }: LongerCells): Places {
  if (text === undefined) return {};
  return placeByState(readPlaces(text, { role: 'native', find }), { tongue: form.mother_tongue, find });
}

/** A person lives at the native place where a column of it says so, and in a sheet with no other column of a place. */
export function liveAtOrigin(cells: LongerCells, { said, place, namesBoth }: Origin): void {
  const { form } = cells;
  const isSaid = Object.keys(said).length > 0;
  const isElsewhere = placeFields.some((field) => form[field] !== undefined);
  if (isElsewhere && isSaid && !namesBoth) remarkOther(cells, { said, place });
  if (isElsewhere) return;
  if (isSaid) liveAsSaid(cells, { said, place });
  else if (!hasColumnOfPlace(cells) && place?.isAlike !== true) placeIn(cells, place);
}

function liveAsSaid(cells: LongerCells, { said, place }: Omit<Origin, 'namesBoth'>): void {
  const { form } = cells;
  // A word that names no known place is asked about.
  if (place === undefined) Object.assign(form, said);
  else if (said.city !== undefined) form.city = place.town ?? said.city;
  placeIn(cells, place);
}

function hasColumnOfPlace({ mapping }: LongerCells): boolean {
  return mapping.fields.some(({ field, columns }) => isOfPlace(field) && columns.length > 0);
}

function isOfPlace(field: string): boolean {
  return placeFields.some((each) => each === field);
}

/** Says which place counts, when the row has another one than the native place. */
function remarkOther(cells: LongerCells, { said, place }: Omit<Origin, 'namesBoth'>): void {
  const { form, find, notes } = cells;
  const isOther = (['country', 'state', 'district'] as const).some(
    (level) => form[level] !== undefined && form[level] !== place?.[level],
  );
  const field = placeFields.find((each) => said[each] !== undefined);
  if (!isOther || field === undefined) return;
  const lives = { town: form.city, state: form.state, country: form.country };
  notes.push({ field, key: 'row.lives_elsewhere', as: nameOf(lives, find) });
}
