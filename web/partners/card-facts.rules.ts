import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';

/** Returns where a partner lives as two words at most: district and state, or the nearest stated ones. */
export function placesOf({ u_district, u_city, u_state, u_country }: Located): string[] {
  const places = [u_district ?? u_city, u_state ?? u_country];
  return [...new Set(places.filter((place) => place !== null && place !== ''))].flatMap(
    (place) => place ?? [],
  );
}
type Located = Pick<PartnerCardWire, 'u_district' | 'u_city' | 'u_state' | 'u_country'>;

/** Returns the profession, or else its area. */
export function workOf({ u_working_as, u_profession_area }: Working): string | undefined {
  return [u_working_as, u_profession_area].find((work) => work !== null && work !== '') ?? undefined;
}
type Working = Pick<PartnerCardWire, 'u_working_as' | 'u_profession_area'>;
