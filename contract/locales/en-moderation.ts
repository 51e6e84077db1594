/** What the server says of the review of profiles and photos. */
export const moderationEnglish = {
  'outcome.review_decided': 'Your decision is recorded.',
  'problem.review_claimed': 'Another moderator has this item open.',
  'problem.review_decided': 'This item has already been decided.',
  'problem.review_changed': 'The member has changed this since you opened it. Please look at it again.',
  'problem.profile_in_review':
    'Your profile is waiting for review. Once it is approved, you can contact other members.',
} as const;
