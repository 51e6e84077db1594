import { Chance } from '../chance.ts';
import { listTownsAbroad, listTownsOf, type Town, type Towns } from '../places/list-towns.ts';
import type { Shares } from '../shares.ts';
import type { Education } from './invent-education.ts';
import type { Outline } from './outline-person.ts';

export type Place = Town & {
  country: string;
  /** The Indian state that the family comes from. */
  home: string;
  /** The town of those who left it. */
  nativePlace: string | null;
};

/** Where work of those who studied draws people, by state. */
const citiesOfWork: Shares = {
  'Bengaluru, Bengaluru Urban|Karnataka': 30,
  'Hyderabad, Hyderabad|Telangana': 16,
  'Pune, Pune|Maharashtra': 14,
  'Chennai, Chennai|Tamil Nadu': 12,
  'Mumbai, Mumbai Suburban|Maharashtra': 14,
  'Gurugram, Gurugram|Haryana': 8,
  'Noida, Gautam Buddha Nagar|Uttar Pradesh': 8,
  'New Delhi, New Delhi|Delhi': 8,
};

/** At home, in a city of work, or abroad: farther for people with more schooling. */
export function inventPlace(
  seed: number,
  { outline, education }: { outline: Outline; education: Education },
): Place {
  const { index, culture } = outline;
  const chance = new Chance({ seed, index, topic: 'place' });
  const home = chance.one(culture.states);
  const reach = Math.max(0.25, 1 + education.ability * 0.45);
  if (outline.age > 22 && chance.is(culture.abroad.share * reach)) {
    const country = chance.one(culture.abroad.countries);
    const town = settle(chance, { towns: listTownsAbroad(country) });
    return { ...town, country, home, nativePlace: leftTown(chance, home) };
  }
  if (chance.is(0.13 * reach) && education.track !== null) {
    const [key = '', state = ''] = chance.one(citiesOfWork).split('|');
    const town = settle(chance, { towns: listTownsOf(state), key });
    return { ...town, country: 'India', home, nativePlace: leftTown(chance, home) };
  }
  return { ...settle(chance, { towns: listTownsOf(home) }), country: 'India', home, nativePlace: null };
}

function leftTown(chance: Chance, home: string): string {
  return settle(chance, { towns: listTownsOf(home) }).city;
}

function settle(chance: Chance, { towns, key }: { towns: Towns; key?: string }): Town {
  const chosen = key ?? chance.one(towns.shares);
  const town = towns.byKey[chosen];
  if (town === undefined) throw new Error(`There is no town ${chosen}`);
  return { ...town, zip: fillZip(chance, town.zip) };
}

function fillZip(chance: Chance, pattern: string): string {
  return pattern
    .replaceAll('#', () => String(chance.whole(0, 9)))
    .replaceAll('@', () => chance.pick(['A', 'B', 'D', 'E', 'H', 'K', 'N', 'P', 'R', 'T', 'W', 'X']));
}
