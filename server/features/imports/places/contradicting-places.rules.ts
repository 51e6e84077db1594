import { foldText } from '#contract/choices/fold-text.ts';
import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import type { LongerCells } from '../longer-cells/longer-cells.rules.ts';
import { findPlace, type Place } from './find-place.rules.ts';
import { isLargeCity } from './quarters.rules.ts';
import type { Places } from './read-places.rules.ts';

type Contradiction = { form: LongerCells['form']; find: FindChoice; place: Place };

/** Names that towns of several states have: "Rampur" with another state is another Rampur. */
const ofManyTowns = /(?:pur|pura|nagar|garh|ganj|abad|patti|palli|palle|pet|kot)$/;

/**
 * A city is in one state: a column that says another one is about the family, so the city counts. Of a name that towns of several states may
 * have, or that was read with a wrong letter, the stated state counts. Returns the place of the city as it is after that.
 */
export function settleContradiction(
  cells: LongerCells,
  { lives, native }: { lives: Place; native: Places },
): Place {
  const { form, find, notes } = cells;
  for (const level of ['state', 'district'] as const) {
    const stated = statedElsewhere(level, { form, find, place: lives });
    if (stated === null) continue;
    const other = placeWithin(stated, { form, find, place: lives });
    if (other !== null) return other;
    const label = find.labelOf({ list: level, code: stated.code });
    Reflect.deleteProperty(form, level);
    if (isAbroad(lives)) form.native_place ??= label;
    if (native.native?.[level] !== stated.code)
      notes.push({ field: level, key: 'row.place_of_city', as: nameOf(lives, find) });
  }
  return lives;
}

/** The state or district of the row, when the place lies in another one; null when the two agree, or nobody knows it. */
function statedElsewhere(level: Level, { form, find, place }: Contradiction): Known | null {
  const { [level]: text } = form;
  const known = text === undefined ? null : knownAs(level, { text, find, place });
  return known !== null && liesElsewhere(level, { known, place }) ? known : null;
}

type Level = 'state' | 'district';

/** Whether a place is not in a state or district, as far as both are known. */
function liesElsewhere(level: Level, { known, place }: { known: Known; place: Place }): boolean {
  if (known.parent === null) return false;
  const above = aboveOf(level, place);
  if (above !== undefined && above !== known.parent) return true;
  return level === 'state' && place.state !== undefined && place.state !== known.code;
}

/** What a word names; one that two countries or states have is that of the place itself. */
function knownAs(
  level: Level,
  { text, find, place }: { text: string; find: FindChoice; place: Place },
): Known | null {
  const above = aboveOf(level, place);
  const own = above === undefined ? null : find.named({ list: level, text, parents: [above] });
  return own ?? find.named({ list: level, text });
}

function aboveOf(level: Level, { country, state }: Place): string | undefined {
  return level === 'state' ? country : state;
}

/** The place where the row states it: a town of that name there, or what is written when the name may be of any state. */
function placeWithin(stated: Known, { form, find, place }: Contradiction): Place | null {
  const { city = '' } = form;
  if (stated.parent !== 'in' || isAbroad(place)) return null;
  const found = findPlace(city, { find, within: { country: 'in', state: stated.code } });
  if (found?.state === stated.code && found.isAlike === undefined) return found;
  const isDoubtful = place.isAlike === true || (ofManyTowns.test(foldText(city)) && !isLargeCity(city));
  return isDoubtful ? { country: 'in', state: stated.code, town: city } : null;
}

function isAbroad({ country }: Place): boolean {
  return country !== undefined && country !== 'in';
}

/** A place by its town and what lies above it. */
export function nameOf({ town, state, country }: Place, find: FindChoice): string {
  const above =
    state === undefined
      ? find.labelOf({ list: 'country', code: country ?? '' })
      : find.labelOf({ list: 'state', code: state });
  return town === undefined || town === above ? above : `${town}, ${above}`;
}

const fewestRows = 5;
const shareOfOthers = 0.2;

/** Whether a column of states contradicts the cities in so many rows that it is about the native place. */
export function isOfNativeStates(
  rows: readonly { state: string; city: Place | undefined }[],
  find: FindChoice,
): boolean {
  const compared = rows.flatMap(({ state, city: place }) => {
    const known = place?.country === undefined ? null : knownAs('state', { text: state, find, place });
    return place === undefined || known === null ? [] : [liesElsewhere('state', { known, place })];
  });
  const others = compared.filter((isOther) => isOther).length;
  return others >= fewestRows && others >= compared.length * shareOfOthers;
}
