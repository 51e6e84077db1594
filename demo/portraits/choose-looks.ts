import { Chance } from '../chance.ts';
import type { Outline } from '../people/outline-person.ts';

/** What a member looks like in all their pictures. Names are those of the drawing style. */
export type Looks = {
  gender: Outline['gender'];
  hair: string;
  head: string;
  eyes: string;
  eyebrows: string;
  nose: string;
  mouth: string;
  glasses: string | null;
  earrings: string | null;
  hasFlowers: boolean;
  hasBindi: boolean;
  headwear: 'turban' | 'scarf' | null;
  beard: 'full' | 'short' | 'moustache' | null;
  skinColor: string;
  hairColor: string;
};

const variants = (...numbers: readonly number[]) =>
  numbers.map((number) => `variant${String(number).padStart(2, '0')}`);

const hairOf = {
  Female: variants(
    10,
    13,
    14,
    15,
    16,
    19,
    21,
    23,
    24,
    29,
    30,
    31,
    32,
    33,
    35,
    37,
    38,
    40,
    41,
    42,
    45,
    46,
    48,
  ),
  Male: variants(1, 2, 3, 7, 8, 9, 11, 12, 22, 39, 43, 44, 47),
};
const hairOfYoungMen = variants(4, 5, 6);
const hairOfOlderMen = variants(25, 28, 1, 47);
const hairUnderTurban = 'variant28';
const skinColors = ['eec9a3', 'e4b78d', 'd9a577', 'cc9565', 'bd8354', 'a87048', '935f3d'];
const darkHair = ['1d1416', '241a18', '2b1f1c', '33241d'];
const greyHair = ['5b5352', '6e6663', '8a827e'];
/** Where the sun burns less, skins are lighter, a little. */
const northernStates = /Punjab|Jammu|Kashmir|Himachal|Ladakh|Sikkim|Mizoram|Nagaland|Meghalaya/;

/** Looks that fit gender, age, faith and region, as far as the style allows. */
export function chooseLooks(seed: number, outline: Outline): Looks {
  const { index, gender, age } = outline;
  const chance = new Chance({ seed, index, topic: 'looks' });
  const headwear = chooseHeadwear(chance, outline);
  return {
    gender,
    hair: headwear === null ? chooseHair(chance, outline) : hairUnderTurban,
    head: chance.pick(variants(1, 2, 3, 4)),
    eyes: chance.pick(variants(2, 4, 6, 8, 10, 11, 12, 14, 20, 21, 23, 24)),
    eyebrows: chance.pick(variants(2, 5, 7, 9, 10, 12)),
    nose: chance.pick(variants(1, 2, 3, 4, 5, 6)),
    mouth: chance.pick(['happy01', 'happy02', 'happy04', 'happy05', 'happy06']),
    glasses: chance.is(age > 38 ? 0.35 : 0.16) ? chance.pick(variants(1, 3, 4, 5)) : null,
    ...(gender === 'Female' ? chooseJewellery(chance, { outline, headwear }) : unadorned),
    headwear,
    beard: gender === 'Male' ? chooseBeard(chance, headwear) : null,
    skinColor: chooseSkin(chance, outline),
    hairColor: chance.pick(age + chance.normal() * 4 > 48 ? greyHair : darkHair),
  };
}

const unadorned = { earrings: null, hasFlowers: false, hasBindi: false } as const;

type Adorned = { outline: Outline; headwear: Looks['headwear'] };

function chooseJewellery(
  chance: Chance,
  { outline: { culture }, headwear }: Adorned,
): Pick<Looks, 'earrings' | 'hasFlowers' | 'hasBindi'> {
  return {
    earrings: headwear === null && chance.is(0.75) ? chance.pick(variants(1, 2, 3)) : null,
    hasFlowers: /Tamil|Telugu|Kannada/.test(culture.name) && headwear === null && chance.is(0.25),
    hasBindi: culture.religion === 'Hindu' && chance.is(0.5),
  };
}

function chooseHair(chance: Chance, { gender, age }: Outline): string {
  if (gender === 'Female') return chance.pick(hairOf.Female);
  if (age > 42 && chance.is(0.6)) return chance.pick(hairOfOlderMen);
  return chance.pick(age < 30 ? [...hairOf.Male, ...hairOfYoungMen] : hairOf.Male);
}

function chooseHeadwear(chance: Chance, { gender, culture: { religion } }: Outline): Looks['headwear'] {
  if (religion === 'Sikh' && gender === 'Male' && chance.is(0.75)) return 'turban';
  if (religion === 'Muslim' && gender === 'Female' && chance.is(0.5)) return 'scarf';
  return null;
}

function chooseBeard(chance: Chance, headwear: Looks['headwear']): Looks['beard'] {
  if (headwear === 'turban') return 'full';
  const kind = chance.one({ none: 42, short: 28, full: 10, moustache: 20 });
  return kind === 'short' || kind === 'full' || kind === 'moustache' ? kind : null;
}

function chooseSkin(chance: Chance, { culture }: Outline): string {
  const isNorthern = Object.keys(culture.states).some((state) => northernStates.test(state));
  const middle = isNorthern ? 1.6 : 3;
  const tone = Math.round(middle + chance.normal() * 1.3);
  return skinColors[Math.min(skinColors.length - 1, Math.max(0, tone))] ?? 'd9a577';
}
