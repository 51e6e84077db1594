import { z } from 'zod';
import type { Range } from '#contract/preferences/range.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findStoredWishes, insertFirstWishes } from './profiles.repository.ts';

/** What a person looked for before they registered. Sets hold codes and own words, as in a preference. */
export type FirstWishes = {
  age?: Range;
  religion?: string[];
  community?: string[];
  denomination?: string[];
};

/** Keeps the wishes of a new member until a preference is stored, inside the transaction of the registration. */
export async function storeFirstWishes(
  database: Database,
  { accountId, wishes, now }: { accountId: number; wishes: FirstWishes; now: Date },
): Promise<void> {
  if (Object.keys(wishes).length === 0) return;
  await insertFirstWishes(database, { accountId, updatedAt: now, firstWishes: JSON.stringify(wishes) });
}

const age = z.int().nullable();
const values = z.array(z.string());
const storedWishes = z
  .object({
    age: z.object({ from: age, to: age }),
    religion: values,
    community: values,
    denomination: values,
  })
  .partial()
  .transform(({ age: years, religion, community, denomination }) => ({
    ...(years && { age: years }),
    ...(religion && { religion }),
    ...(community && { community }),
    ...(denomination && { denomination }),
  }));

/** The wishes of the registration; empty for a member who wrote none, or has stored a preference since. */
export async function findFirstWishes(database: Database, accountId: number): Promise<FirstWishes> {
  const stored = storedWishes.safeParse(await findStoredWishes(database, accountId));
  return stored.data ?? {};
}
