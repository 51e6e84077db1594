import type { FindChoice } from '../converting/known-words.rules.ts';
import { findPlace, type Place } from './find-place.rules.ts';
import type { Places } from './read-places.rules.ts';

/** The states where a mother tongue is at home. */
const statesOfTongues: Readonly<Record<string, string>> = {
  kannada: 'in-karnataka',
  tulu: 'in-karnataka',
  malayalam: 'in-kerala',
  tamil: 'in-tamil-nadu',
  telugu: 'in-telangana; in-andhra-pradesh',
  marathi: 'in-maharashtra',
  gujarati: 'in-gujarat',
  bengali: 'in-west-bengal',
  chhattisgarhi: 'in-chhattisgarh',
  rajasthani: 'in-rajasthan',
  marwari: 'in-rajasthan',
};

type Speaker = { tongue: string | undefined; find: FindChoice };

/** A town that two states have is the one in the state of its cell, or of the mother tongue: `Bijapur` of a Kannada speaker is in Karnataka. */
export function placeByState(places: Places, { tongue, find }: Speaker): Places {
  const code = tongue === undefined ? undefined : find.named({ list: 'mother_tongue', text: tongue })?.code;
  const states = code === undefined ? [] : (statesOfTongues[code]?.split('; ') ?? []);
  const settle = (place: Place | undefined) => {
    if (place?.town === undefined || place.country !== 'in' || place.district !== undefined) return place;
    const within = place.state === undefined ? states : [place.state];
    const found = within.map((state) =>
      findPlace(place.town ?? '', { find, within: { country: 'in', state } }),
    );
    return found.find((each) => each?.district !== undefined && each.isAlike === undefined) ?? place;
  };
  const [native, lives] = [settle(places.native), settle(places.lives)];
  return { ...places, ...(native && { native }), ...(lives && { lives }) };
}
