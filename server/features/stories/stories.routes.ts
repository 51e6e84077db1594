import {
  addStory as addStoryEndpoint,
  answerStory as answerStoryEndpoint,
  listOwnStories as listOwnStoriesEndpoint,
  listStories as listStoriesEndpoint,
  showOwnStory as showOwnStoryEndpoint,
  showStory as showStoryEndpoint,
} from '#contract/stories/stories.ts';
import {
  askCouple as askCoupleEndpoint,
  decideStory as decideStoryEndpoint,
  deleteStory as deleteStoryEndpoint,
  editStory as editStoryEndpoint,
  listReviewedStories as listReviewedStoriesEndpoint,
  moveStory as moveStoryEndpoint,
  showReviewedStory as showReviewedStoryEndpoint,
} from '#contract/stories/story-review.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { addStory } from './add-story.ts';
import { answerStory, listOwnStories, showOwnStory } from './answer-story.ts';
import {
  askCouple,
  decideStory,
  deleteStory,
  editStory,
  listReviewedStories,
  moveStory,
  showReviewedStory,
} from './review-stories.ts';
import { listStories, showStory } from './show-stories.ts';

/** The public success stories, sending one in, the answers of the couple, and the review by administrators. */
export function storiesRoutes(context: Context): Route[] {
  return [
    route(listStoriesEndpoint, ({ input }) => listStories(context, input)),
    route(showStoryEndpoint, async ({ input }) => ({ data: await showStory(context, input.id) })),
    route(addStoryEndpoint, async (call) => ({ data: { ss_id: await addStory(context, call) } })),
    route(showOwnStoryEndpoint, async ({ input }) => ({ data: await showOwnStory(context, input.token) })),
    route(answerStoryEndpoint, async ({ input }) => ({ data: await answerStory(context, input) })),
    route(listOwnStoriesEndpoint, async ({ caller }) => ({
      data: await listOwnStories(context, caller.accountId),
    })),
    route(listReviewedStoriesEndpoint, ({ input }) => listReviewedStories(context, input)),
    route(showReviewedStoryEndpoint, async ({ input }) => ({
      data: await showReviewedStory(context, input.story_id),
    })),
    route(decideStoryEndpoint, async ({ input, caller }) => ({
      data: await decideStory(context, { input, administratorId: caller.accountId }),
      message: `outcome.story_${input.status}` as const,
    })),
    route(askCoupleEndpoint, async ({ input, caller }) => ({
      data: await askCouple(context, { input, administratorId: caller.accountId }),
    })),
    route(deleteStoryEndpoint, async ({ input, caller }) => {
      await deleteStory(context, { input, administratorId: caller.accountId });
      return { data: null };
    }),
    route(editStoryEndpoint, async ({ input, caller }) => ({
      data: await editStory(context, { input, administratorId: caller.accountId }),
    })),
    route(moveStoryEndpoint, async ({ input, caller }) => {
      await moveStory(context, { input, administratorId: caller.accountId });
      return { data: null };
    }),
  ];
}
