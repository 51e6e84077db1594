/** What the server says of success stories. */
export const storiesEnglish = {
  'outcome.story_submitted':
    'Thank you. Your story was sent to our team for review and will be displayed after approval.',
  'outcome.story_answered': 'Thank you. Your answer is saved.',
  'outcome.story_approved': 'Success story approved successfully.',
  'outcome.story_rejected': 'Success story rejected successfully.',
  'outcome.story_pending': 'The success story is waiting for review again.',
  'outcome.story_deleted': 'Success story deleted successfully.',
  'outcome.story_edited': 'The corrected text is saved.',
  'outcome.story_asked': 'Both were asked by mail.',
  'outcome.story_moved': 'The stories are in their new order.',

  'problem.story_exists': 'There is already a story about this couple, or about one of them.',
  'problem.too_many_stories': 'Too many stories have been sent in. Please try again tomorrow.',
  'problem.story_objected': 'The bride or the groom objects to this story, so it cannot be shown.',
  'problem.story_not_agreed':
    'Both must agree before the story is shown. If they agreed in another way, write down who agreed, how and when.',
  'problem.story_below_age':
    'On this date the bride or the groom had not reached the legal age. Ask the couple for the right date.',
  'problem.story_changed': 'Another administrator changed this in the meantime. Look at it again.',
} as const;
