import { randomInt, randomUUID } from 'node:crypto';
import type { register } from '#contract/accounts/register.ts';
import type { EndpointInput } from '#contract/endpoint.ts';

export type RegistrationInput = EndpointInput<typeof register>;

/** A registration that nothing is wrong with, of somebody new each time. */
export function aRegistration(changes: Partial<RegistrationInput> = {}): RegistrationInput {
  const password = changes.password ?? 'marigold garden 7';
  return {
    profile_for: 'My Self',
    gender: 'Female',
    firstname: 'Asha',
    lastname: 'Mathew',
    dob: '1997-03-14',
    religion: 'Christian',
    community: 'Nadar',
    email: `asha.${randomUUID().slice(0, 13)}@example.org`,
    mobile: `9${randomInt(100_000_000, 999_999_999)}`,
    password,
    confirm_password: password,
    ...changes,
  };
}
