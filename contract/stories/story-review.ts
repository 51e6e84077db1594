import { z } from 'zod';
import { type Endpoint, endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { queryNumber, queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { paragraph, rowId, wholeNumber } from '#contract/fields/fields.ts';
import { addStory, answerStory, listOwnStories, listStories, showOwnStory, showStory } from './stories.ts';
import { storyLimits } from './story-limits.ts';
import { reviewedStoryWire, storyStatuses } from './story.wire.ts';

const gate = { access: 'administrator', permission: 'stories.decide', feature: 'stories' } as const;

/** The status that the caller saw; the decision is refused when another administrator has changed it since. */
const previous = z.enum(storyStatuses, says('validation.choice')).optional();

/** The most stories that one answer of the administrators' list contains. */
const mostListed = 1000;

/** The stories: those that wait, oldest first, then the approved ones in the order of the landing page, then the rejected ones. */
export const listReviewedStories = endpoint({
  method: 'GET',
  path: '/admin/success_story/list',
  ...gate,
  summary: 'List success stories for review',
  reads: ['stories'],
  input: z.object({
    status: z.enum(['pending', 'approved', 'rejected'], says('validation.choice')).optional(),
    search: z
      .string()
      .trim()
      .max(storyLimits.search, says('validation.too_long'))
      .refine((text) => !text.includes('\0'), says('validation.unusual_characters'))
      .default(''),
    page: queryNumber(1, 1_000_000).default(1),
    limit: queryNumber(1, mostListed).default(mostListed),
  }),
  data: z.array(reviewedStoryWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** One story for review. */
export const showReviewedStory = endpoint({
  method: 'GET',
  path: '/admin/success_story/show',
  ...gate,
  summary: 'Show a success story for review',
  reads: ['stories'],
  input: z.object({ story_id: queryRowId }),
  data: reviewedStoryWire,
  message: 'outcome.done',
  problems: ['not_found'],
});

/** Who agreed, how and when: a single word would say nothing to a later reader of the audit log. */
const agreement = paragraph(storyLimits.agreement, 'validation.story_agreement').refine(
  isSentence,
  says('validation.story_agreement'),
);

/** At least three words of two letters or digits. */
function isSentence(text: string): boolean {
  return text.split(/\s+/).filter((word) => /(?:[\p{L}\p{N}]\p{M}*){2}/u.test(word)).length >= 3;
}

/**
 * Approves or rejects a story; `pending` takes the decision back. An approved story becomes the first of the landing page. A deleted one
 * is restored by any of them. Approving needs the agreement of both within the last 90 days, or the record of it in `agreement`, which
 * the audit log keeps; a deleted story that was approved comes back without.
 */
export const decideStory = endpoint({
  method: 'POST',
  path: '/admin/success_story/update',
  ...gate,
  needsProof: true,
  summary: 'Approve or reject a success story',
  changes: ['stories', 'own_stories'],
  input: z.object({
    story_id: rowId,
    status: z.enum(['pending', 'approved', 'rejected'], says('validation.choice')),
    previous,
    agreement: agreement.optional(),
  }),
  data: reviewedStoryWire,
  message: 'outcome.story_approved',
  problems: [
    'not_found',
    'story_objected',
    'story_below_age',
    'story_exists',
    'story_not_agreed',
    'story_changed',
  ],
});

/** Asks both by mail whether they agree, once an administrator has read the story; nothing when they were asked before. */
export const askCouple = endpoint({
  method: 'POST',
  path: '/admin/success_story/ask',
  ...gate,
  summary: 'Ask the couple of a success story whether they agree',
  changes: ['stories', 'own_stories'],
  input: z.object({ story_id: rowId }),
  data: reviewedStoryWire,
  message: 'outcome.story_asked',
  problems: ['not_found', 'story_changed'],
});

/** Deletes a story. It can be restored for an hour; then the text and the picture are removed. */
export const deleteStory = endpoint({
  method: 'POST',
  path: '/admin/success_story/delete',
  ...gate,
  needsProof: true,
  summary: 'Delete a success story',
  changes: ['stories', 'own_stories'],
  input: z.object({ story_id: rowId, previous }),
  data: z.null(),
  message: 'outcome.story_deleted',
  problems: ['not_found', 'story_changed'],
});

/** Corrects the text of a story. The text as it was sent is kept beside it. */
export const editStory = endpoint({
  method: 'POST',
  path: '/admin/success_story/edit',
  ...gate,
  needsProof: true,
  summary: 'Correct the text of a success story',
  changes: ['stories', 'own_stories'],
  input: z.object({
    story_id: rowId,
    story: paragraph(storyLimits.story, 'validation.story'),
    /** The text that the caller saw; the change is refused when it is another one now. */
    previous: z
      .string(says('validation.wrong_type'))
      .max(2 * storyLimits.story, says('validation.too_long'))
      .optional(),
  }),
  data: reviewedStoryWire,
  message: 'outcome.story_edited',
  problems: ['not_found', 'story_changed'],
});

/** Moves an approved story to another place of the landing page's order. */
export const moveStory = endpoint({
  method: 'POST',
  path: '/admin/success_story/move',
  ...gate,
  needsProof: true,
  summary: 'Move a success story in the order of the landing page',
  changes: ['stories'],
  input: z.object({
    story_id: rowId,
    /** The place among the approved stories, from 1; a larger one than there are is the last. */
    place: wholeNumber(1, 1_000_000),
  }),
  data: z.null(),
  message: 'outcome.story_moved',
  problems: ['not_found', 'story_changed'],
});

/** The calls about success stories. */
export const storyEndpoints: readonly Endpoint[] = [
  listStories,
  showStory,
  addStory,
  showOwnStory,
  answerStory,
  listOwnStories,
  listReviewedStories,
  showReviewedStory,
  decideStory,
  askCouple,
  editStory,
  moveStory,
  deleteStory,
];
