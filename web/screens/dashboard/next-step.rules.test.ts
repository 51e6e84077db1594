import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.rules.ts';

test.each([
  [['u_diet', 'u_profile_pic', 'pp_age'], { kind: 'photo', section: 'photos' }],
  [['u_diet', 'pp_age'], { kind: 'preference', section: 'partner-basic' }],
  [['u_about', 'u_annual_income'], { kind: 'fact', fact: 'annualIncome', section: 'career' }],
  [['u_images', 'u_about'], { kind: 'about', section: 'about' }],
  [['u_images'], { kind: 'photos', section: 'photos' }],
  [['u_hobbies'], { kind: 'rest' }],
  [[], { kind: 'done' }],
] as const)('when %j is missing, the next step is %j', (missing, step) => {
  expect(nextStepOf(missing)).toEqual(step);
});
