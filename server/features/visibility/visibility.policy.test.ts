import { expect, it } from 'vitest';
import { soughtGendersOf } from './visibility.policy.ts';

it.each([
  ['Female', ['Male']],
  ['Male', ['Female']],
  ['Other', ['Other']],
])('a member of the gender %s seeks %j', (gender, soughtGenders) => {
  expect(soughtGendersOf(gender)).toEqual(soughtGenders);
});
