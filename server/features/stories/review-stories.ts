import type { ValidInput } from '#contract/calls/endpoint.ts';
import type {
  askCouple as askCoupleEndpoint,
  decideStory as decideStoryEndpoint,
  deleteStory as deleteStoryEndpoint,
  editStory as editStoryEndpoint,
  listReviewedStories as listReviewedStoriesEndpoint,
  moveStory as moveStoryEndpoint,
} from '#contract/stories/story-review.ts';
import type { ReviewedStoryWire, StoryStatus } from '#contract/stories/story.wire.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { checkDateOfBirth, findProfile } from '#server/features/profiles/profiles.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { type AuditedAction, recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { pagingOf } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { announceStories } from './announce-stories.ts';
import { askBoth, openConsents } from './ask-couple.ts';
import { storyShownJob } from './deliver-story-mails.ts';
import { presentReviewed } from './stories.presenter.ts';
import {
  changeStory,
  findCouple,
  findFirstPosition,
  findReviewed,
  findStory,
  hasOpenStory,
  listReviewed,
  lockOrder,
  lockStory,
  type Story,
} from './stories.repository.ts';
import { isAboutNobody } from './stories.rules.ts';
import { listConsents } from './story-consents.repository.ts';

type Decision<Endpoint> = { input: ValidInput<Endpoint>; administratorId: number };

/** A page of the stories for review. */
export async function listReviewedStories(
  { database }: Context,
  { status, search, page, limit }: ValidInput<typeof listReviewedStoriesEndpoint>,
) {
  const { rows, total } = await listReviewed(database, { status, search, limit, offset: (page - 1) * limit });
  const ids = rows.map(({ id }) => id);
  const consents = await listConsents(database, ids);
  return { data: rows.map((story) => presentReviewed(story, consents)), ...pagingOf({ page, limit }, total) };
}

/** A story for review. Throws not_found. */
export async function showReviewedStory(database: Database, id: number): Promise<ReviewedStoryWire> {
  const story = await findReviewed(database, id);
  if (story === undefined) throw problem('not_found');
  return presentReviewed(story, await listConsents(database, [id]));
}

/**
 * Approves or rejects a story, or takes the decision back; a deleted one is restored in the order that it had. The couple is mailed
 * when it is approved. Throws not_found, story_objected, story_below_age, story_exists when there is a newer story about one of
 * the two, or story_changed when the caller saw another status.
 */
export async function decideStory(
  context: Context,
  { input: { story_id: id, status, previous }, administratorId }: Decision<typeof decideStoryEndpoint>,
): Promise<ReviewedStoryWire> {
  return context.transact(async (work) => {
    const { database } = work;
    const story = await lockCouple(database, id);
    if (story.status === status) return showReviewedStory(database, id);
    refuseOther(story, previous);
    const isRestored = story.status === 'deleted';
    const isNew = status === 'approved' && !isRestored;
    // A deleted one comes back as it was; visitors do not see it while a person objects.
    if (isNew) await prepareApproval(work, story);
    await refuseSecondStory(database, { story, status });
    const now = context.now();
    const position = isNew ? { position: await findFirstPosition(database) } : {};
    await changeStory(database, { id, status, decidedAt: now, ...position });
    if (isNew)
      for (const accountId of coupleOf(story)) await work.enqueue(storyShownJob, { storyId: id, accountId });
    const action = isRestored ? 'story.restored' : actionOf[status];
    await finish(work, { administratorId, action, subject: subjectOf(id), now });
    return showReviewedStory(database, id);
  });
}

/** Throws story_objected or story_below_age. */
async function prepareApproval(work: Work, story: Story): Promise<void> {
  // Also those who were never asked can object by the link of the mail that says so.
  await openConsents(work, story);
  if (story.isObjected) throw problem('story_objected');
  await refuseBelowAge(work.database, story);
}

const actionOf = {
  pending: 'story.reopened',
  approved: 'story.approved',
  rejected: 'story.rejected',
} as const;

/**
 * Throws story_below_age for a wedding before one of the two was of age. It is asked when a story is approved: to the visitor who sends it
 * in, the answer would tell how old members are.
 */
async function refuseBelowAge(database: Database, story: Story): Promise<void> {
  const site = await findSiteSettings(database);
  const rules = {
    today: story.weddingDate,
    legalAges: { bride: site.legalAgeBride, groom: site.legalAgeGroom },
  };
  const couple = await Promise.all(coupleOf(story).map((id) => findProfile(database, id)));
  if (couple.some((person) => checkDateOfBirth(person, rules) !== null)) throw problem('story_below_age');
}

/** Only a story that was out of the way can come back to a couple that has another one. */
async function refuseSecondStory(
  database: Database,
  { story, status }: { story: Story; status: StoryStatus },
): Promise<void> {
  const wasOpen = story.status === 'pending' || story.status === 'approved';
  const accountIds = coupleOf(story);
  if (wasOpen || status === 'rejected' || accountIds.length === 0) return;
  if (await hasOpenStory(database, { accountIds, besides: story.id })) throw problem('story_exists');
}

/** Throws story_changed when the caller saw another status than the story has. */
function refuseOther({ status }: Story, previous: StoryStatus | undefined): void {
  if (previous !== undefined && previous !== status) throw problem('story_changed');
}

/** Asks the couple of a story by mail, unless they were asked before. Throws not_found. */
export async function askCouple(
  context: Context,
  { input: { story_id: id }, administratorId }: Decision<typeof askCoupleEndpoint>,
): Promise<ReviewedStoryWire> {
  return context.transact(async (work) => {
    const story = await lockCouple(work.database, id);
    if (story.status === 'deleted') throw problem('not_found');
    await askBoth(work, story);
    await finish(work, {
      administratorId,
      action: 'story.asked',
      subject: subjectOf(id),
      now: context.now(),
    });
    return showReviewedStory(work.database, id);
  });
}

/** Deletes a story; it is removed for good after an hour. Throws not_found, or story_changed when the caller saw another status. */
export async function deleteStory(
  context: Context,
  { input: { story_id: id, previous }, administratorId }: Decision<typeof deleteStoryEndpoint>,
): Promise<void> {
  await context.transact(async (work) => {
    const story = await lockCouple(work.database, id);
    if (story.status === 'deleted') throw problem('not_found');
    refuseOther(story, previous);
    const now = context.now();
    await changeStory(work.database, { id, status: 'deleted', decidedAt: now });
    await finish(work, { administratorId, action: 'story.deleted', subject: subjectOf(id), now });
  });
}

/** Corrects the text; the one that was sent is kept. Throws not_found, or story_changed when the caller saw another text. */
export async function editStory(
  context: Context,
  { input, administratorId }: Decision<typeof editStoryEndpoint>,
): Promise<ReviewedStoryWire> {
  const { story_id: id, story: text, previous } = input;
  return context.transact(async (work) => {
    const story = await lockStory(work.database, id);
    if (story === undefined || story.status === 'deleted') throw problem('not_found');
    if (previous !== undefined && previous !== story.story) throw problem('story_changed');
    if (text !== story.story) {
      const now = context.now();
      const originalStory = story.originalStory ?? story.story;
      await changeStory(work.database, { id, story: text, originalStory, editedAt: now });
      await finish(work, { administratorId, action: 'story.edited', subject: subjectOf(id), now });
    }
    return showReviewedStory(work.database, id);
  });
}

/** Moves an approved story to a place of the order, from 1. Throws not_found, or story_changed when it is not approved any more. */
export async function moveStory(
  context: Context,
  { input: { story_id: id, place }, administratorId }: Decision<typeof moveStoryEndpoint>,
): Promise<void> {
  await context.transact(async (work) => {
    const { database } = work;
    const order = await lockOrder(database);
    const former = order.findIndex((story) => story.id === id);
    if (former === -1) {
      throw problem((await findStory(database, id)) === undefined ? 'not_found' : 'story_changed');
    }
    const moved = order.filter((story) => story.id !== id);
    moved.splice(place - 1, 0, ...order.slice(former, former + 1));
    for (const [index, story] of moved.entries()) {
      if (story.position !== index + 1) await changeStory(database, { id: story.id, position: index + 1 });
    }
    const places = {
      before: { place: former + 1 },
      after: { place: moved.findIndex((story) => story.id === id) + 1 },
    };
    if (places.before.place === places.after.place) return;
    const now = context.now();
    await finish(work, { administratorId, action: 'story.moved', subject: subjectOf(id), ...places, now });
  });
}

/** A story, whose couple is locked first: who sends in another one about them waits. */
async function lockCouple(database: Database, id: number): Promise<Story> {
  const couple = await findCouple(database, id);
  if (couple !== undefined) await lockAccounts(database, coupleOf(couple));
  const story = await lockStory(database, id);
  if (story === undefined || isAboutNobody(story)) throw problem('not_found');
  return story;
}

function coupleOf({ brideId, groomId }: Pick<Story, 'brideId' | 'groomId'>): number[] {
  return [brideId, groomId].filter((id) => id !== null);
}

async function finish(work: Work, action: AuditedAction): Promise<void> {
  await announceStories(work);
  await recordAction(work.database, action);
}

function subjectOf(id: number): string {
  return `story ${id}`;
}
