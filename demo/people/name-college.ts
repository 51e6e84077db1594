import { Chance } from '../chance.ts';
import { listTownsOf } from '../places/list-towns.ts';
import { colleges, namesOfColleges } from '../professions/education.ts';
import type { Track } from '../professions/graduate-jobs.ts';

type Student = { index: number; track: Track | null; home: string };

/** A college in the state where the person grew up; null for people without one. */
export function nameCollege(seed: number, { index, track, home }: Student): string | null {
  if (track === null) return null;
  const chance = new Chance({ seed, index, topic: 'college' });
  const towns = listTownsOf(home);
  return chance
    .pick(colleges[track])
    .replace('{town}', towns.byKey[chance.one(towns.shares)]?.city ?? home)
    .replace('{saint}', chance.one(namesOfColleges));
}
