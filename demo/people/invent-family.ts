import { Chance } from '../chance.ts';
import type { Shares } from '../shares.ts';
import type { Work } from './invent-work.ts';
import type { Outline } from './outline-person.ts';

export type Family = {
  sisters: number;
  brothers: number;
  financialStatus: string;
  familyType: string;
  familyValues: string;
  fatherDoes: string;
  motherDoes: string;
  /** In standard deviations: how much a family holds on to custom. */
  tradition: number;
};

const fathersWork: Shares = {
  'is retired from government service': 22,
  'runs a small business': 20,
  'is a farmer': 16,
  'is a retired teacher': 12,
  'works with a private company': 12,
  'is a retired bank officer': 8,
  'is in business': 6,
  'served in the army': 4,
};
const mothersWork: Shares = {
  'is a homemaker': 70,
  'is a teacher': 14,
  'is a retired nurse': 5,
  'works with the government': 6,
  'helps in the family business': 5,
};

/** Means of a family follow its child's income somewhat, values and living together one custom. */
export function inventFamily(seed: number, { outline, work }: { outline: Outline; work: Work }): Family {
  const chance = new Chance({ seed, index: outline.index, topic: 'family' });
  const tradition = chance.normal() - (outline.culture.schooling ?? 0) * 0.4;
  const means =
    chance.normal() * 0.8 +
    Math.log((work.income ?? 350_000) / 600_000) * 0.7 +
    (outline.culture.schooling ?? 0) * 0.4;
  return {
    sisters: chance.one(siblings) === 'many' ? chance.whole(2, 3) : chance.whole(0, 1),
    brothers: chance.one(siblings) === 'many' ? chance.whole(2, 3) : chance.whole(0, 1),
    financialStatus: stepOf(means, financialSteps),
    familyType: chance.is(Math.min(0.8, Math.max(0.08, 0.34 + tradition * 0.15))) ? 'Joint' : 'Nuclear',
    familyValues: stepOf(tradition, valueSteps),
    fatherDoes: chance.one(fathersWork),
    motherDoes: chance.one(mothersWork),
    tradition,
  };
}

const siblings: Shares = { few: 86, many: 14 };

type Step = { from: number; name: string };
const financialSteps: readonly Step[] = [
  { from: 1.9, name: 'Affluent' },
  { from: 0.75, name: 'Upper middle' },
  { from: -0.85, name: 'Middle' },
  { from: -Infinity, name: 'Lower middle' },
];
const valueSteps: readonly Step[] = [
  { from: 1.75, name: 'Orthodox' },
  { from: 0.35, name: 'Traditional' },
  { from: -1.1, name: 'Moderate' },
  { from: -Infinity, name: 'Liberal' },
];

function stepOf(value: number, steps: readonly Step[]): string {
  return steps.find(({ from }) => value >= from)?.name ?? '';
}
