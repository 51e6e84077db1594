import { takePictureFolders } from '#server/features/photos/photos.ts';
import type { Database } from '#server/platform/database/database.ts';
import { changeStory, lockStoriesOf, removeStory, type Story } from './stories.repository.ts';
import { initialsOf, replaceNames } from './stories.rules.ts';
import { listConsentsOf } from './story-consents.repository.ts';

/**
 * Erases a person from the stories about them, as the person chose: a story is removed, or the person is left as initials and the
 * picture is removed. A story that the person objects to is removed, because the objection ends with the account. Returns the folders of
 * the file store to remove after the commit.
 */
export async function eraseFromStories(database: Database, accountId: number): Promise<string[]> {
  const consents = await listConsentsOf(database, accountId);
  const folders: string[] = [];
  for (const story of await lockStoriesOf(database, accountId)) {
    const own = consents.find(({ storyId }) => storyId === story.id);
    if (own?.ending === 'initials' && own.answer === 'agreed')
      await leaveInitials(database, { story, accountId });
    else await removeStory(database, story.id);
    if (story.pictureToken !== null)
      folders.push(...(await takePictureFolders(database, story.pictureToken)));
  }
  return folders;
}

async function leaveInitials(
  database: Database,
  { story, accountId }: { story: Story; accountId: number },
): Promise<void> {
  const isBride = story.brideId === accountId;
  const names = isBride
    ? { firstName: story.brideFirstName, lastName: story.brideLastName }
    : { firstName: story.groomFirstName, lastName: story.groomLastName };
  const { firstName, lastName } = initialsOf(names);
  await changeStory(database, {
    id: story.id,
    ...(isBride
      ? { brideId: null, brideFirstName: firstName, brideLastName: lastName }
      : { groomId: null, groomFirstName: firstName, groomLastName: lastName }),
    story: replaceNames(story.story, names),
    originalStory: null,
    agreement: null,
    image: '',
    pictureToken: null,
  });
}
