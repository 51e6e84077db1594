import { Chance } from '../../chance.ts';
import type { Outline } from '../../people/outline-person.ts';
import type { Cloth } from '../drawing/cloth.ts';
import type { Necklace } from '../drawing/draw-jewellery.ts';
import { type MansGarment, mansGarments } from '../drawing/garments-men.ts';
import { type WomansGarment, womansGarments } from '../drawing/garments-women.ts';
import { among } from './among.ts';
import { type ClothKind, cloths } from './cloths.ts';
import type { Looks } from './looks.ts';
import { mens, type Wardrobe, wardrobeOf, womens } from './wardrobes.ts';

/** What somebody wears in one of their pictures. */
export type Outfit = {
  garment: { of: 'woman'; kind: WomansGarment } | { of: 'man'; kind: MansGarment };
  cloth: Cloth;
  /** The colours of what is worn on the head. */
  head: Cloth;
  hasCap: boolean;
  necklaces: Necklace[];
};

type Choice = { seed: number; shot: number; outline: Outline; looks: Looks };

/** Clothes for a picture: another picture of the same person shows others. */
export function chooseOutfit({ seed, shot, outline, looks }: Choice): Outfit {
  const chance = new Chance({ seed, index: outline.index, topic: `outfit ${shot}` });
  const wardrobe = wardrobeOf(outline);
  // The colour of a turban or a scarf is chosen first, so that the rest can go with it.
  const head = chooseHead(chance, looks);
  const hasCap = chance.is(0.3);
  if (looks.gender === 'Male') {
    const kind = among(chance, [mansGarments, mens[wardrobe]]);
    return {
      garment: { of: 'man', kind },
      cloth: chance.pick(cloths[clothOfMan(kind)]),
      head,
      hasCap,
      necklaces: [],
    };
  }
  const kind = chooseWomans(chance, { wardrobe, looks });
  const cloth = kind === 'abaya' ? { ...head, main: head.second } : chooseCloth(chance, { kind, outline });
  return {
    garment: { of: 'woman', kind },
    cloth,
    head: matching(looks, { cloth, head }),
    hasCap,
    necklaces: chooseNecklaces(chance, { kind, outline, looks }),
  };
}

/** A scarf over the head belongs to the clothes; a hijab has colours of its own. */
function matching({ headwear }: Looks, { cloth, head }: { cloth: Cloth; head: Cloth }): Cloth {
  return headwear === 'dupatta' ? { main: cloth.second, trim: cloth.trim, second: cloth.main } : head;
}

function chooseHead(chance: Chance, { headwear }: Looks): Cloth {
  if (headwear === 'turban') return chance.pick(cloths.turban);
  return chance.pick(cloths.veil);
}

/** What belongs under a covered head, and how often the first of the two is worn. */
const underCovers: Readonly<Partial<Record<string, readonly [WomansGarment, WomansGarment, number]>>> = {
  hijab: ['abaya', 'kurta', 0.6],
  shayla: ['kurta', 'abaya', 0.8],
  'net veil': ['sari', 'kurta', 0.75],
  dupatta: ['kurta', 'lehenga blouse', 0.7],
};

function chooseWomans(
  chance: Chance,
  { wardrobe, looks }: { wardrobe: Wardrobe; looks: Looks },
): WomansGarment {
  const under = underCovers[looks.headwear ?? 'none'];
  if (under !== undefined) return chance.is(under[2]) ? under[0] : under[1];
  const kind = among(chance, [womansGarments, womens[wardrobe]]);
  if (looks.age <= 40 || wardrobe === 'hills' || chance.is(0.6)) return kind;
  return wardrobe === 'west' ? 'front sari' : 'sari';
}

type Worn = { kind: WomansGarment; outline: Outline };

const clothOfOffice: Readonly<Partial<Record<WomansGarment, ClothKind>>> = {
  blouse: 'office',
  'striped blouse': 'office',
  blazer: 'suit',
};

function chooseCloth(chance: Chance, { kind, outline }: Worn): Cloth {
  const fixed = clothOfOffice[kind];
  if (fixed !== undefined) return chance.pick(cloths[fixed]);
  const isSari = kind === 'sari' || kind === 'front sari';
  const own = isSari ? clothOfRegion(outline) : null;
  if (own !== null && chance.is(0.42)) return chance.pick(cloths[own]);
  const isSilk = outline.age < 50 && chance.is(isSari ? 0.66 : 0.42);
  return chance.pick(cloths[isSilk ? 'silk' : 'soft']);
}

/** Saris that belong to a region. */
function clothOfRegion({ culture: { name } }: Outline): ClothKind | null {
  if (/Malayali/.test(name)) return 'ivory';
  return /Bengali|Assamese/.test(name) ? 'bengal' : null;
}

function clothOfMan(kind: MansGarment): ClothKind {
  if (kind === 'suit' || kind === 'jacket' || kind === 'bandhgala') return 'suit';
  if (kind === 'kurta' || kind === 'waistcoat') return kind;
  if (kind === 'sherwani') return 'silk';
  return 'office';
}

const festive: ReadonlySet<WomansGarment> = new Set(['sari', 'front sari', 'lehenga blouse']);
const covered: ReadonlySet<Looks['headwear']> = new Set(['hijab', 'shayla']);

function chooseNecklaces(
  chance: Chance,
  { kind, outline, looks }: { kind: WomansGarment; outline: Outline; looks: Looks },
): Necklace[] {
  if (covered.has(looks.headwear) || chance.is(0.18)) return [];
  if (festive.has(kind)) return chooseFestive(chance, kind);
  if (outline.culture.religion === 'Christian' && chance.is(0.45)) return ['cross'];
  return [chance.pick(['chain', 'pendant', 'pendant', 'pearls'] as const)];
}

function chooseFestive(chance: Chance, kind: WomansGarment): Necklace[] {
  if (kind === 'lehenga blouse') return chance.is(0.6) ? ['choker'] : ['pearls'];
  const which = chance.one({ chain: 30, pendant: 24, pearls: 16, choker: 10, both: 12 });
  if (which === 'both') return ['choker', 'long'];
  return which === 'pearls' || which === 'choker' || which === 'pendant' ? [which] : ['chain'];
}
