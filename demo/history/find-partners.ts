import type { Chance } from '../chance.ts';
import { type Outline, outlinePerson } from '../people/outline-person.ts';

type Population = { seed: number; now: Date };

/** Partners are people who registered shortly before, so that any slice of a population can be made alone. */
const nearby = 3000;
const tries = 160;

/** Outlines of the people around, each drawn once. */
export type Neighbours = { at: (index: number) => Outline };

export function createNeighbours({ seed, now }: Population): Neighbours {
  const slots: (Outline | undefined)[] = [];
  return {
    at: (index) => {
      const slot = index % (2 * nearby);
      const known = slots[slot];
      if (known?.index === index) return known;
      const outline = outlinePerson({ seed, index, now });
      slots[slot] = outline;
      return outline;
    },
  };
}

/** Up to `count` people of before who plausibly interest a person. */
export function findPartners(
  person: Outline,
  search: { chance: Chance; neighbours: Neighbours; count: number },
): Outline[] {
  const { chance, neighbours, count } = search;
  const { index } = person;
  const found = new Map<number, Outline>();
  // The demo's own member has a history of her own.
  const earliest = Math.max(1, index - nearby);
  if (index <= earliest) return [];
  for (let draw = 0; draw < tries && found.size < count; draw += 1) {
    const other = neighbours.at(chance.whole(earliest, index - 1));
    const isNear = other.culture === person.culture || chance.is(0.1);
    if (isNear && fits(person, other)) found.set(other.index, other);
  }
  return [...found.values()];
}

/** Of the other gender and the same faith, near in age, and both of them about. */
export function fits(one: Outline, other: Outline): boolean {
  if (one.gender === other.gender || one.culture.religion !== other.culture.religion) return false;
  const gap = one.gender === 'Male' ? one.age - other.age : other.age - one.age;
  return gap > -1.5 && gap < 8 && isAbout(one) && isAbout(other);
}

function isAbout({ isVerified, isActive }: Outline): boolean {
  return isVerified && isActive;
}
