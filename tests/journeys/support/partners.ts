import type { Page } from '@playwright/test';
import { listMatches } from '#contract/matches/matches.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { uploadPhoto } from '#contract/photos/photos.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { aPicture } from '#tests/factories/a-picture.ts';
import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import type { AnyEndpoint, Success } from '#web/app/client/answer.ts';
import { addMember, openSession } from './members.ts';
import type { Product } from './product.ts';

/** A member of the running product with a session for calls. */
export type Partner = RegistrationInput & { id: number; token: string };

type PartnerOptions = {
  registration?: Partial<RegistrationInput>;
  /** Facts under their names in the save form. */
  profile?: object;
  /** Criteria under their names in the save form. */
  preference?: object;
  /** The number of photos; the first is the profile picture. */
  photos?: number;
};

/** A member with a profile, preference and photos, saved by the calls of the screens. */
export async function aPartner(
  { store, ...product }: Product,
  options: PartnerOptions = {},
): Promise<Partner> {
  const person = aRegistration(options.registration);
  const id = await addMember(store, person);
  const { token } = await openSession(store, id);
  const paths: string[] = [];
  for (let count = 0; count < (options.photos ?? 0); count += 1) paths.push(await upload(product, token));
  const [file, ...images] = paths;
  const body = { ...options.profile, ...(file !== undefined && { file, images }) };
  if (Object.keys(body).length > 0) await askProduct(product, { endpoint: updateProfile, token, body });
  if (options.preference !== undefined)
    await askProduct(product, { endpoint: updatePreference, token, body: options.preference });
  return { ...person, id, token };
}

/** Opens a profile by a call. */
export async function visitProfile(product: Product, { by, of }: { by: Partner; of: Partner }) {
  await askProduct(product, { endpoint: showPartner, token: by.token, body: { partner_id: of.id } });
}

/** The names on a member's first page of My Match, in its order. */
export async function listMatchNames(product: Product, { token }: Partner): Promise<string[]> {
  const { data } = await askProduct(product, { endpoint: listMatches, token, body: {} });
  return data.map(({ u_firstname, u_lastname }) => `${u_firstname} ${u_lastname}`);
}

/** Has the browser add up the layout shifts of the page; returns a function that reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue;
        const shifted = Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value'));
        Object.assign(window, { shifted });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}

async function upload(product: Address, token: string): Promise<string> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(await aPicture())], { type: 'image/jpeg' }), 'photo.jpg');
  const { data } = await askProduct(product, { endpoint: uploadPhoto, token, body: form });
  return data.path;
}

type Address = Pick<Product, 'address'>;
type ProductCall<E> = { endpoint: E; token?: string; body: object };

/** Makes a call to the running product with a session; throws when it is refused. */
export async function askProduct<E extends AnyEndpoint>(
  { address }: Address,
  { endpoint, token, body }: ProductCall<E>,
): Promise<Success<E>> {
  const answer = await fetch(`${address}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(endpoint.method !== 'GET' && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}: ${await answer.text()}`);
  // The product validates its own answers against the contract.
  return (await answer.json()) as Success<E>;
}
