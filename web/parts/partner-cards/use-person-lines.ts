import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { feetOf } from '#contract/fields/heights.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { faithOf, nativePlaceOf, placesOf, spokenOf, workOf } from './card-facts.rules.ts';

/** What the two lines say. The profile, the cards and the rows of the inbox have it. */
export type LinedPerson = Pick<
  PartnerCardWire,
  | 'age'
  | 'u_height'
  | 'u_working_as'
  | 'u_profession_area'
  | 'u_qualification'
  | 'u_denomination'
  | 'u_community'
  | 'u_religion'
  | 'u_city'
  | 'u_native_place'
  | 'u_district'
  | 'u_state'
  | 'u_country'
>;

/**
 * Returns the two lines that families read first: age, height, profession and qualification; faith, place and native place. A fact that is
 * not stated is left out.
 */
export function usePersonLines(): (person: LinedPerson) => { facts: string[]; roots: string[] } {
  const t = usePartnersTexts();
  /** Where the family is from, and where somebody lives: "Bengaluru, Karnataka, from Kottayam". */
  const sayPlaces = (person: LinedPerson) => {
    const place = placesOf(person).join(', ');
    const native = nativePlaceOf(person);
    if (native === undefined) return place;
    return place === '' ? t('card.from', { native }) : t('card.placeFrom', { native, place });
  };
  return (person) => {
    const { u_height: height, u_qualification } = person;
    const facts = [
      String(person.age),
      height === null ? undefined : t('card.height', feetOf(height)),
      workOf(person),
      spokenOf(u_qualification),
    ];
    return { facts: listStated(facts), roots: listStated([faithOf(person), sayPlaces(person)]) };
  };
}

function listStated(parts: readonly (string | undefined)[]): string[] {
  return parts.flatMap((part) => (part === undefined || part === '' ? [] : part));
}
