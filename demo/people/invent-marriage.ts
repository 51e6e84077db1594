import { Chance } from '../chance.ts';
import type { Shares } from '../shares.ts';
import type { Outline } from './outline-person.ts';

export type Marriage = { maritalStatus: string; children: string | null };

/** The probability of an earlier marriage, by the upper end of an age range. */
const marriedBefore = [
  { upTo: 24, probability: 0.004 },
  { upTo: 28, probability: 0.015 },
  { upTo: 32, probability: 0.06 },
  { upTo: 36, probability: 0.2 },
  { upTo: 42, probability: 0.45 },
  { upTo: 50, probability: 0.68 },
  { upTo: Infinity, probability: 0.85 },
] as const;

const endings: Shares = { Divorced: 62, 'Awaiting divorce': 17, Annulled: 7, Widowed: 14 };
const endingsLater: Shares = { Divorced: 44, 'Awaiting divorce': 8, Annulled: 3, Widowed: 45 };

/** An earlier marriage depends on age alone; with which parent children live, on gender too. */
export function inventMarriage(seed: number, { index, age, gender }: Outline): Marriage {
  const chance = new Chance({ seed, index, topic: 'marriage' });
  const { probability } = marriedBefore.find(({ upTo }) => age < upTo) ?? marriedBefore[0];
  if (!chance.is(probability)) return { maritalStatus: 'Never married', children: null };
  const maritalStatus = chance.one(age > 44 ? endingsLater : endings);
  const hasChildren = maritalStatus !== 'Annulled' && chance.is(Math.min(0.75, (age - 24) * 0.035));
  if (!hasChildren) return { maritalStatus, children: 'None' };
  const liveTogether = maritalStatus === 'Widowed' || chance.is(gender === 'Female' ? 0.82 : 0.34);
  return { maritalStatus, children: liveTogether ? 'Living together' : 'Living apart' };
}
