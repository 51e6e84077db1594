import { storyMapper } from '#contract/stories/story.wire.ts';
import { sayInStory } from '#server/locales/en-stories.ts';
import type { Story } from './stories.repository.ts';

/** A story as visitors see it, without its status and time of sending. */
export function presentStory(story: Story) {
  const couple = { bride: story.brideFirstName, groom: story.groomFirstName };
  return storyMapper.toWire({ ...story, alternativeText: sayInStory('couple', couple) });
}
