import type { ReviewReason } from '#contract/moderation/review.choices.ts';

/** What members read of the review of their profile and photos. */
export const review = {
  reasons: {
    contact_details:
      'It contains contact details. Please do not put them in the profile. You choose in Settings who may see them.',
    untrue: 'Something in it does not seem to be true, or does not fit the rest of the profile.',
    unclear: 'It cannot be understood, or says nothing about the person.',
    advertising: 'It is about something other than the person.',
    no_face: 'The face cannot be seen well.',
    other_person: 'It shows another person, or several people.',
    poor_picture: 'The photo is too dark, too small or too blurred.',
    offensive: 'It is not suitable for families who are looking for a partner here.',
  } satisfies Record<ReviewReason, string>,
  waits: 'Waiting for review',
  refused: 'Not accepted',
  profileWaitsTitle: 'Your profile is waiting for review',
  profileWaitsText:
    'We look at every new profile before others see it, usually within a day. You can continue to fill it in.',
  profileRefusedTitle: 'Your profile has not been accepted yet',
  profileRefusedText: 'Others do not see it. Change what is wrong and save; we will then look at it again.',
  changesWaitTitle: 'Changes are waiting for review',
  changesWaitText:
    'You see what you wrote last. Others see what was there before, until we have looked at it.',
  changesRefusedTitle: 'Your changes were not accepted',
  changesRefusedText:
    'You see what you wrote last. Others see what was there before. Change it and save, and we will look at it again.',
  reason: 'The reason: {{reason}}',
  fields: 'Please look at:',
  photoRefusedTitle: 'A photo was not accepted',
  photoRefused: '{{reason}} Others do not see it. Please choose another photo.',
} as const;
