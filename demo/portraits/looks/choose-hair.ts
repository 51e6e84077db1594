import type { Chance } from '../../chance.ts';
import type { Shares } from '../../shares.ts';
import { among } from './among.ts';
import type { Outline } from '../../people/outline-person.ts';
import { beards, type Looks, mensHair, womensHair } from './looks.ts';

const hills = /North-Eastern|Himalayan|Nepali/;

export function isFromTheHills({ culture }: Outline): boolean {
  return hills.test(culture.name);
}

type Worn = { outline: Outline; headwear: Looks['headwear'] };

export function chooseHair(chance: Chance, { outline, headwear }: Worn): Looks['hair'] {
  const { gender, age } = outline;
  if (gender === 'Female') return chooseWomansHair(chance, outline);
  if (headwear !== null) return 'crop';
  const isYoung = age < 33;
  const fringes = isFromTheHills(outline) ? 40 : 7;
  return among(chance, [
    mensHair,
    {
      'side part': 30,
      crop: 18,
      'swept back': isYoung ? 20 : 10,
      waves: isYoung ? 16 : 6,
      'curly crop': isYoung ? 9 : 4,
      fringe: isYoung ? fringes : 0,
      receding: age > 36 ? 26 : 2,
      bald: age > 42 ? 16 : 0,
    },
  ]);
}

/** Whether it hides the ears. */
export function isHanging(hair: Looks['hair']): boolean {
  return ['open', 'open wavy', 'bob', 'half up'].includes(hair);
}

function chooseWomansHair(chance: Chance, { age }: Outline): Looks['hair'] {
  const isOlder = age > 38;
  return among(chance, [
    womensHair,
    {
      'low bun': isOlder ? 44 : 24,
      'side bun': isOlder ? 14 : 15,
      braid: isOlder ? 6 : 19,
      open: isOlder ? 8 : 14,
      'open wavy': isOlder ? 8 : 16,
      bob: isOlder ? 18 : 9,
      'half up': isOlder ? 2 : 11,
    },
  ]);
}

type Headwear = Looks['headwear'];

export function chooseHeadwear(chance: Chance, outline: Outline): Headwear {
  return outline.gender === 'Female' ? chooseWomansCover(chance, outline) : chooseMansCover(chance, outline);
}

function chooseMansCover(chance: Chance, { culture: { religion, name } }: Outline): Headwear {
  if (religion === 'Sikh') return chance.is(0.84) ? 'turban' : null;
  if (religion === 'Muslim') return chooseMuslimMans(chance, name);
  return /Nepali/.test(name) && chance.is(0.4) ? 'topi' : null;
}

function chooseWomansCover(chance: Chance, { age, culture: { religion, name } }: Outline): Headwear {
  if (religion === 'Muslim') return chooseMuslimWomans(chance);
  if (religion === 'Christian')
    return chance.is(/North-Eastern/.test(name) ? 0.02 : 0.09) ? 'net veil' : null;
  const isCustom = religion === 'Sikh' || /Rajasthani|Marwari/.test(name);
  return isCustom && chance.is(age > 34 ? 0.34 : 0.22) ? 'dupatta' : null;
}

function chooseMuslimWomans(chance: Chance): Looks['headwear'] {
  const kind = chance.one({ hijab: 46, shayla: 14, dupatta: 14, none: 26 });
  return kind === 'hijab' || kind === 'shayla' || kind === 'dupatta' ? kind : null;
}

function chooseMuslimMans(chance: Chance, culture: string): Looks['headwear'] {
  if (/Bohra/.test(culture)) return chance.is(0.5) ? 'gold-edged cap' : null;
  return chance.is(0.24) ? 'skull cap' : null;
}

const beardsOfTheYoung = {
  none: 30,
  stubble: 18,
  short: 20,
  full: 7,
  goatee: 4,
  moustache: 13,
  'thick moustache': 7,
};
const beardsOfTheOlder = {
  none: 34,
  stubble: 8,
  short: 8,
  full: 7,
  goatee: 4,
  moustache: 13,
  'thick moustache': 14,
};
const beardsOfMuslims = { none: 24, full: 16, long: 1, short: 34, stubble: 12, chin: 2 };
const beardsOfTheObservant = { none: 6, full: 40, long: 14, short: 34, stubble: 12, chin: 12 };

export function chooseBeard(chance: Chance, { outline, headwear }: Worn): Looks['beard'] {
  const { culture, age } = outline;
  if (headwear === 'turban') return among(chance, [beards, { full: 56, long: 30, short: 14 }]);
  if (isFromTheHills(outline)) return chance.is(0.82) ? null : 'stubble';
  let shares: Shares = age < 40 ? beardsOfTheYoung : beardsOfTheOlder;
  if (culture.religion === 'Muslim') shares = headwear === null ? beardsOfMuslims : beardsOfTheObservant;
  const kind = chance.one(shares);
  return beards.find((beard) => beard === kind) ?? null;
}
