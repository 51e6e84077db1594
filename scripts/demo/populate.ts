import { createAdministrator } from '#server/features/accounts/create-administrator.ts';
import { hashPassword } from '#server/features/accounts/hash-password.ts';
import { hasAdministrator, insertAccount } from '#server/features/accounts/accounts.repository.ts';
import { updateSiteSetting } from '#server/features/site/update-site-setting.ts';
import { createProfile } from '#server/features/profiles/profiles.ts';
import type { Store } from '../operator/open-store.ts';
import { inventPeople, type Person } from './invent-people.ts';
import { couples, enquiries, reviews, signIns, siteSettings } from './population.ts';

const dayMs = 24 * 60 * 60 * 1000;
const memberCount = 60;

/** Fills an empty store with a believable small community; a store that has an administrator is left as it is. */
export async function populate(store: Store): Promise<void> {
  if (await hasAdministrator(store.database)) return;
  const passwordHash = await hashPassword(signIns.member.password);
  for (const person of inventPeople(memberCount)) await insertMember(store, { ...person, passwordHash });
  await insertPublicSite(store);
  for (const [key, text] of Object.entries(siteSettings)) await updateSiteSetting(store, { key, text });
  // Last, because its presence says that the population is complete.
  await createAdministrator(store, signIns.administrator);
}

async function insertMember(
  { database, now }: Store,
  person: Person & { passwordHash: string },
): Promise<void> {
  const { email, mobile, passwordHash, daysAgo, ...profile } = person;
  const createdAt = new Date(now().getTime() - daysAgo * dayMs);
  const accountId = await insertAccount(database, {
    email,
    mobile,
    passwordHash,
    emailVerifiedAt: createdAt,
    createdAt,
  });
  // Taken when an earlier run was stopped half way.
  if (accountId !== null) await createProfile(database, { ...profile, accountId, now: createdAt });
}

async function insertPublicSite({ database, now }: Store): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  const stories = couples.map(({ bride, groom, weddingDate, story }, index) => ({
    status: 'approved',
    image: `/art/story-${index + 1}.webp`,
    story,
    weddingDate,
    brideFirstName: bride[0],
    brideLastName: bride[1],
    groomFirstName: groom[0],
    groomLastName: groom[1],
    createdAt: daysAgo(30 + index),
  }));
  await database.insertInto('stories').values(stories).execute();
  const published = reviews.map((review, index) => ({
    ...review,
    status: 'published',
    createdAt: daysAgo(9 * index + 3),
  }));
  await database.insertInto('reviews').values(published).execute();
  const received = enquiries.map((enquiry, index) => ({ ...enquiry, createdAt: daysAgo(index * 2 + 0.1) }));
  await database.insertInto('enquiries').values(received).execute();
}
