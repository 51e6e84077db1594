import { expect, test } from 'vitest';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { nextStepOf } from './next-step.rules.ts';

const wishes = Object.values(preferenceWireNames);

test.each([
  [['u_diet', 'u_profile_pic', ...wishes], { kind: 'photo', section: 'photos' }],
  [['u_diet', ...wishes], { kind: 'preference', section: 'partner-basic' }],
  // A member with one wish has left the others blank on purpose.
  [['u_diet', ...wishes.slice(1)], { kind: 'fact', fact: 'diet', section: 'lifestyle' }],
  [['pp_age', 'pp_city'], { kind: 'done' }],
  [['u_about', 'u_annual_income'], { kind: 'fact', fact: 'annualIncome', section: 'career' }],
  [['u_images', 'u_about'], { kind: 'about', section: 'about' }],
  [['u_images'], { kind: 'photos', section: 'photos' }],
  [['u_hobbies'], { kind: 'rest' }],
  [[], { kind: 'done' }],
] as const)('when %j is missing, the next step is %j', (missing, step) => {
  expect(nextStepOf(missing)).toEqual(step);
});
