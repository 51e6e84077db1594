import { expect, test } from 'vitest';
import type { ChoiceLists } from '#web/parts/choices/choices.rules.ts';
import type { ProfileValues } from '#web/parts/facts/profile-values.rules.ts';
import { proposeCountry, proposeTongue } from './proposals.rules.ts';

// The rules read no other list.
const lists = {
  country: [{ code: 'in', label: 'India', parent: null }],
  state: [
    { code: 'in-kerala', label: 'Kerala', parent: 'in' },
    { code: 'in-nagaland', label: 'Nagaland', parent: 'in' },
  ],
  district: [
    { code: 'in-kerala-thrissur', label: 'Thrissur', parent: 'in-kerala' },
    { code: 'in-kerala-x', label: 'Twin', parent: 'in-kerala' },
    { code: 'in-nagaland-x', label: 'Twin', parent: 'in-nagaland' },
  ],
  religion: [
    { code: 'hindu', label: 'Hindu', parent: null },
    { code: 'christian', label: 'Christian', parent: null },
  ],
  community: [
    { code: 'hindu-nadar', label: 'Nadar', parent: 'hindu' },
    { code: 'christian-nadar', label: 'Nadar', parent: 'christian' },
    { code: 'hindu-nair', label: 'Nair', parent: 'hindu' },
  ],
  denomination: [
    { code: 'christian-syro-malabar', label: 'Syro-Malabar', parent: 'christian' },
    { code: 'christian-csi', label: 'CSI', parent: 'christian' },
  ],
  mother_tongue: [
    { code: 'malayalam', label: 'Malayalam', parent: null },
    { code: 'tamil', label: 'Tamil', parent: null },
  ],
} as unknown as ChoiceLists;

// Nor any other answer.
const answers = (stated: Partial<ProfileValues>) =>
  ({
    country: '',
    state: '',
    motherTongue: '',
    nativePlace: '',
    religion: '',
    community: '',
    denomination: '',
    ...stated,
  }) as ProfileValues;

test('the country of most members is proposed to somebody who has not stated one', () => {
  expect(proposeCountry(answers({}), lists)).toBe('India');
  expect(proposeCountry(answers({ country: 'Nepal' }), lists)).toBe('Nepal');
  expect(proposeCountry(answers({}), 'unavailable')).toBe('');
});

test.for([
  [{ religion: 'Christian', denomination: 'Syro-Malabar' }, 'Malayalam'],
  [{ religion: 'Hindu', community: 'Nair', state: 'Karnataka', nativePlace: 'Chennai' }, 'Malayalam'],
  [{ religion: 'Hindu', community: 'Nadar' }, 'Tamil'],
  [{ religion: 'Christian', community: 'Nadar', denomination: 'CSI' }, ''],
  [{ nativePlace: 'Pala, Kerala' }, 'Malayalam'],
  [{ nativePlace: 'thrissur' }, 'Malayalam'],
  [{ nativePlace: 'Twin' }, ''],
  [{ nativePlace: 'Kohima, Nagaland' }, ''],
  [{ state: 'Kerala' }, ''],
  [{ religion: 'Hindu', community: 'Nair', motherTongue: 'Tamil' }, 'Tamil'],
] as const)('%o has the mother tongue “%s”', ([stated, tongue]) => {
  expect(proposeTongue(answers(stated), lists)).toBe(tongue);
});
