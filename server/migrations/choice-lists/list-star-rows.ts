import { type ChoiceSeed, seedList, valuesOf } from './choice-seed.ts';

/** The 27 stars of birth (nakshatra) in their order, in brackets as Kerala calls them. */
const stars = `
  Ashwini (Aswathi), Bharani, Krittika (Karthika), Rohini, Mrigashira (Makayiram), Ardra (Thiruvathira),
  Punarvasu (Punartham), Pushya (Pooyam), Ashlesha (Ayilyam), Magha (Makam), Purva Phalguni (Pooram),
  Uttara Phalguni (Uthram), Hasta (Atham), Chitra (Chithira), Swati (Chothi), Vishakha (Vishakham),
  Anuradha (Anizham), Jyeshtha (Thrikketta), Mula (Moolam), Purva Ashadha (Pooradam), Uttara Ashadha (Uthradam),
  Shravana (Thiruvonam), Dhanishta (Avittam), Shatabhisha (Chathayam), Purva Bhadrapada (Pooruruttathi),
  Uttara Bhadrapada (Uthrattathi), Revati (Revathi)`;

/** The rows of the list of stars. */
export function listStarRows(): ChoiceSeed[] {
  return seedList('star', { groups: [valuesOf(stars)], last: ['other'] });
}
