import { Chance } from '../chance.ts';
import type { Looks } from './choose-looks.ts';
import { backdrops, tints } from './draw-backdrop.ts';
import { type Cloth, garments } from './draw-garment.ts';
import { drawHead } from './draw-head.ts';
import { drawBeard, drawBehindHead, drawBindi, drawHeadwear } from './draw-headwear.ts';

/** Whose picture, and which one: 0 is the profile picture. */
type Shot = { seed: number; index: number; shot: number; looks: Looks };

const cloths: readonly Cloth[] = [
  { main: '#8E1F4B', trim: '#F2B33D' },
  { main: '#0F6E84', trim: '#F7E3B5' },
  { main: '#2F7D4F', trim: '#F2B33D' },
  { main: '#F2B33D', trim: '#8E1F4B' },
  { main: '#B5473C', trim: '#FBE9C9' },
  { main: '#4B3B72', trim: '#E9C46A' },
  { main: '#F4E9DA', trim: '#B98A3E' },
  { main: '#26364F', trim: '#DDE6EE' },
  { main: '#C96F8F', trim: '#5A1431' },
  { main: '#6E8B5B', trim: '#F6EBD2' },
];
const smiles = ['happy01', 'happy02', 'happy04', 'happy05', 'happy06'] as const;

/** A picture of a person, 960 × 1280: every one has the same face, and other clothes, smile and place. */
export function drawPortrait({ seed, index, shot, looks }: Shot): string {
  const chance = new Chance({ seed, index, topic: `portrait ${shot}` });
  const tint = chance.pick(tints);
  const cloth = chance.pick(cloths);
  const headCloth = chance.pick(cloths);
  const garment = chance.pick(Object.values(garments[looks.gender]));
  const face = shot === 0 ? looks : { ...looks, mouth: chance.pick(smiles) };
  const isMirrored = shot > 0 && chance.is(0.5);
  const size = shot === 0 ? 1 : 0.84 + chance.fraction() * 0.2;
  const [x, y] = [480 - 488 * size, 1280 - 1150 * size];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1280" viewBox="0 0 960 1280" fill="none">
    <rect width="960" height="1280" fill="${tint.ground}"/>
    ${chance.pick(backdrops)(tint)}
    <g transform="${isMirrored ? 'translate(960 0) scale(-1 1)' : ''}">
      <g transform="translate(${x} ${y}) scale(${size})">
        ${drawBehindHead(face, headCloth.main)}${drawHead(face)}${drawBeard(face)}${drawBindi(face)}
        ${looks.headwear === 'scarf' ? garment(cloth) + drawHeadwear(face, headCloth.main) : drawHeadwear(face, headCloth.main) + garment(cloth)}
      </g>
    </g>
  </svg>`;
}
