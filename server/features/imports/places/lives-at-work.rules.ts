import { plainCell } from '../converting/cells.rules.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import type { LongerCells } from '../longer-cells/longer-cells.rules.ts';
import { findPlace, nameTown, type Place } from './find-place.rules.ts';
import { placeIn } from './settle-places.rules.ts';

/** Words by which the place of a work is not the one of today. */
const notNow =
  /\b(?:ex|return(?:ed|ee)?|rtn|former(?:ly)?|was|were|earlier|previous(?:ly)?|before|till|until|retired|rtd|retd|resigned|left|back|going|goes|go|plan\w*|waiting|awaiting|trying|applied|applying|visa|exports?|imports?|trav\w+|tours?|(?:for|to) (?:the )?(?:usa?|uk|uae|gulf)|(?:us|uk|uae) (?:process|shift|clients?|based))\b/;

/** Whether a text about work is not about the work of today. */
export function isOver(text: string): boolean {
  return notNow.test(plainCell(text));
}

/**
 * The place of the work is where somebody lives, when the row does not say it. A person who works abroad lives there,
 * although the address is one in India: that is the family's, and the native place unless the row states another one.
 */
export function livesAtWork(cells: LongerCells, { place, text }: { place: Place; text: string }): void {
  const { form } = cells;
  const isStated = ([form.city, form.state, form.district] as const).some((said) => said !== undefined);
  const isOther = form.country !== undefined && form.country !== place.country;
  if (!isStated && !isOther) moveTo(cells, place);
  else if (isAbroad(cells, { place, text })) liveAbroad(cells, place);
}

function moveTo(cells: LongerCells, place: Place): void {
  if (place.town !== undefined) cells.form.city = place.town;
  placeIn(cells, place);
}

/** Whether a work of today is abroad, and the row has a place in India that may be the family's. */
function isAbroad(
  { form, texts, find, mapping }: LongerCells,
  { place, text }: { place: Place; text: string },
): boolean {
  const isOfWorkAbroad = place.country !== undefined && place.country !== 'in' && !isOver(text);
  if (!isOfWorkAbroad || mapping.saysResidence || texts.country !== undefined) return false;
  return countryOf(form, find) === 'in';
}

/** The country of the row, by the state or the district where it says none. */
function countryOf({ country, state, district }: LongerCells['form'], find: FindChoice): string | undefined {
  if (country !== undefined) return find.named({ list: 'country', text: country })?.code;
  const above = state ?? district;
  return above === undefined ? undefined : findPlace(above, { find })?.country;
}

function liveAbroad(cells: LongerCells, place: Place): void {
  const { form, find, notes } = cells;
  const family = familyPlace(cells);
  if (family !== null) form.native_place ??= family;
  for (const field of ['city', 'district', 'state', 'country', 'zip'] as const)
    Reflect.deleteProperty(form, field);
  moveTo(cells, place);
  const country = find.labelOf({ list: 'country', code: place.country ?? '' });
  const as = place.town === undefined || place.town === country ? country : `${place.town}, ${country}`;
  notes.push({ field: 'city', key: 'row.lives_at_work', as });
}

/** The most particular name of the place of the address. */
function familyPlace({ form, find }: LongerCells): string | null {
  const { city, district, state } = form;
  if (city !== undefined) return city;
  if (district !== undefined) return labelOfDistrict(district, find);
  return state === undefined ? null : find.labelOf({ list: 'state', code: state });
}

/** The name of a district that is a word still, or its code already. */
function labelOfDistrict(text: string, find: FindChoice): string {
  const known = find.named({ list: 'district', text });
  return known === null ? nameTown(text) : find.labelOf({ list: 'district', code: known.code });
}
