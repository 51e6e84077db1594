import { beforeAll, describe, expect, it } from 'vitest';
import { profileForm } from '#contract/profiles/profile-form.ts';
import { listChoiceRows } from '#server/migrations/choice-lists/list-choice-rows.ts';
import { listSynonymRows } from '#server/migrations/synonyms/list-synonym-rows.ts';
import { inventPerson, type Person } from './people/invent-person.ts';

const now = new Date('2026-06-15T06:30:00Z');
const invent = (index: number, seed = 1) => inventPerson({ seed, index, now });
let people: Person[] = [];
beforeAll(() => {
  people = Array.from({ length: 12_000 }, (_, index) => invent(index + 1));
});

type Test = (person: Person) => boolean;
const share = (among: readonly Person[], has: Test) => among.filter(has).length / among.length;
const of = (...tests: Test[]) => people.filter((person) => tests.every((holds) => holds(person)));
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const isWoman: Test = ({ facts }) => facts.gender === 'Female';
const isMan: Test = ({ facts }) => facts.gender === 'Male';
const hasReligion =
  (religion: string): Test =>
  ({ facts }) =>
    facts.religion === religion;
const isAged =
  (from: number, to: number): Test =>
  ({ outline }) =>
    outline.age >= from && outline.age < to;
const incomesOf = (among: readonly Person[]) => among.flatMap(({ income }) => income ?? []);
const heightsOf = (among: readonly Person[]) => among.flatMap(({ facts }) => facts.height ?? []);

describe('a person', () => {
  it('is the same for the same seed and index, in any order of inventing', () => {
    expect(invent(4711)).toEqual(people[4710]);
    expect(invent(3)).toEqual(invent(3));
  });

  it('is another one with another seed', () => {
    expect(invent(4711, 2)).not.toEqual(invent(4711));
  });

  it('says nothing that a profile would refuse', () => {
    const wrong = people.slice(0, 1500).flatMap(({ facts }) => {
      const {
        firstName,
        lastName,
        dateOfBirth,
        maritalStatus,
        height,
        annualIncome,
        hobbies,
        languages,
        about,
        zip,
      } = facts;
      const sent = {
        firstname: firstName,
        lastname: lastName,
        dob: dateOfBirth,
        marital_status: maritalStatus,
        height,
        annual_income: annualIncome,
        hobbies,
        languages,
        about,
        zip,
      };
      return profileForm.safeParse(sent).error?.issues ?? [];
    });
    expect(wrong).toEqual([]);
  });

  it('uses the values of the lists, but for a few own words', () => {
    const names = new Map<string, Set<string>>();
    for (const { list, name } of [
      ...listChoiceRows().map((row) => ({ ...row, name: row.label })),
      ...listSynonymRows().map((row) => ({ ...row, name: row.word })),
    ]) {
      names.set(list, (names.get(list) ?? new Set()).add(name));
    }
    const unknown = (list: string, pick: (facts: Person['facts']) => string | null) =>
      share(people, ({ facts }) => {
        const value = pick(facts)?.replaceAll('’', "'") ?? null;
        return value !== null && !names.get(list)?.has(value);
      });
    expect(unknown('religion', ({ religion }) => religion)).toBe(0);
    expect(unknown('denomination', ({ denomination }) => denomination)).toBe(0);
    expect(unknown('sub_community', ({ subCommunity }) => subCommunity)).toBe(0);
    expect(unknown('mother_tongue', ({ motherTongue }) => motherTongue)).toBe(0);
    expect(unknown('qualification', ({ qualification }) => qualification)).toBe(0);
    expect(unknown('working_with', ({ workingWith }) => workingWith)).toBe(0);
    expect(unknown('profession_area', ({ professionArea }) => professionArea)).toBe(0);
    expect(unknown('diet', ({ diet }) => diet)).toBe(0);
    expect(unknown('country', ({ country }) => country)).toBe(0);
    expect(unknown('state', ({ country, state }) => (country === 'India' ? state : null))).toBe(0);
    expect(unknown('district', ({ district }) => district)).toBe(0);
    for (const [list, pick] of [
      ['community', (facts: Person['facts']) => facts.community],
      ['working_as', (facts: Person['facts']) => facts.workingAs],
    ] as const) {
      expect(unknown(list, pick)).toBeGreaterThan(0);
      expect(unknown(list, pick)).toBeLessThan(0.03);
    }
  });
});

describe('a population', () => {
  it('has somewhat more men, all of the legal age', () => {
    expect(share(people, isMan)).toBeGreaterThan(0.51);
    expect(share(people, isMan)).toBeLessThan(0.58);
    expect(share(of(isMan), isAged(0, 21))).toBe(0);
    expect(share(of(isWoman), isAged(0, 18))).toBe(0);
  });

  it('has women in their mid-twenties and men about thirty in its middle', () => {
    const middleOf = (gender: Test) => median(of(gender).map(({ outline }) => outline.age));
    expect(middleOf(isWoman)).toBeGreaterThan(24.5);
    expect(middleOf(isWoman)).toBeLessThan(28);
    expect(middleOf(isMan)).toBeGreaterThan(28);
    expect(middleOf(isMan)).toBeLessThan(31.5);
  });

  it('has men who are a hand taller than women, and tallest in the north-west', () => {
    const gap = mean(heightsOf(of(isMan))) - mean(heightsOf(of(isWoman)));
    expect(gap).toBeGreaterThan(11);
    expect(gap).toBeLessThan(15);
    expect(mean(heightsOf(of(isMan, hasReligion('Sikh'))))).toBeGreaterThan(
      mean(heightsOf(of(isMan, hasReligion('Tribal/Sarna')))) + 3,
    );
  });

  it('has been married before the more, the older it is', () => {
    const wasMarried: Test = ({ facts }) =>
      facts.maritalStatus !== null && facts.maritalStatus !== 'Never married';
    expect(share(of(isAged(22, 28)), wasMarried)).toBeLessThan(0.05);
    expect(share(of(isAged(36, 46)), wasMarried)).toBeGreaterThan(0.3);
    expect(share(of(isAged(46, 80)), wasMarried)).toBeGreaterThan(0.55);
    expect(
      share(people, ({ facts }) => facts.maritalStatus === 'Never married' && facts.children !== null),
    ).toBe(0);
  });

  it('earns more with more schooling, with more years, and abroad', () => {
    const studied =
      (pattern: RegExp): Test =>
      ({ facts }) =>
        pattern.test(facts.qualification ?? '');
    const lives =
      (isAbroad: boolean): Test =>
      ({ facts }) =>
        facts.country !== null && (facts.country !== 'India') === isAbroad;
    const inIndia = lives(false);
    const medianOf = (...tests: Test[]) => median(incomesOf(of(inIndia, ...tests)));
    expect(medianOf(studied(/^(?:Below 10th|10th|12th)$/), isAged(24, 60))).toBeLessThan(
      medianOf(studied(/^Bachelor/)) * 0.75,
    );
    expect(medianOf(studied(/^Bachelor/))).toBeLessThan(medianOf(studied(/^(?:Master|MD|PhD)/)));
    expect(medianOf(studied(/^Bachelor/), isAged(22, 26))).toBeLessThan(
      medianOf(studied(/^Bachelor/), isAged(32, 40)),
    );
    expect(median(incomesOf(of(lives(true))))).toBeGreaterThan(median(incomesOf(of(inIndia))) * 2);
  });

  it('eats by faith and community', () => {
    const eats =
      (...diets: string[]): Test =>
      ({ facts }) =>
        diets.includes(facts.diet ?? '');
    const hasDiet: Test = ({ facts }) => facts.diet !== null;
    expect(share(of(hasDiet, hasReligion('Jain')), eats('Jain', 'Veg'))).toBeGreaterThan(0.95);
    expect(
      share(of(hasDiet, hasReligion('Muslim')), eats('Non Veg', 'Occasionally non-veg')),
    ).toBeGreaterThan(0.95);
    const hindus = share(of(hasDiet, hasReligion('Hindu')), eats('Veg', 'Jain', 'Vegan'));
    expect(hindus).toBeGreaterThan(0.25);
    expect(hindus).toBeLessThan(0.5);
  });

  it('has denominations where a faith has them, and nowhere else', () => {
    const hasDenomination: Test = ({ facts }) => facts.denomination !== null;
    expect(share(of(hasReligion('Hindu')), hasDenomination)).toBe(0);
    expect(share(of(hasReligion('Christian')), hasDenomination)).toBeGreaterThan(0.75);
    expect(
      share(of(hasReligion('Muslim'), hasDenomination), ({ facts }) =>
        /^(?:Sunni|Shia)/.test(facts.denomination ?? ''),
      ),
    ).toBe(1);
  });

  it('looks for its own faith, for older husbands and younger wives', () => {
    const states: Test = ({ preference }) => preference?.religion !== null && preference !== null;
    expect(share(of(states), ({ preference, facts }) => preference?.religion?.[0] === facts.religion)).toBe(
      1,
    );
    const middle = ({ preference, outline }: Person) => {
      const age = preference?.age;
      return age === undefined || age === null ? [] : [((age.from ?? 0) + (age.to ?? 0)) / 2 - outline.age];
    };
    expect(mean(of(isWoman).flatMap(middle))).toBeGreaterThan(1);
    expect(mean(of(isMan).flatMap(middle))).toBeLessThan(-1);
  });

  it('looks for its own denomination, and for its own part of the community, where it has one', () => {
    for (const name of ['denomination', 'subCommunity'] as const) {
      const states: Test = ({ preference }) => preference !== null && preference[name] !== null;
      expect(of(states).length).toBeGreaterThan(100);
      const looksForOwn: Test = ({ preference, facts }) =>
        [preference?.[name]?.[0], null].includes(facts[name]);
      expect(share(of(states), looksForOwn)).toBe(1);
    }
    const hasWish: Test = ({ preference }) => preference?.denomination?.length === 0;
    expect(of(hasWish)).toEqual([]);
  });

  it('of Kerala, names a community that goes with its church', () => {
    const isKnanaya: Test = ({ facts }) => facts.community === 'Knanaya' && facts.denomination !== null;
    expect(of(isKnanaya).length).toBeGreaterThan(10);
    expect(share(of(isKnanaya), ({ facts }) => facts.denomination?.startsWith('Knanaya') === true)).toBe(1);
    const isKerala: Test = ({ outline }) => outline.culture.name === 'Malayali Christian';
    expect(share(of(isKerala), ({ facts }) => facts.community === 'Other')).toBeLessThan(0.1);
  });

  it('has gaps, private incomes, unverified addresses and inactive accounts now and then', () => {
    const isBare: Test = ({ facts }) => facts.motherTongue === null && facts.country === null;
    expect(share(people, isBare)).toBeGreaterThan(0.05);
    expect(share(people, isBare)).toBeLessThan(0.16);
    expect(share(people, ({ facts }) => facts.isIncomePrivate)).toBeGreaterThan(0.03);
    expect(share(people, ({ outline }) => !outline.isVerified)).toBeGreaterThan(0.02);
    expect(share(people, ({ outline }) => !outline.isActive)).toBeGreaterThan(0.01);
  });

  it('does not look cloned', () => {
    const names = new Set(people.map(({ facts }) => `${facts.firstName} ${facts.lastName}`));
    expect(names.size).toBeGreaterThan(people.length * 0.8);
    const texts = new Set(people.flatMap(({ facts }) => facts.about ?? []));
    expect(texts.size).toBeGreaterThan(
      share(people, ({ facts }) => facts.about !== null) * people.length * 0.99,
    );
  });
});
