import type { ReviewReason } from '#contract/moderation/review.choices.ts';
import { fillNames } from './fill-names.ts';

/** The reasons for a rejection, as a sentence to the member. */
const reasons = {
  contact_details:
    'It contains contact details, such as a number, an address or an account. Please do not put them in the profile. You choose in Settings who may see them.',
  untrue: 'Something in it does not seem to be true, or does not fit the rest of the profile.',
  unclear: 'It cannot be understood, or says nothing about the person.',
  advertising: 'It is about something other than the person, such as an offer or an advertisement.',
  no_face: 'The face cannot be seen well.',
  other_person: 'It shows another person, or several people.',
  poor_picture: 'The photo is too dark, too small or too blurred.',
  offensive: 'It is not suitable for families who are looking for a partner here.',
} as const satisfies Record<ReviewReason, string>;

const english = {
  ...reasons,
  approvedSubject: 'Your profile at {site} is approved',
  approvedHeading: 'Your profile is approved',
  approvedText: 'Other members can see your profile now, and you can send them interests.',
  profileSubject: 'Your profile at {site} needs a change',
  profileHeading: 'Your profile has not been accepted yet',
  profileText: 'We have looked at your profile, and could not accept it yet. Other members do not see it.',
  changesSubject: 'A change of your profile at {site} was not accepted',
  changesHeading: 'A change was not accepted',
  changesText:
    'We have looked at what you changed in your profile, and could not accept it. Other members still see what was there before.',
  photoSubject: 'A photo at {site} was not accepted',
  photoHeading: 'A photo was not accepted',
  photoText: 'We have looked at one of your photos, and could not accept it. Other members do not see it.',
  reason: 'The reason: {reason}',
  mend: 'Please change it. When you save it, we will look at it again.',
  mendButton: 'Open my profile',
  openButton: 'See my profile',
  closing: 'You get this mail because our team has looked at your profile.',
  stop: 'Stop these mails',
} as const;

/** A sentence about a review with its names filled in. */
export function sayInModeration(
  sentence: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[sentence], names);
}
