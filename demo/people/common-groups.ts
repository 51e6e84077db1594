import type { Culture } from '../cultures/culture.ts';
import { kannadigaHindu } from '../cultures/kannadiga-hindu.ts';
import { malayaliChristian } from '../cultures/malayali-christian.ts';
import { malayaliHindu } from '../cultures/malayali-hindu.ts';
import { malayaliMuslim } from '../cultures/malayali-muslim.ts';
import { tamilHindu } from '../cultures/tamil-hindu.ts';

/** The families of Kerala that go to one church. */
function ofChurch(denomination: string, community = 'Syrian Christian (Nasrani)'): Culture {
  const communities = { [community]: { share: 1, denominations: { [denomination]: 1 } } };
  return { ...malayaliChristian, communities };
}

/** The groups of Kerala, where the demo is set, and others of which chance makes few. */
const groups: readonly Culture[] = [
  malayaliHindu,
  ofChurch('Mar Thoma'),
  ofChurch('Syro-Malabar'),
  malayaliMuslim,
  ofChurch('Malankara Orthodox'),
  ofChurch('Roman Catholic (Latin)', 'Latin Catholic'),
  tamilHindu,
  ofChurch('Jacobite (Syriac Orthodox)'),
  malayaliHindu,
  ofChurch('Mar Thoma'),
  ofChurch('Malankara Orthodox'),
  kannadigaHindu,
  ofChurch('Roman Catholic (Latin)', 'Latin Catholic'),
  ofChurch('Jacobite (Syriac Orthodox)'),
  ofChurch('Syro-Malabar'),
];
/** Of the usual population alone: a larger one has enough of every group by chance. */
const every = 4;
const upTo = 500;
const genders = ['Female', 'Male'] as const;
const youngest = 22.5;
const oldest = 33.5;

/** Group, gender and age of each fourth person, so that every group has brides and grooms of the usual ages; undefined for all others. */
export function findCommonGroup(
  index: number,
): { culture: Culture; gender: 'Male' | 'Female'; age: number } | undefined {
  if (index === 0 || index >= upTo || index % every !== 0) return undefined;
  const place = index / every;
  const culture = groups[Math.floor(place / genders.length) % groups.length];
  const gender = genders[place % genders.length];
  if (culture === undefined || gender === undefined) return undefined;
  return { culture, gender, age: youngest + ((place * 3.7) % (oldest - youngest)) };
}
