import { describe, expect, it, test } from 'vitest';
import type { CriterionWord, Reason, Verdict } from './match-reasons.rules.ts';
import {
  commonOf,
  listMissed,
  listUnstated,
  sayingOf,
  strongestReasons,
  withoutRepeats,
  type FitPerson,
} from './fit-words.rules.ts';

const nothing = { score: null, matched: 0, stated: 0, criteria: [] };
const person: FitPerson = {
  u_gender: 'Male',
  age: 31,
  u_height: 178,
  u_marital_status: 'Never married',
  u_religion: 'Christian',
  u_community: 'Other',
  u_sub_community: null,
  u_denomination: 'Mar Thoma',
  u_mother_tongue: 'Malayalam',
  u_country: 'United Arab Emirates',
  u_state: 'Dubai',
  u_district: null,
  u_city: 'Dubai',
  u_qualification: 'MTech',
  u_profession_area: 'Software and IT',
  u_working_as: null,
  match: { score: 0, mine: nothing, theirs: nothing },
};

function reason(criterion: CriterionWord, verdict: Verdict, isMustHave = false): Reason {
  return { criterion, verdict, isMustHave };
}

test('a value of two wishes is named once', () => {
  const wished = (criterion: CriterionWord, wanted: string): Reason => ({
    ...reason(criterion, 'missed', true),
    wanted,
  });
  const religion = wished('religion', 'Jain');
  const tongue = wished('mother_tongue', 'Gujarati');
  const { wanted: _wanted, ...diet } = wished('diet', 'Jain,Veg');
  expect(withoutRepeats([religion, wished('diet', 'Jain,Veg'), tongue])).toEqual([religion, diet, tongue]);
});

describe('the strongest reasons', () => {
  const nadar = { ...person, u_community: 'Nadar' };
  const strongest = (mine: Reason[], shared?: CriterionWord) =>
    strongestReasons(nadar, { sides: { mine, theirs: [] }, shared });

  it('are the heaviest wishes that are met, begun with the nearest group of faith', () => {
    const mine = [
      reason('age', 'met', true),
      reason('diet', 'met'),
      reason('religion', 'met', true),
      reason('mother_tongue', 'met'),
    ];
    expect(strongest(mine)).toEqual(['religion', 'mother_tongue']);
    expect(strongest([...mine, reason('community', 'met')])).toEqual(['community', 'mother_tongue']);
    expect(strongest([...mine, reason('denomination', 'met')])).toEqual(['denomination', 'mother_tongue']);
  });

  it('are what nearly everybody has when nothing else is met', () => {
    expect(strongest([reason('age', 'met'), reason('diet', 'met')])).toEqual(['diet', 'age']);
    expect(strongest([reason('diet', 'unknown')])).toEqual([]);
  });

  it('praise no community where the denomination or the sub-community is another one', () => {
    const mine = [reason('religion', 'met'), reason('community', 'met')];
    for (const nearer of ['denomination', 'sub_community'] as const)
      expect(strongest([...mine, reason(nearer, 'missed')])).toEqual(['religion']);
  });

  it('add one to a group that both share, and no other group', () => {
    const mine = [reason('religion', 'met'), reason('community', 'met'), reason('mother_tongue', 'met')];
    expect(strongest(mine, 'community')).toEqual(['mother_tongue']);
  });

  it('are never a fact that says nothing: who accepts "Other" does not want it', () => {
    const sides = { mine: [reason('community', 'met'), reason('mother_tongue', 'met')], theirs: [] };
    expect(strongestReasons(person, { sides })).toEqual(['mother_tongue']);
  });
});

describe('what is not stated', () => {
  const mine = [reason('height', 'unknown'), reason('community', 'met'), reason('diet', 'unknown')];

  it('begins with the heaviest wish; "Other", which is accepted, is stated', () => {
    expect(
      listUnstated({ ...person, u_denomination: null }, { sides: { mine, theirs: [] }, direction: 'mine' }),
    ).toEqual(['diet', 'height']);
  });

  it('leaves out the community of somebody whose church is known', () => {
    expect(listUnstated(person, { sides: { mine, theirs: [] }, direction: 'mine' })).toEqual([
      'diet',
      'height',
    ]);
  });
});

it('the community of the viewer is stated where a church or sect is', () => {
  const theirs = [reason('community', 'unknown'), reason('diet', 'unknown')];
  const own = { u_community: 'Prefer not to say', u_sub_community: null, u_denomination: 'Sunni – Hanafi' };
  const unstatedOf = (asked: typeof own | undefined) =>
    listUnstated(asked, { sides: { mine: [], theirs }, direction: 'theirs' });
  expect(unstatedOf(own)).toEqual(['diet']);
  expect(unstatedOf(undefined)).toEqual(['community', 'diet']);
});

describe('what both have in common', () => {
  const nair = { ...person, u_denomination: null, u_community: 'Nair' };
  const nobody = { ...person, u_denomination: null, u_community: 'Other' };
  const none = { mine: [], theirs: [] };

  it('is the denomination, else the community', () => {
    const own = { ...nobody, u_denomination: 'Mar Thoma', u_community: 'Nair' };
    expect(commonOf(person, { own, sides: none })).toBe('denomination');
    expect(commonOf(nair, { own, sides: none })).toBe('community');
  });

  it('is no group that differs, says nothing, or that one of the two does not want', () => {
    expect(commonOf(person, { own: nobody, sides: none })).toBeUndefined();
    for (const criterion of ['community', 'denomination', 'sub_community'] as const) {
      const missed = [reason(criterion, 'missed')];
      expect(commonOf(nair, { own: nair, sides: { mine: missed, theirs: [] } })).toBeUndefined();
      expect(commonOf(nair, { own: nair, sides: { mine: [], theirs: missed } })).toBeUndefined();
    }
  });

  it('is any other fact where there is nothing better', () => {
    expect(commonOf(person, { own: nobody, sides: none, anything: true })).toBe('mother_tongue');
    const away = { ...nobody, u_mother_tongue: 'Tamil', u_city: 'Kochi', u_state: 'Kerala' };
    expect(commonOf(person, { own: away, sides: none, anything: true })).toBe('profession_area');
  });
});

describe('what is missed', () => {
  const missedOf = (...mine: Reason[]) =>
    listMissed(person, { sides: { mine, theirs: [] }, direction: 'mine' }).map(({ criterion }) => criterion);

  it('begins with the must-haves, then the heaviest wish', () => {
    const mine = [reason('city', 'missed'), reason('age', 'met'), reason('mother_tongue', 'missed')];
    expect(missedOf(...mine)).toEqual(['mother_tongue', 'city']);
    expect(missedOf(...mine, reason('diet', 'missed', true))).toEqual(['diet', 'mother_tongue', 'city']);
    expect(missedOf(reason('city', 'unknown'))).toEqual([]);
  });

  it('is the religion without its groups, and the denomination without a community that names none', () => {
    const groups = [reason('community', 'missed'), reason('denomination', 'missed')];
    expect(missedOf(...groups, reason('religion', 'missed'))).toEqual(['religion']);
    expect(missedOf(...groups)).toEqual(['denomination']);
    const both = { mine: groups, theirs: groups };
    expect(listMissed(person, { sides: both, direction: 'theirs' })).toHaveLength(2);
    const knanaya = { ...person, u_community: 'Knanaya' };
    expect(listMissed(knanaya, { sides: both, direction: 'mine' })).toHaveLength(2);
  });
});

test.each([
  ['age', 'missed', { kind: 'age', age: 31 }],
  ['height', 'met', { kind: 'height', centimetres: 178 }],
  ['religion', 'met', { kind: 'itself', fact: 'Christian' }],
  ['denomination', 'missed', { kind: 'itself', fact: 'Mar Thoma' }],
  ['sub_community', 'missed', undefined],
  ['mother_tongue', 'met', { kind: 'speaks', fact: 'Malayalam' }],
  ['country', 'met', { kind: 'livesIn', fact: 'United Arab Emirates' }],
  ['country', 'missed', { kind: 'livesIn', fact: 'Dubai' }],
  ['profession_area', 'missed', { kind: 'worksIn', fact: 'Software and IT' }],
  // Who names no community is known by the denomination.
  ['community', 'missed', { kind: 'itself', fact: 'Mar Thoma' }],
  // "Other" and what is not stated are named by the criterion.
  ['working_as', 'met', undefined],
  ['annual_income', 'met', undefined],
] as const)('%s that is %s is said by %j', (criterion, verdict, saying) => {
  expect(sayingOf(person, { criterion, verdict })).toEqual(saying);
});
