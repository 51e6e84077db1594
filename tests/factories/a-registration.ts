import { randomUUID } from 'node:crypto';
import type { register } from '#contract/accounts/registration.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';

export type RegistrationInput = EndpointInput<typeof register>;

let counter = 0;

/** A unique number, also in processes that share a database, because their ids differ. Imported people have 98765…. */
function aMobile(): string {
  counter += 1;
  return `8${10_000 + (process.pid % 90_000)}${String(counter % 10_000).padStart(4, '0')}`;
}

/** A valid registration of a new person each time. */
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
    mobile: aMobile(),
    password,
    confirm_password: password,
    ...changes,
  };
}
