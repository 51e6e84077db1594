import { describe, expect, it, test } from 'vitest';
import type { CriterionWord, Reason, Verdict } from './match-reasons.rules.ts';
import {
  listDifferences,
  listUnstated,
  sayingOf,
  sharedGroupOf,
  strongestReasons,
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

describe('the strongest reasons', () => {
  const strongest = (sides: { mine: Reason[]; theirs: Reason[] }, shared?: CriterionWord) =>
    strongestReasons({ ...person, u_community: 'Nadar' }, { sides, shared });

  it('are the wishes of the viewer that tell people apart, beyond the must-haves', () => {
    const mine = [
      reason('age', 'met', true),
      reason('marital_status', 'met'),
      reason('mother_tongue', 'met'),
      reason('community', 'met'),
    ];
    expect(strongest({ mine, theirs: [reason('marital_status', 'met')] })).toMatchObject([
      { direction: 'mine', criterion: 'community' },
      { direction: 'mine', criterion: 'mother_tongue' },
    ]);
  });

  it('name the denomination or the community, and then not the religion', () => {
    const mine = [reason('religion', 'met'), reason('community', 'met'), reason('denomination', 'met')];
    expect(strongest({ mine, theirs: [] })).toMatchObject([{ criterion: 'denomination' }]);
    expect(strongest({ mine: mine.slice(0, 2), theirs: [] })).toMatchObject([{ criterion: 'community' }]);
  });

  it('add one to a group that both share, and no other group', () => {
    const mine = [reason('religion', 'met'), reason('community', 'met'), reason('mother_tongue', 'met')];
    expect(strongest({ mine, theirs: [] }, 'community')).toMatchObject([{ criterion: 'mother_tongue' }]);
  });

  it('are a must-have when nothing else is met, and a wish of the partner when the viewer has none', () => {
    const religion = reason('religion', 'met', true);
    expect(strongest({ mine: [religion, reason('diet', 'missed')], theirs: [] })).toMatchObject([
      { direction: 'mine', criterion: 'religion' },
    ]);
    expect(strongest({ mine: [], theirs: [religion] })).toMatchObject([{ direction: 'theirs' }]);
    expect(strongest({ mine: [reason('diet', 'unknown')], theirs: [] })).toEqual([]);
  });

  it('are never a fact that says nothing: who accepts "Other" does not want it', () => {
    const sides = { mine: [reason('community', 'met'), reason('mother_tongue', 'met')], theirs: [] };
    expect(strongestReasons(person, { sides })).toMatchObject([{ criterion: 'mother_tongue' }]);
  });
});

describe('what is not stated', () => {
  const mine = [reason('height', 'unknown'), reason('community', 'met'), reason('diet', 'unknown')];

  it('begins with the heaviest wish; "Other", which is accepted, is stated', () => {
    expect(listUnstated({ ...person, u_denomination: null }, { mine })).toEqual(['diet', 'height']);
  });

  it('leaves out the community of somebody whose church is known', () => {
    expect(listUnstated(person, { mine })).toEqual(['diet', 'height']);
  });
});

describe('the group that both share', () => {
  const nair = { ...person, u_denomination: null, u_community: 'Nair' };

  it('is the denomination, else the community', () => {
    const own = { u_denomination: 'Mar Thoma', u_community: 'Nair' };
    expect(sharedGroupOf(person, { own, mine: [] })).toEqual({
      criterion: 'denomination',
      fact: 'Mar Thoma',
    });
    expect(sharedGroupOf(nair, { own, mine: [] })).toEqual({ criterion: 'community', fact: 'Nair' });
  });

  it('is none where it differs, says nothing, or is not wanted', () => {
    const own = { u_denomination: null, u_community: 'Other' };
    expect(sharedGroupOf(person, { own, mine: [] })).toBeUndefined();
    expect(sharedGroupOf(nair, { own, mine: [] })).toBeUndefined();
    const missed = [reason('community', 'missed')];
    expect(sharedGroupOf(nair, { own: { ...own, u_community: 'Nair' }, mine: missed })).toBeUndefined();
  });
});

describe('the difference', () => {
  it('is the heaviest of both directions, a missed must-have before all others', () => {
    const mine = [reason('city', 'missed'), reason('age', 'met')];
    const theirs = [reason('mother_tongue', 'missed')];
    expect(listDifferences({ mine, theirs })[0]).toMatchObject({
      direction: 'theirs',
      criterion: 'mother_tongue',
    });
    expect(listDifferences({ mine: [reason('city', 'missed', true)], theirs })[0]).toMatchObject({
      direction: 'mine',
      criterion: 'city',
    });
    expect(listDifferences({ mine: [reason('city', 'unknown')], theirs: [] })).toEqual([]);
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
  // "Other" and what is not stated are named by the criterion.
  ['community', 'missed', undefined],
  ['working_as', 'met', undefined],
  ['annual_income', 'met', undefined],
] as const)('%s that is %s is said by %j', (criterion, verdict, saying) => {
  expect(sayingOf(person, { criterion, verdict })).toEqual(saying);
});
