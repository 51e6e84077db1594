import { expect, test } from 'vitest';
import { listGroups, showsCommunity } from './list-groups.ts';

const nobody = { u_denomination: null, u_community: '', u_sub_community: null };

test.each([
  [{ u_denomination: 'Mar Thoma', u_community: 'Other' }, ['Mar Thoma']],
  [{ u_denomination: 'CSI', u_community: 'Nadar' }, ['CSI', 'Nadar']],
  [{ u_denomination: 'Sunni – Shafi', u_community: 'Prefer not to say' }, ['Sunni – Shafi']],
  [{ u_community: 'Brahmin – Iyer', u_sub_community: 'Vadama' }, ['Brahmin – Iyer', 'Vadama']],
  [{ u_community: 'Other', u_sub_community: 'Of our village' }, ['Of our village']],
  [{ u_denomination: 'Other', u_community: 'Goan' }, ['Goan']],
  [{ u_denomination: 'Knanaya Catholic', u_community: 'Knanaya' }, ['Knanaya Catholic']],
  [{ u_community: 'Nair', u_sub_community: 'Nair' }, ['Nair']],
  [{ u_community: 'Other' }, ['Other']],
  [{ u_community: 'Prefer not to say', u_sub_community: 'Other' }, ['Prefer not to say']],
  [{}, []],
])('of %j families read %j', (stated, read) => {
  expect(listGroups({ ...nobody, ...stated })).toEqual(read);
});

test.each([
  [{ u_community: 'Other', u_denomination: 'CSI' }, false],
  [{ u_community: 'Prefer not to say', u_sub_community: 'Vadama' }, false],
  [{ u_community: 'Other', u_denomination: 'Other' }, true],
  [{ u_community: 'Other' }, true],
  [{ u_community: 'Nadar', u_denomination: 'CSI' }, true],
])('among the facts of %j the community is shown: %j', (stated, isShown) => {
  expect(showsCommunity({ ...nobody, ...stated })).toBe(isShown);
});
