import { expect, it } from 'vitest';
import { inventPerson, type Person } from './people/invent-person.ts';

const now = new Date('2026-06-15T06:30:00Z');
const seeds = [1, 7];
const usual = (seed: number) => Array.from({ length: 500 }, (_, index) => inventPerson({ seed, index, now }));

const isOfChurch =
  (church: string) =>
  ({ facts }: Person): boolean =>
    facts.denomination === church && facts.motherTongue === 'Malayalam';

const groups: Readonly<Record<string, (person: Person) => boolean>> = {
  'Malayali Hindu': ({ outline }) => outline.culture.name === 'Malayali Hindu',
  'Malayali Christian': ({ outline }) => outline.culture.name === 'Malayali Christian',
  'Syro-Malabar': isOfChurch('Syro-Malabar'),
  Latin: isOfChurch('Roman Catholic (Latin)'),
  'Malankara Orthodox': isOfChurch('Malankara Orthodox'),
  Jacobite: isOfChurch('Jacobite (Syriac Orthodox)'),
  'Mar Thoma': isOfChurch('Mar Thoma'),
  'Malayali Muslim': ({ outline }) => outline.culture.name === 'Malayali Muslim',
  'Tamil Hindu': ({ outline }) => outline.culture.name === 'Tamil Hindu',
  'Hindi-speaking Hindu': ({ outline }) => outline.culture.name === 'Hindi-belt Hindu',
};

it.each(seeds)('with seed %i, the usual population has brides and grooms of every common group', (seed) => {
  const people = usual(seed).filter(
    ({ outline: { age, isVerified, isActive } }) => age >= 22 && age < 35 && isVerified && isActive,
  );
  for (const [name, isOfGroup] of Object.entries(groups)) {
    for (const gender of ['Female', 'Male']) {
      const found = people.filter((person) => person.facts.gender === gender && isOfGroup(person));
      expect(found.length, `${name} ${gender}`).toBeGreaterThanOrEqual(8);
    }
  }
});

it.each(seeds)('with seed %i, few of those who are shown look for nothing', (seed) => {
  const shown = usual(seed).filter(({ outline }) => outline.isVerified && outline.isActive);
  const silent = shown.filter(({ preference }) => preference === null);
  expect(silent.length / shown.length).toBeLessThan(0.07);
});
