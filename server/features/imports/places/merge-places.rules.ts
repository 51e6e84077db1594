import { isEmployer } from '../occupations/find-employer.rules.ts';
import { writeOut } from '../occupations/work-text.rules.ts';
import type { Place } from './find-place.rules.ts';
import { isQuarter } from './quarters.rules.ts';

/** Where a family is from, or where a person lives. */
export type Role = 'native' | 'lives';

/** What says that a town before another one lies in its district, and is no part of it. */
const ofDistrict =
  /\b(?:dist+|district|dt|tal|ta|taluk[a]?|tq|teh|tehsil|zila|zilla|jila|near|nr|vill|village|vpo|mandal|post)\b/i;

/** Whether a text says of a place that it is a district, or that a town lies in one. */
export function isOfDistrict(text: string): boolean {
  return ofDistrict.test(text);
}

/** A city with the quarter before it: of "Kothrud, Pune" the town is Pune. Null for any other two places. */
export function mergeQuarter(
  before: Place | undefined,
  { place, text }: { place: Place; text: string },
): Place | null {
  if (before?.town === undefined || place.town === undefined) return null;
  if (isDoubtful(before) && isElsewhere(place, before)) return place;
  if (isOfDistrict(text) || !isQuarter(before.town, { city: place.town, isKnown: true })) return null;
  // "Dwarka, N.Delhi" is no Dwarka of Gujarat.
  const district = before.state === place.state ? before.district : undefined;
  return { ...place, district: place.district ?? district };
}

/** "Gandhi Nagar, Vijayawada" is no Gandhinagar of Gujarat, and neither is a name that was read with a wrong letter. */
function isDoubtful({ town = '', isAlike }: Place): boolean {
  return isAlike === true || /nagara?$/i.test(town);
}

function isElsewhere({ district }: Place, before: Place): boolean {
  return district !== undefined && district !== before.district;
}

/** Whether words that no list knows are a quarter of the city behind them: "Vijay Nagar, Indore". A native place may be a village there. */
export function isOfCity(
  words: string,
  { text, role, city }: { text: string; role: Role; city: Place | undefined },
): boolean {
  if (city?.town === undefined || isOfDistrict(text)) return false;
  if (isEmployer(writeOut(words))) return false;
  if (role === 'lives' && isAddress.test(text)) return true;
  return isQuarter(words, { city: city.town, isKnown: role === 'native' });
}

/** Several parts with the number of a house or a pin code: what no list knows there is a street. */
const isAddress = /^(?=.*\d)(?:[^,]*,){2,}|^(?:[^,]*,){3,}|\b[1-9]\d{5}\b/;

/** The first place of a role with what later ones add to it: "Aluva, Ernakulam, Kerala". One that contradicts it adds nothing. */
export function merge(before: Place | undefined, place: Place): Place {
  if (before === undefined) return place;
  const contradicts = (['country', 'state', 'district'] as const).some(
    (level) => before[level] !== undefined && place[level] !== undefined && before[level] !== place[level],
  );
  return contradicts ? before : { ...place, ...dropUndefined(before) };
}

function dropUndefined(place: Place): Place {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
}
