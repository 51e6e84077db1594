import type { Chance } from '../chance.ts';
import type { Work } from './invent-work.ts';
import type { Outline } from './outline-person.ts';

/** Women look for a steady employer more often. */
export function employers(chance: Chance, { gender }: Outline): string[] {
  return gender === 'Female'
    ? chance.pick([
        ['Government/PSU', 'Defence/Police'],
        ['Private company', 'Government/PSU'],
        ['Business', 'Self-employed'],
      ])
    : ['Private company', 'Government/PSU'];
}

/** The own area of work, and others that are well thought of. */
export function areasNear(chance: Chance, { work }: { work: Work }): string[] {
  const others = chance.several(esteemedAreas, 3);
  return work.professionArea === null ? others : [...new Set([work.professionArea, ...others])];
}

const esteemedAreas = [
  'Information technology',
  'Engineering and architecture',
  'Medicine',
  'Education',
  'Banking and insurance',
  'Government and civil services',
];
