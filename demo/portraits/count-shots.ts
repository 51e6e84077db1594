import { Chance } from '../chance.ts';
import type { Outline } from '../people/outline-person.ts';

/** How many of a population's first members have pictures: enough for every screen, and painted in a few minutes. */
export const paintedMembers = 300;

/** How many pictures a member has: none, the profile picture, or up to three more. */
export function countShots(seed: number, { index, isVerified }: Outline): number {
  if (index === 0) return 4;
  const chance = new Chance({ seed, index, topic: 'shots' });
  if (!isVerified || chance.is(0.1)) return 0;
  return chance.is(0.35) ? chance.whole(2, 4) : 1;
}
