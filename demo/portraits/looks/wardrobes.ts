import type { Outline } from '../../people/outline-person.ts';
import type { MansGarment } from '../drawing/garments-men.ts';
import type { WomansGarment } from '../drawing/garments-women.ts';
import type { SharesOf } from './among.ts';

export type Wardrobe = 'sari' | 'west' | 'north' | 'christian' | 'hills' | 'muslim';

export const womens: Readonly<Record<Wardrobe, SharesOf<WomansGarment>>> = {
  sari: {
    sari: 50,
    'kurta and stole': 16,
    kurta: 14,
    blouse: 6,
    'striped blouse': 3,
    blazer: 7,
    'lehenga blouse': 4,
  },
  west: {
    'front sari': 26,
    sari: 10,
    'lehenga blouse': 14,
    'kurta and stole': 24,
    kurta: 14,
    blouse: 6,
    blazer: 6,
  },
  north: { 'kurta and stole': 42, kurta: 18, sari: 14, 'lehenga blouse': 9, blouse: 7, blazer: 8 },
  christian: { sari: 34, kurta: 16, 'kurta and stole': 12, blouse: 18, 'striped blouse': 6, blazer: 14 },
  hills: { blouse: 30, blazer: 24, kurta: 24, 'striped blouse': 10, sari: 8 },
  muslim: { 'kurta and stole': 52, kurta: 28, 'lehenga blouse': 8, blouse: 6, blazer: 6 },
};

export const mens: Readonly<Record<Wardrobe, SharesOf<MansGarment>>> = {
  sari: {
    shirt: 24,
    'striped shirt': 10,
    'checked shirt': 10,
    suit: 16,
    jacket: 10,
    kurta: 14,
    waistcoat: 6,
    sherwani: 4,
    bandhgala: 3,
    pullover: 4,
  },
  west: {
    shirt: 16,
    'striped shirt': 8,
    'checked shirt': 8,
    suit: 15,
    jacket: 10,
    kurta: 15,
    waistcoat: 12,
    sherwani: 7,
    bandhgala: 7,
    pullover: 4,
  },
  north: {
    shirt: 16,
    'checked shirt': 9,
    suit: 17,
    jacket: 11,
    kurta: 15,
    waistcoat: 13,
    sherwani: 8,
    bandhgala: 6,
    pullover: 6,
  },
  christian: {
    shirt: 24,
    'striped shirt': 10,
    'checked shirt': 9,
    suit: 28,
    jacket: 16,
    pullover: 7,
    kurta: 6,
  },
  hills: { shirt: 20, 'checked shirt': 12, suit: 22, jacket: 20, pullover: 16, waistcoat: 10 },
  muslim: {
    kurta: 30,
    waistcoat: 14,
    sherwani: 10,
    shirt: 18,
    'striped shirt': 5,
    suit: 12,
    jacket: 8,
    bandhgala: 4,
  },
};

const western = /Gujarati|Marwari|Rajasthani|Parsi|Sindhi|Jain/;
const northern = /Punjabi|Haryanvi|Hindi-belt|Kashmiri|Pandit/;
const hilly = /North-Eastern|Himalayan|Nepali/;

/** Which wardrobe a culture has. */
export function wardrobeOf({ culture: { name, religion } }: Outline): Wardrobe {
  if (hilly.test(name)) return 'hills';
  if (religion === 'Muslim') return 'muslim';
  if (religion === 'Christian') return 'christian';
  if (western.test(name)) return 'west';
  return northern.test(name) ? 'north' : 'sari';
}
