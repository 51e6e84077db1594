import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  answerStory as answerStoryEndpoint,
  listOwnStories as listOwnStoriesEndpoint,
} from '#contract/stories/stories.ts';
import type { OwnStoryWire } from '#contract/stories/story.wire.ts';
import { changeHiding, findAccountById, lockAccount } from '#server/features/accounts/accounts.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { announceStories } from './announce-stories.ts';
import { presentOwn } from './stories.presenter.ts';
import { changeStory, findStory, lockStory } from './stories.repository.ts';
import { changeConsent, listConsents, listConsentsOf } from './story-consents.repository.ts';
import { readStoryToken, type StoryPerson, storyToken } from './story-links.ts';

/** The story of a mail's link. Throws not_found for a wrong token, a deleted story or an erased person. */
export async function showOwnStory(
  { database, acceptedKeys }: Context,
  token: string,
): Promise<OwnStoryWire> {
  return requireOwnStory(database, requirePerson(acceptedKeys, token));
}

/** The stories about a member, each with the token of its link, latest first. */
export async function listOwnStories(
  { database, secretKey }: Context,
  accountId: number,
): Promise<EndpointData<typeof listOwnStoriesEndpoint>> {
  const stories = [];
  for (const { storyId } of await listConsentsOf(database, accountId)) {
    const person = { storyId, accountId };
    const story = await findOwnStory(database, person);
    if (story !== undefined) stories.push({ ...story, token: storyToken(secretKey, person) });
  }
  return stories;
}

/**
 * Stores what a person of the couple says of the story, and hides their profile when they ask for it. Of an objection visitors see
 * the consequence at once. Throws as `showOwnStory`.
 */
export async function answerStory(
  context: Context,
  {
    token,
    answer,
    ending,
    show_id: showsId,
    hide_profile: hidesProfile,
  }: ValidInput<typeof answerStoryEndpoint>,
): Promise<OwnStoryWire> {
  const person = requirePerson(context.acceptedKeys, token);
  return context.transact(async (work) => {
    const { database } = work;
    // The account first, as an erasure does.
    if (hidesProfile) await hideProfile(work, person.accountId);
    const story = await lockStory(database, person.storyId);
    if (story === undefined) throw problem('not_found');
    await changeConsent(database, {
      ...person,
      answer,
      answeredAt: context.now(),
      ...(ending !== undefined && { ending }),
      ...(showsId !== undefined && { showsId }),
      ...(hidesProfile && { foundPartner: true }),
    });
    const consents = await listConsents(database, [story.id]);
    const isObjected = consents.some((consent) => consent.answer === 'objected');
    await changeStory(database, { id: story.id, isObjected });
    await announceStories(work);
    return requireOwnStory(database, person);
  });
}

function requirePerson(keys: readonly string[], token: string): StoryPerson {
  const person = readStoryToken(keys, token);
  if (person === null) throw problem('not_found');
  return person;
}

async function requireOwnStory(database: Database, person: StoryPerson): Promise<OwnStoryWire> {
  const story = await findOwnStory(database, person);
  if (story === undefined) throw problem('not_found');
  return story;
}

async function findOwnStory(
  database: Database,
  { storyId, accountId }: StoryPerson,
): Promise<OwnStoryWire | undefined> {
  const story = await findStory(database, storyId);
  const consents = await listConsents(database, [storyId]);
  const own = consents.find((consent) => consent.accountId === accountId);
  const account = await findAccountById(database, accountId);
  if (story === undefined || own === undefined || account === undefined) return undefined;
  const other = consents.find((consent) => consent !== own);
  return presentOwn(story, { own, other, isHidden: account.isHidden });
}

async function hideProfile(work: Work, accountId: number): Promise<void> {
  const account = await lockAccount(work.database, accountId);
  if (account === undefined || account.isHidden) return;
  await changeHiding(work, { accountId, isHidden: true });
  work.announce(accountId, { type: 'settings_changed' });
  await announceMemberChange(work, accountId);
}
