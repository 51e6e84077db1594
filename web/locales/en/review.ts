import type { ReviewReason } from '#contract/moderation/review.choices.ts';

/** What members read of the review of their profile and photos. */
export const review = {
  reasons: {
    contact_details: 'It contains contact details. Members exchange them here once both agree.',
    untrue: 'Something in it does not seem to be true, or does not fit the rest.',
    unclear: 'It cannot be understood, or says nothing about the person.',
    advertising: 'It is about something else than the person.',
    no_face: 'The face cannot be seen well.',
    other_person: 'It shows another person, or several people.',
    poor_picture: 'The picture is too dark, too small or too blurred.',
    offensive: 'It is not fitting for families who look for a partner here.',
  } satisfies Record<ReviewReason, string>,
  waits: 'Waits for review',
  refused: 'Not accepted',
  profileWaitsTitle: 'Your profile waits for its review',
  profileWaitsText:
    'We look at every new profile before others see it, usually within a day. You can go on filling it in.',
  profileRefusedTitle: 'Your profile was not accepted yet',
  profileRefusedText: 'Others do not see it. Change what is wrong and save; we then look at it again.',
  changesWaitTitle: 'Changes wait for review',
  changesWaitText:
    'You see what you wrote last. Others see what was there before, until we have looked at it.',
  changesRefusedTitle: 'Your changes were not accepted',
  changesRefusedText:
    'You see what you wrote last; others see what was there before. Change it and save, and we look at it again.',
  reason: 'The reason: {{reason}}',
  fields: 'It is about:',
  photoRefusedTitle: 'A photo was not accepted',
  photoRefused: '{{reason}} Others do not see it. Please choose another photo.',
} as const;
