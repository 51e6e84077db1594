import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';

/** Where somebody lives, in two words at most: district and state, or what stands nearest to them. */
export function placesOf({ u_district, u_city, u_state, u_country }: Placed): string[] {
  const places = [u_district ?? u_city, u_state ?? u_country];
  return [...new Set(places.filter((place) => place !== null && place !== ''))].flatMap(
    (place) => place ?? [],
  );
}
type Placed = Pick<PartnerCardWire, 'u_district' | 'u_city' | 'u_state' | 'u_country'>;

/** What they do: the profession, else the area of it. */
export function workOf({ u_working_as, u_profession_area }: Working): string | undefined {
  return [u_working_as, u_profession_area].find((work) => work !== null && work !== '') ?? undefined;
}
type Working = Pick<PartnerCardWire, 'u_working_as' | 'u_profession_area'>;
