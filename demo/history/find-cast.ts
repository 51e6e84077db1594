import { type Outline, outlinePerson } from '../people/outline-person.ts';
import type { Plan } from '../plan.ts';
import { fits } from './find-partners.ts';

/** The cast is among the first members, so that a larger population has the same. */
const searched = 500;
/** They were here before anything of the story happened. */
const daysHere = 18;
const dayMs = 24 * 60 * 60 * 1000;

/** The men of the demo's own member's story, those of her culture first; some of the first members, without the married ones. */
export function findCast({ seed, now, members }: Plan, marriedIds: readonly number[]): Outline[] {
  const asha = outlinePerson({ seed, index: 0, now });
  const married = new Set(marriedIds);
  const latest = now.getTime() - daysHere * dayMs;
  const men = Array.from({ length: Math.max(0, Math.min(members, searched) - 1) }, (_, at) =>
    outlinePerson({ seed, index: at + 1, now }),
  ).filter((man) => fits(man, asha) && man.registeredAt.getTime() < latest && !married.has(man.index + 1));
  const isNear = (man: Outline) => (man.culture === asha.culture ? 0 : 1);
  return men.toSorted((one, other) => isNear(one) - isNear(other) || one.index - other.index);
}
