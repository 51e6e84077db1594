import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import { addMember } from './members.ts';
import type { Product } from './product.ts';

type Called = { path: string; body: object };

/** A registered and verified member, for journeys about something else. */
export async function registerMember(
  { store }: Product,
  changes: Partial<RegistrationInput> = {},
): Promise<RegistrationInput> {
  const person = aRegistration(changes);
  await addMember(store, person);
  return person;
}

/** Makes a call to the running product; throws when it is refused. */
export async function callProduct({ address }: Product, { path, body }: Called): Promise<void> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}
