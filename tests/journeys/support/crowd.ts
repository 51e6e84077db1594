import { randomUUID } from 'node:crypto';
import { aPartner, type Partner } from './partners.ts';
import type { Product } from './product.ts';

/** Grooms of a religion that no one else has, so that other journeys do not change lists of them. */
export type Crowd = { religion: string; grooms: readonly Partner[] };

/** Four pages, the last of them not full. */
const crowdSize = 40;

const crowds = new Map<Product, Promise<Crowd>>();

/** The crowd of a product, added at the first call. */
export function findCrowd(product: Product): Promise<Crowd> {
  const crowd = crowds.get(product) ?? gatherCrowd(product);
  crowds.set(product, crowd);
  return crowd;
}

async function gatherCrowd(product: Product): Promise<Crowd> {
  const religion = `Path of ${randomUUID().slice(0, 8)}`;
  const groom = {
    gender: 'Male',
    lastname: 'Kurian',
    dob: '1990-05-05',
    religion,
    community: 'Other',
  } as const;
  const profile = { mother_tongue: 'Tamil', diet: 'Veg' };
  const grooms: Partner[] = [];
  for (let index = 0; index < crowdSize; index += 1) {
    const firstname = `Groom ${String(index)}`;
    grooms.push(await aPartner(product, { registration: { ...groom, firstname }, profile }));
  }
  return { religion, grooms };
}
