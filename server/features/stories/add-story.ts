import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { addStory as addStoryEndpoint } from '#contract/stories/stories.ts';
import { findAccountById, hashIdentifier, lockAccounts } from '#server/features/accounts/accounts.ts';
import {
  drawUpload,
  fitCrop,
  frames,
  insertPicture,
  pathOfPicture,
  suggestCrop,
} from '#server/features/photos/photos.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import type { Client } from '#server/platform/http/route.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { announceStories } from './announce-stories.ts';
import { askBoth } from './ask-couple.ts';
import { countAbout, countFromNetwork, hasOpenStory, insertStory } from './stories.repository.ts';
import { countedSince, droppedAt, isPlausibleWedding, mostStories } from './stories.rules.ts';

type Input = ValidInput<typeof addStoryEndpoint>;

/**
 * Stores the story of two members of opposite gender, which waits for an administrator, and asks both by mail whether they agree when
 * the sender knows how to reach one of them. Returns its id. A story that fits no couple gets an id as well, so that a visitor
 * does not learn who is a member. Throws invalid_input for the date, too_many_stories, and what `drawUpload` throws.
 */
export async function addStory(
  context: Context,
  { input, client }: { input: Input; client: Client },
): Promise<number> {
  const now = context.now();
  const today = todayAt(await findSiteSettings(context.database), now);
  if (!isPlausibleWedding(input.wedding_date, today)) {
    throw fieldProblem('wedding_date', 'validation.wedding_date');
  }
  const network = networkOf(client.address);
  const networkHash = hashIdentifier(context.secretKey, `stories of ${network}`);
  // Refused before the picture is drawn, which takes long, and again in the transaction.
  const counted = { networkHash, now };
  await refuseBusyNetwork(context.database, counted);
  const picture = await drawUpload(context, {
    sender: network,
    file: input.file,
    plan: (size) => {
      const { shape } = frames.card;
      const card =
        input.crop === undefined ? suggestCrop(size, shape) : fitCrop(input.crop, { ...size, shape });
      return { card, share: fitCrop(card, { ...size, shape: frames.share.shape }) };
    },
  });
  return context.transact(async (work) => {
    const { database } = work;
    await refuseBusyNetwork(database, counted);
    const couple = await findCouple(database, { input, now });
    await insertPicture(database, picture);
    const sent = {
      story: input.story,
      weddingDate: input.wedding_date,
      place: input.place,
      image: pathOfPicture(picture.token, 'card'),
      pictureToken: picture.token,
      networkHash: context.configuration.rateLimits === 'on' ? networkHash : null,
      createdAt: now,
    };
    const { id } = await insertStory(database, { ...sent, ...(couple?.columns ?? aboutNobody(now)) });
    if (couple?.isReachedBy(input.contact) === true) await askBoth(work, { id, ...couple.columns });
    if (couple !== null) await announceStories(work);
    return id;
  });
}

type Counted = { networkHash: string; now: Date };

async function refuseBusyNetwork(database: Database, { networkHash, now }: Counted): Promise<void> {
  const since = countedSince(now).ofNetwork;
  const count = await countFromNetwork(database, { networkHash, since });
  if (count >= mostStories.ofNetwork) throw problem('too_many_stories');
}

/** A story without people counts for its network as any other, and is removed with the deleted ones. */
function aboutNobody(now: Date) {
  const nobody = { brideFirstName: '', brideLastName: '', groomFirstName: '', groomLastName: '' };
  return { ...nobody, status: 'deleted', decidedAt: droppedAt(now) };
}

/**
 * The couple of a story, whose accounts are locked until the transaction ends; null when they are no couple, or when there is a story
 * about one of them, or were too many.
 */
async function findCouple(database: Database, { input, now }: { input: Input; now: Date }) {
  const { bride_id: brideId, groom_id: groomId } = input;
  const accountIds = [brideId, groomId];
  await lockAccounts(database, accountIds);
  const bride = await findPerson(database, { accountId: brideId, gender: 'Female' });
  const groom = await findPerson(database, { accountId: groomId, gender: 'Male' });
  const isOpen = await hasOpenStory(database, { accountIds });
  const about = await countAbout(database, { accountIds, since: countedSince(now).aboutPerson });
  if (bride === null || groom === null || isOpen || about >= mostStories.aboutPerson) return null;
  return {
    columns: {
      brideId,
      brideFirstName: bride.firstName,
      brideLastName: bride.lastName,
      groomId,
      groomFirstName: groom.firstName,
      groomLastName: groom.lastName,
    },
    isReachedBy: (contact: string) => [...bride.contacts, ...groom.contacts].includes(contact),
  };
}

type Person = { firstName: string; lastName: string; contacts: readonly (string | null)[] };

/** A member of a gender whose address is verified and who is active; null when there is none. */
async function findPerson(
  database: Database,
  { accountId, gender }: { accountId: number; gender: 'Female' | 'Male' },
): Promise<Person | null> {
  const account = await findAccountById(database, accountId);
  if (account?.role !== 'user' || account.status !== 'active' || account.emailVerifiedAt === null)
    return null;
  // A registration that is not finished has no profile yet.
  if (account.isIncomplete) return null;
  const { gender: own, firstName, lastName } = await findProfile(database, accountId);
  return own === gender ? { firstName, lastName, contacts: [account.email, account.mobile] } : null;
}
