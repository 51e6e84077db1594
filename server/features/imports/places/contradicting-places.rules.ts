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
function statedElsewhere(level: 'state' | 'district', { form, find, place }: Contradiction): Known | null {
  const text = form[level];
  const known =
    text === undefined
      ? null
      : (within(level, { text: text, find, place }) ?? find.named({ list: level, text: text }));
  if (known === null || known.parent === null) return null;
  const above = level === 'state' ? place.country : place.state;
  if (above !== undefined && above !== known.parent) return known;
  const own = place[level];
  return level === 'state' && own !== undefined && own !== known.code ? known : null;
}

/** A word that two countries or states have is that of the place itself. */
function within(
  level: 'state' | 'district',
  { text, find, place }: { text: string; find: FindChoice; place: Place },
): Known | null {
  const above = level === 'state' ? place.country : place.state;
  return above === undefined ? null : find.named({ list: level, text, parents: [above] });
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

function nameOf({ town, state, country }: Place, find: FindChoice): string {
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
  const compared = rows.flatMap(({ state, city }) => {
    if (city?.country === undefined) return [];
    const known =
      within('state', { text: state, find, place: city }) ?? find.named({ list: 'state', text: state });
    if (known === null || known.parent === null) return [];
    const isOther = city.country !== known.parent || (city.state !== undefined && city.state !== known.code);
    return [isOther];
  });
  const others = compared.filter((isOther) => isOther).length;
  return others >= fewestRows && others >= compared.length * shareOfOthers;
}
