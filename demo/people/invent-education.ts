import { Chance } from '../chance.ts';
import type { Track } from '../professions/graduate-jobs.ts';
import { degrees, managementDegree, trackShares } from '../professions/education.ts';
import type { Outline } from './outline-person.ts';

/** The highest level: school, diploma, first degree, second degree, doctorate. */
export type Level = 'school' | 'diploma' | 'graduate' | 'master' | 'doctor';
export type Education = {
  level: Level;
  track: Track | null;
  qualification: string;
  isStudent: boolean;
  /** In standard deviations; pay follows it beside the degree. */
  ability: number;
};

/** Up to which ability a level is the last one; schooling stops earlier for some. */
const schoolLevels = [
  { upTo: -2.0, qualification: 'Below 10th' },
  { upTo: -1.5, qualification: '10th' },
  { upTo: -0.95, qualification: '12th' },
] as const;
const diplomaUpTo = -0.68;
const firstDegreeUpTo = 0.62;
const secondDegreeUpTo = 2.15;
/** Years at which a degree can be finished. */
const ageOfDegree = { graduate: 21.5, master: 23.5, doctor: 28 } as const;

type Ability = { ability: number; age: number };

/** Schooling follows an ability that culture and town shift, and stops where age does. */
export function inventEducation(seed: number, outline: Outline): Education {
  const { index, age, culture } = outline;
  const chance = new Chance({ seed, index, topic: 'education' });
  const ability = chance.normal() + (culture.schooling ?? 0) * 0.8;
  // Those over forty grew up when fewer studied.
  const reached = ability - Math.max(0, (age - 38) * 0.03);
  const school = schoolLevels.find(({ upTo }) => reached < upTo);
  if (school !== undefined) {
    return { ...untracked, level: 'school', qualification: school.qualification, ability };
  }
  if (reached < diplomaUpTo) {
    return { ...untracked, level: 'diploma', qualification: 'ITI/Diploma', ability };
  }
  const level = levelOf({ ability: reached, age });
  const isStudying = age < ageOfDegree.graduate || (age < 24.5 && chance.is(0.35));
  const track = drawTrack(chance, outline);
  return {
    level,
    track,
    qualification: age < ageOfDegree.graduate ? '12th' : labelOf(chance, { track, level }),
    isStudent: isStudying,
    ability,
  };
}

const untracked = { track: null, isStudent: false } as const;

function levelOf({ ability, age }: Ability): Level {
  if (ability > secondDegreeUpTo && age > ageOfDegree.doctor) return 'doctor';
  return ability > firstDegreeUpTo && age > ageOfDegree.master ? 'master' : 'graduate';
}

function drawTrack(chance: Chance, { gender, culture }: Outline): Track {
  const drawn = chance.one(trackShares[gender]);
  if (culture.religion === 'Christian' && chance.is(0.012)) return 'theology';
  const favoured = culture.tracks;
  const track = favoured !== undefined && chance.is(favoured.share) ? chance.pick(favoured.tracks) : drawn;
  return isTrack(track) ? track : 'arts';
}

function isTrack(name: string): name is Track {
  return name in degrees;
}

function labelOf(chance: Chance, { track, level }: { track: Track; level: Level }): string {
  if (level === 'doctor') return track === 'medicine' ? 'MD/MS' : 'PhD';
  if (level === 'graduate') return degrees[track].bachelor;
  const canManage = track === 'engineering' || track === 'arts' || track === 'commerce';
  return canManage && chance.is(0.4) ? managementDegree : degrees[track].master;
}
