import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import type { Looks } from './choose-looks.ts';

const gold = 'c8871a';

/** The head in the style "Lorelei" by Lisa Wischofsky (CC0), 980 units square, without what surrounds it. */
export function drawHead(looks: Looks): string {
  const { glasses, earrings, hairColor, skinColor } = looks;
  const drawn = createAvatar<Record<string, unknown>>(lorelei, {
    seed: 'person',
    hair: [looks.hair],
    head: [looks.head],
    eyes: [looks.eyes],
    eyebrows: [looks.eyebrows],
    nose: [looks.nose],
    mouth: [looks.mouth],
    glasses: glasses === null ? [] : [glasses],
    glassesProbability: glasses === null ? 0 : 100,
    glassesColor: ['2b1b22'],
    earrings: earrings === null ? [] : [earrings],
    earringsProbability: earrings === null ? 0 : 100,
    earringsColor: [gold],
    beardProbability: 0,
    frecklesProbability: 0,
    hairAccessoriesProbability: looks.hasFlowers ? 100 : 0,
    hairAccessoriesColor: ['fff6e4'],
    hairColor: [hairColor],
    skinColor: [skinColor],
    mouthColor: [looks.gender === 'Female' ? '7a1f35' : '3a2026'],
  }).toString();
  return drawn
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
}
