import { expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';

const read = (religion: string, caste: string, sub: string) => {
  const row = { Religion: religion, Caste: caste, 'Sub Caste / Denomination': sub };
  const { facts, words } = convertSheet([row]);
  return [facts.community, facts.subCommunity, facts.denomination, ...words.map(({ word }) => word)];
};
const none = undefined;

it.each([
  ['Hindu', 'Brahmin', 'Niyogi', ['hindu-brahmin-niyogi', none, none]],
  ['Hindu', 'Brahmin', 'Gaur', ['hindu-brahmin-gaur', none, none]],
  ['Hindu', 'Brahmin', 'Kokanastha', ['hindu-brahmin-kokanastha', none, none]],
  ['Hindu', 'Brahmin', 'Audichya', ['hindu-brahmin-other', 'hindu-brahmin-other-audichya', none]],
  ['Hindu', 'Brahmin', 'DRB', ['hindu-brahmin-deshastha', 'hindu-brahmin-deshastha-rigvedi', none]],
  ['Hindu', 'Patel', 'Leuva', ['hindu-patel-leva', none, none]],
  ['Hindu', 'Iyer', 'Vadama', ['hindu-brahmin-iyer', 'hindu-brahmin-iyer-vadama', none]],
  ['Hindu', 'Iyengar', 'Thengalai', ['hindu-brahmin-iyengar', 'hindu-brahmin-iyengar-thenkalai', none]],
  ['Hindu', 'Vysya', 'Arya Vysya', ['hindu-vysya', 'hindu-vysya-arya-vysya', none]],
  ['Sikh', 'Jat Sikh', 'Gill', ['sikh-jat', 'sikh-jat-gill', none]],
  ['Hindu', 'Nair', 'Nambiar', ['hindu-nair', 'hindu-nair-nambiar', none]],
  ['Hindu', 'Rajput', 'CHAUHAN', ['hindu-rajput', 'hindu-rajput-chauhan', none]],
  ['Hindu', 'Agarwal', 'Goyal', ['hindu-agarwal', 'hindu-agarwal-goyal', none]],
  ['Christian', 'RC', 'LC', [none, none, 'christian-roman-catholic']],
  ['Christian', 'RC', 'Knanaya', [none, none, 'christian-knanaya-catholic', 'Knanaya']],
  ['Christian', 'RC', 'Malankara', [none, none, 'christian-syro-malankara', 'Malankara']],
  ['Christian', 'Syrian Christian', 'CSI', ['christian-syrian-christian', none, 'christian-csi']],
  ['Muslim', 'sunni', 'Shafi', [none, none, 'muslim-sunni-shafi']],
  ['Muslim', 'Shia', '', [none, none, 'muslim-shia-other']],
  // No list knows these.
  ['Hindu', 'Nair', 'Xyzzari', ['hindu-nair', none, none, 'Xyzzari']],
  ['Christian', 'Syrian Christian', 'Xyzzari', ['christian-syrian-christian', none, none, 'Xyzzari']],
])('%s, %s and %s', (religion, caste, sub, expected) => {
  expect(read(religion, caste, sub)).toEqual(expected);
});

it.each(['OBC', 'General', 'BC-D'])('%s is no community, and is not asked about', (text) => {
  const { facts, words, remarks } = convertSheet([{ Religion: 'Hindu', Caste: text }]);
  expect([facts.community, words, remarks.map(({ key }) => key)]).toEqual([none, [], ['row.no_field']]);
});
