import { plainLabelOf } from '#web/parts/facts/plain-labels.rules.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';

/** What the values of lists say when somebody says nothing. */
const unspoken = new Set(['other', 'prefer not to say']);

/** Returns a value as a line shows it; undefined for one that says nothing. */
export function spokenOf(value: string | null): string | undefined {
  const text = plainLabelOf(value ?? '');
  return text === '' || unspoken.has(text.toLowerCase()) ? undefined : text;
}

function firstSpoken(...values: (string | null)[]): string | undefined {
  return values.map(spokenOf).find((value) => value !== undefined);
}

/** Returns the profession, or else its area. */
export function workOf({ u_working_as, u_profession_area }: Working): string | undefined {
  return firstSpoken(u_working_as, u_profession_area);
}
type Working = Pick<PartnerCardWire, 'u_working_as' | 'u_profession_area'>;

/** Returns the nearest stated group of faith: the denomination, else the community, else the religion. */
export function faithOf({ u_denomination, u_community, u_religion }: Believing): string | undefined {
  return firstSpoken(u_denomination, u_community, u_religion);
}
type Believing = Pick<PartnerCardWire, 'u_denomination' | 'u_community' | 'u_religion'>;

/** Returns the nearest stated place where a partner lives. */
export function nearestPlaceOf({ u_city, u_district, u_state, u_country }: Located): string | undefined {
  return firstSpoken(u_city, u_district, u_state, u_country);
}

/**
 * Returns where a partner lives, the nearest place first. The lists have the districts of India; who lives in one needs no
 * country for its readers.
 */
export function placesOf(located: Located): string[] {
  const district = spokenOf(located.u_district);
  const country = district === undefined ? spokenOf(located.u_country) : undefined;
  const places = [nearestPlaceOf(located), spokenOf(located.u_state), country];
  return [...new Set(places)].flatMap((place) => place ?? []);
}
type Located = Pick<PartnerCardWire, 'u_district' | 'u_city' | 'u_state' | 'u_country'>;

/** Returns where the family is from; undefined when that is the place where the partner lives, which the line has already. */
export function nativePlaceOf(person: Located & Pick<PartnerCardWire, 'u_native_place'>): string | undefined {
  const native = spokenOf(person.u_native_place);
  const lives = [person.u_city, person.u_district].map((place) => place?.trim().toLowerCase());
  return native !== undefined && lives.includes(native.toLowerCase()) ? undefined : native;
}
