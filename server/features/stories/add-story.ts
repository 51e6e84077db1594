import type { ValidInput } from '#contract/calls/endpoint.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
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
import { askConsentJob } from './deliver-story-mails.ts';
import { countAbout, countFromNetwork, hasOpenStory, insertStory } from './stories.repository.ts';
import { countedSince, isPlausibleWedding, mostStories } from './stories.rules.ts';
import { insertConsents } from './story-consents.repository.ts';

type Input = ValidInput<typeof addStoryEndpoint>;
type Names = { firstName: string; lastName: string };
type Couple = Record<'bride' | 'groom', Names>;

/**
 * Stores the story of two members of opposite gender, and asks both by mail whether they agree. It waits for an administrator. Returns
 * its id. Throws invalid_input for a person who is no member or not of that gender or for the date, story_exists,
 * too_many_stories, and what `drawUpload` throws.
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
  const checked = { input, networkHash, now };
  await context.transact(({ database }) => requireAllowed(database, checked));
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
    const { database, enqueue } = work;
    const { bride, groom } = await requireAllowed(database, checked);
    await insertPicture(database, picture);
    const { bride_id: brideId, groom_id: groomId } = input;
    const { id } = await insertStory(database, {
      brideId,
      brideFirstName: bride.firstName,
      brideLastName: bride.lastName,
      groomId,
      groomFirstName: groom.firstName,
      groomLastName: groom.lastName,
      image: pathOfPicture(picture.token, 'card'),
      pictureToken: picture.token,
      story: input.story,
      weddingDate: input.wedding_date,
      place: input.place,
      networkHash: context.configuration.rateLimits === 'on' ? networkHash : null,
      createdAt: now,
    });
    await insertConsents(database, [
      { storyId: id, accountId: brideId, side: 'bride' },
      { storyId: id, accountId: groomId, side: 'groom' },
    ]);
    for (const accountId of [brideId, groomId]) await enqueue(askConsentJob, { storyId: id, accountId });
    await announceStories(work);
    return id;
  });
}

/** One answer for both, because a visitor without a session would learn from each field which ids are members, and of which gender. */
const wrongCouple = [
  { field: 'bride_id', message: sentenceOf('validation.story_bride_id') },
  { field: 'groom_id', message: sentenceOf('validation.story_groom_id') },
];

type Checked = { input: Input; networkHash: string; now: Date };

/** The names of the couple, whose accounts are locked until the transaction ends. */
async function requireAllowed(database: Database, { input, networkHash, now }: Checked): Promise<Couple> {
  const since = countedSince(now);
  const fromNetwork = await countFromNetwork(database, { networkHash, since: since.ofNetwork });
  if (fromNetwork >= mostStories.ofNetwork) throw problem('too_many_stories');
  const accountIds = [input.bride_id, input.groom_id];
  await lockAccounts(database, accountIds);
  const bride = await findPerson(database, { accountId: input.bride_id, gender: 'Female' });
  const groom = await findPerson(database, { accountId: input.groom_id, gender: 'Male' });
  if (bride === null || groom === null) throw problem('invalid_input', { errors: wrongCouple });
  if (await hasOpenStory(database, { accountIds })) throw problem('story_exists');
  const about = await countAbout(database, { accountIds, since: since.aboutPerson });
  if (about >= mostStories.aboutPerson) throw problem('too_many_stories');
  return { bride, groom };
}

/** The names of a member of a gender whose address is verified and who is active; null when there is none. */
async function findPerson(
  database: Database,
  { accountId, gender }: { accountId: number; gender: 'Female' | 'Male' },
): Promise<Names | null> {
  const account = await findAccountById(database, accountId);
  if (account?.role !== 'user' || account.status !== 'active' || account.emailVerifiedAt === null)
    return null;
  const profile = await findProfile(database, accountId);
  return profile.gender === gender ? profile : null;
}
