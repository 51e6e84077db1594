import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import type { Product } from './journey-product.ts';

type Called = { path: string; body: object };

/** Somebody who registered and verified their e-mail, for journeys that begin later. */
export async function registerMember(
  product: Product,
  changes: Partial<RegistrationInput> = {},
): Promise<RegistrationInput> {
  const person = aRegistration(changes);
  await callProduct(product, { path: '/api/register', body: person });
  const token = await product.mailbox.readNextCode(person.email);
  await callProduct(product, {
    path: '/api/verify_otp',
    body: { email: person.email, token, is_login: false },
  });
  return person;
}

/** Calls the running product beside the browser; fails when it refuses. */
export async function callProduct({ address }: Product, { path, body }: Called): Promise<void> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}
