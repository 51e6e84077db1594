import { expect, it } from 'vitest';
import { emptyPreference } from '#contract/preferences/preference.criteria.ts';
import { listChoiceRows } from '#server/migrations/choice-lists/list-choice-rows.ts';
import { openToNeighbours, withGeneral, withParts } from './neighbour-groups.rules.ts';

const rows = listChoiceRows();
const groupsOf = (list: string) =>
  new Map(
    rows.filter((row) => row.list === list).map(({ code, label, parent }) => [code, { code, label, parent }]),
  );
const groups = { community: groupsOf('community'), denomination: groupsOf('denomination') };

it.each([
  ['community', 'hindu-brahmin-iyer', 'hindu-brahmin-namboodiri', 'hindu-nair'],
  ['community', 'hindu-patel-leva', 'hindu-patel-kadva', 'hindu-brahmin-iyer'],
  ['denomination', 'christian-syro-malabar', 'christian-roman-catholic', 'christian-csi'],
  ['denomination', 'christian-malankara-orthodox', 'christian-mar-thoma', 'christian-ipc'],
  ['denomination', 'muslim-sunni-hanafi', 'muslim-sunni-shafi', 'muslim-shia-zaidi'],
] as const)('the %s %s is open to %s, and not to %s', (list, own, near, far) => {
  const opened = openToNeighbours({ ...emptyPreference, [list]: [own] }, groups)[list];
  expect(opened?.[0]).toBe(own);
  expect(opened).toContain(near);
  expect(opened).not.toContain(far);
});

it('a group without neighbours, own words and no group stay as they are', () => {
  const stated = { ...emptyPreference, community: ['hindu-nair', 'Our own'] };
  expect(openToNeighbours(stated, groups)).toEqual(stated);
});

it('a group in general stands for all its parts, and beside one of them for itself', () => {
  const schools = withParts(['muslim-sunni-other'], groups.denomination);
  expect(schools).toEqual(
    expect.arrayContaining(['muslim-sunni-other', 'muslim-sunni-hanafi', 'muslim-sunni-shafi']),
  );
  expect(schools.every((code) => code.startsWith('muslim-sunni-'))).toBe(true);
  expect(withParts(['muslim-shia-other'], groups.denomination)).toContain('muslim-shia-zaidi');
  expect(withParts(['hindu-brahmin-other'], groups.community)).toContain('hindu-brahmin-iyer');
  const two = ['muslim-sunni-hanafi', 'muslim-sunni-other'];
  expect(withParts(two, groups.denomination)).toEqual(two);
  expect(withParts(['christian-csi', 'Our own'], groups.denomination)).toEqual(['christian-csi', 'Our own']);
});

it('who names no school may be of the own one', () => {
  expect(withGeneral('muslim-sunni-hanafi', groups.denomination)).toEqual([
    'muslim-sunni-hanafi',
    'muslim-sunni-other',
  ]);
  expect(withGeneral('muslim-shia-zaidi', groups.denomination)).toContain('muslim-shia-other');
  expect(withGeneral('christian-csi', groups.denomination)).toEqual(['christian-csi']);
  expect(withGeneral('Our own', groups.denomination)).toEqual(['Our own']);
});
