import { Chance } from '../chance.ts';
import type { Shares } from '../shares.ts';
import { words } from '../words.ts';
import type { Place } from './invent-place.ts';
import type { Outline } from './outline-person.ts';

export type Lifestyle = {
  height: number;
  motherTongue: string;
  languages: string[];
  diet: string;
  hobbies: string[];
  disability: string;
  relocate: string;
  denomination: string | null;
  gotra: string | null;
  subCommunity: string | null;
};

const meanHeight = { Male: 168.5, Female: 155.5 } as const;
const spread = { Male: 6.4, Female: 5.8 } as const;
const hobbiesOf = {
  anybody:
    words(`Reading, Music, Cooking, Travelling, Photography, Films, Badminton, Yoga, Fitness, Gardening, Writing, Painting, Chess,
    Swimming, Cycling, Volunteering, Pets, Drawing, Languages, History, Trekking, Board games, Technology, Meditation`),
  Male: words(
    'Cricket, Football, Motorcycling, Driving, Volleyball, Carrom, Table tennis, Running, Kabaddi, Investing, Video games, Fishing',
  ),
  Female: words(
    'Dancing, Singing, Baking, Embroidery, Rangoli, Classical dance, Handicrafts, Classical music, Poetry, Tailoring, Pottery, Calligraphy',
  ),
};
/** What a list does not offer, and people write all the same. */
const ownHobbies =
  words(`Terrace farming, Stand-up comedy, Restoring old radios, Astrophotography, Ham radio, Coin collecting, Home brewing kombucha,
  Antakshari, Temple architecture, Street food walks, Origami, Podcasting, Kolam, Mandala art, Kite flying, Crossword setting`);
const disabilities: Shares = {
  None: 975,
  Locomotor: 8,
  Hearing: 4,
  Visual: 4,
  Speech: 2,
  'Chronic illness': 4,
  'Prefer not to say': 3,
};
const relocating = {
  Female: {
    Anywhere: 34,
    'Within the country': 24,
    'Within the state': 18,
    'Not decided': 16,
    No: 4,
    'Abroad only': 4,
  },
  Male: {
    Anywhere: 18,
    'Within the country': 18,
    'Within the state': 14,
    'Not decided': 22,
    No: 26,
    'Abroad only': 2,
  },
} as const satisfies Record<string, Shares>;

/** What follows from body, tongue, faith and place. */
export function inventLifestyle(
  seed: number,
  { outline, place }: { outline: Outline; place: Place },
): Lifestyle {
  const { index, gender, culture, community } = outline;
  const chance = new Chance({ seed, index, topic: 'lifestyle' });
  const motherTongue = chance.one(culture.motherTongues);
  const denominations = culture.communities[community]?.denominations ?? culture.denominations;
  const height = meanHeight[gender] + (culture.taller ?? 0) + chance.normal() * spread[gender];
  return {
    height: Math.min(200, Math.max(135, Math.round(height))),
    motherTongue,
    languages: listLanguages(chance, { outline, place, motherTongue }),
    diet: chance.is(0.006) ? 'Vegan' : chance.one(culture.communities[community]?.diet ?? culture.diet),
    hobbies: drawHobbies(chance, gender),
    disability: chance.one(disabilities),
    relocate: chance.one(relocating[gender]),
    denomination: denominations === undefined ? null : chance.one(denominations),
    gotra: culture.gotras !== undefined && chance.is(0.55) ? chance.pick(culture.gotras) : null,
    subCommunity: null,
  };
}

type Speaker = { outline: Outline; place: Place; motherTongue: string };

/** The mother tongue first, then those of the region, of schooling, and of the state the person moved to. */
function listLanguages(chance: Chance, { outline, place, motherTongue }: Speaker): string[] {
  const spoken = Object.entries(outline.culture.languages)
    .filter(([, probability]) => chance.is(probability))
    .map(([language]) => language);
  const local = languageOfState[place.state];
  const learnt = local !== undefined && chance.is(0.5) ? [local] : [];
  return [...new Set([motherTongue, ...spoken, ...learnt])];
}

const languageOfState: Readonly<Record<string, string>> = {
  Kerala: 'Malayalam',
  'Tamil Nadu': 'Tamil',
  'Andhra Pradesh': 'Telugu',
  Telangana: 'Telugu',
  Karnataka: 'Kannada',
  Maharashtra: 'Marathi',
  Gujarat: 'Gujarati',
  Punjab: 'Punjabi',
  'West Bengal': 'Bengali',
  Odisha: 'Odia',
  Assam: 'Assamese',
  Delhi: 'Hindi',
  Haryana: 'Hindi',
  'Uttar Pradesh': 'Hindi',
};

function drawHobbies(chance: Chance, gender: Outline['gender']): string[] {
  const usual = [
    ...chance.several(hobbiesOf.anybody, chance.whole(1, 4)),
    ...chance.several(hobbiesOf[gender], chance.whole(0, 2)),
  ];
  return chance.is(0.05) ? [...usual, chance.pick(ownHobbies)] : usual;
}
