import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';
import { registerMember } from './journey-people.ts';
import type { Product } from './journey-product.ts';

/** Grooms of one faith that nobody else has: a list of them is the same whatever other journeys do. */
export type Crowd = { religion: string; grooms: readonly RegistrationInput[] };

/** Four pages, the last of them not full. */
const crowdSize = 40;
/** One of them is told from the others by name. */
export const rareGroom = 'Zubinkumar';

/** So many register at the same time. */
const groupSize = 8;

const crowds = new Map<Product, Promise<Crowd>>();

/** The crowd of a product, registered when it is first asked for. */
export function findCrowd(product: Product): Promise<Crowd> {
  const crowd = crowds.get(product) ?? registerCrowd(product);
  crowds.set(product, crowd);
  return crowd;
}

async function registerCrowd(product: Product): Promise<Crowd> {
  const religion = `Path of ${randomUUID().slice(0, 8)}`;
  const groom = {
    gender: 'Male',
    lastname: 'Kurian',
    dob: '1990-05-05',
    religion,
    community: 'Other',
  } as const;
  const grooms: RegistrationInput[] = [];
  while (grooms.length < crowdSize) {
    const first = grooms.length;
    const group = Array.from({ length: groupSize }, (_, index) =>
      registerMember(product, { ...groom, firstname: nameGroom(first + index) }),
    );
    grooms.push(...(await Promise.all(group)));
  }
  return { religion, grooms };
}

function nameGroom(index: number): string {
  return index === 0 ? rareGroom : `Groom ${String(index)}`;
}

/** A bride with a partner preference, as the save form names its criteria. */
export async function registerBride(
  product: Product,
  preference: Record<string, string>,
): Promise<RegistrationInput> {
  const bride = await registerMember(product);
  const { email: emailOrMobile, password } = bride;
  const session = await send(product, { path: '/api/login_mobile_email', body: { emailOrMobile, password } });
  const { token } = z.object({ data: z.object({ token: z.string() }) }).parse(session).data;
  await send(product, { path: '/api/partner_preference/update', body: preference, token });
  return bride;
}

type Call = { path: string; body: object; token?: string };

async function send({ address }: Product, { path, body, token }: Call): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
