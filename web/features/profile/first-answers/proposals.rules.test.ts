import { expect, test } from 'vitest';
import type { ChoiceLists } from '#web/choices/choices.rules.ts';
import type { ProfileValues } from '#web/facts/profile-values.rules.ts';
import { proposeCountry, proposeTongue } from './proposals.rules.ts';

// The rules read no other list.
const lists = {
  country: [{ code: 'in', label: 'India', parent: null }],
  state: [
    { code: 'in-kerala', label: 'Kerala', parent: 'in' },
    { code: 'in-nagaland', label: 'Nagaland', parent: 'in' },
  ],
  mother_tongue: [{ code: 'malayalam', label: 'Malayalam', parent: null }],
} as unknown as ChoiceLists;

// Nor any other answer.
const answers = (stated: Partial<ProfileValues>) =>
  ({ country: '', state: '', motherTongue: '', ...stated }) as ProfileValues;

test('the country of most members is proposed to somebody who has not stated one', () => {
  expect(proposeCountry(answers({}), lists)).toBe('India');
  expect(proposeCountry(answers({ country: 'Nepal' }), lists)).toBe('Nepal');
  expect(proposeCountry(answers({}), 'unavailable')).toBe('');
});

test('a state proposes the language of most of its people, and never replaces an answer', () => {
  expect(proposeTongue(answers({ state: 'Kerala' }), lists)).toBe('Malayalam');
  expect(proposeTongue(answers({ state: 'Kerala', motherTongue: 'Tamil' }), lists)).toBe('Tamil');
  expect(proposeTongue(answers({ state: 'Nagaland' }), lists)).toBe('');
  expect(proposeTongue(answers({ state: 'Malabar' }), lists)).toBe('');
});
