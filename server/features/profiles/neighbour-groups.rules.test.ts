import { expect, it } from 'vitest';
import { emptyPreference } from '#contract/preferences/preference.criteria.ts';
import { listChoiceRows } from '#server/migrations/choice-lists/list-choice-rows.ts';
import { openToNeighbours } from './neighbour-groups.rules.ts';

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
