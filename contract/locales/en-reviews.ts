/** What the server says of members' reviews. */
export const reviewsEnglish = {
  'outcome.review_sent': 'Thank you. Your review will be shown once we have read it.',
  'outcome.review_saved': 'Your review is saved and shown.',
  'outcome.review_removed': 'Your review is removed.',
  'outcome.review_updated': 'The review is updated.',

  'problem.review_not_open': 'You cannot write a review at present.',
  'problem.too_many_review_changes': 'You have changed your review often today. Please try again tomorrow.',
  'problem.member_review_changed':
    'This review has changed since you opened it. Please look at it again before you decide.',
} as const;
