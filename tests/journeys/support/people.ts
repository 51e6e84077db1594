import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import { addMember } from './members.ts';
import type { Product } from './product.ts';

type Called = { path: string; body: object };

/**
 * A registered and verified member, for journeys about something else: added to the database of the product or, on the embedded
 * server, by the calls and the mail of a registration.
 */
export async function registerMember(
  product: Product,
  changes: Partial<RegistrationInput> = {},
): Promise<RegistrationInput> {
  const person = aRegistration(changes);
  if (product.store !== undefined) {
    await addMember(product.store, person);
    return person;
  }
  await callProduct(product, { path: '/api/register', body: person });
  const token = await product.mailbox.readNextCode(person.email);
  await callProduct(product, {
    path: '/api/verify_otp',
    body: { email: person.email, token, is_login: false },
  });
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
