/**
 * The documented messages for the member area, interests, contacts and shortlist, word for word but spelt correctly, with titles that
 * say what happened, and where they are in our catalogues: the catalogue and the path of the text in it. The second sentences of four
 * pop-ups are not among them, because no pop-up confirms what the screen shows (decision 49).
 */
export const documentedMessages: readonly { occasion: string; text: string; place: string }[] = [
  // Sending an interest.
  { occasion: 'interest sent', text: 'Interest sent', place: 'connecting.send.successTitle' },
  { occasion: 'interest not sent', text: 'Interest not sent', place: 'connecting.send.failureTitle' },
  {
    occasion: 'interest not sent, no word of the server',
    text: 'Please try again.',
    place: 'common.outcomes.tryAgain',
  },
  // Contact details.
  {
    occasion: 'contact refused',
    text: 'Contact details not shown',
    place: 'connecting.contact.failureTitle',
  },
  {
    occasion: 'contact refused, no word of the server',
    text: 'Please try again.',
    place: 'common.outcomes.tryAgain',
  },
  { occasion: 'contact broken', text: 'Error', place: 'common.outcomes.error' },
  {
    occasion: 'contact broken',
    text: 'Something went wrong. Please try again later.',
    place: 'common.outcomes.later',
  },
  // Shortlist.
  { occasion: 'shortlisted', text: 'Shortlisted Successfully!', place: 'partners.shortlist.added' },
  {
    occasion: 'taken from the shortlist',
    text: 'Removed from Shortlist!',
    place: 'partners.shortlist.removed',
  },
  { occasion: 'shortlist refused', text: 'Unable to Shortlist!', place: 'partners.shortlist.failedTitle' },
  {
    occasion: 'shortlist refused, no word of the server',
    text: 'Please try again later.',
    place: 'partners.shortlist.failedText',
  },
  {
    occasion: 'shortlist broken',
    text: 'Something went wrong, please try again.',
    place: 'partners.shortlist.exceptionText',
  },
  { occasion: 'answer of the call', text: 'Added to wishlist', place: 'contract.outcome.shortlisted' },
  { occasion: 'answer of the call', text: 'Removed from wishlist', place: 'contract.outcome.unshortlisted' },
  // Accepting.
  { occasion: 'accepted', text: 'Connection Made!', place: 'connecting.answer.acceptedTitle' },
  { occasion: 'not accepted', text: 'Failed!', place: 'connecting.answer.failureTitle' },
  {
    occasion: 'not accepted',
    text: 'Unable to accept the request. Please try again.',
    place: 'connecting.answer.acceptFailed',
  },
  { occasion: 'accepting broken', text: 'Oops!', place: 'connecting.answer.errorTitle' },
  {
    occasion: 'accepting broken',
    text: 'Something went wrong. Please try again.',
    place: 'connecting.answer.errorText',
  },
  // Declining.
  { occasion: 'declined', text: 'Interest declined', place: 'connecting.answer.declinedTitle' },
  {
    occasion: 'declined',
    text: 'That connection is off. Explore more matches!',
    place: 'connecting.answer.declinedText',
  },
  {
    occasion: 'not declined',
    text: 'Oops! Couldn’t decline the request. Try again',
    place: 'connecting.answer.rejectFailed',
  },
  // Cancelling.
  { occasion: 'cancelled', text: 'Request Cancelled!', place: 'connecting.answer.cancelledTitle' },
  {
    occasion: 'not cancelled',
    text: 'Unable to cancel the request. Please try again.',
    place: 'connecting.answer.cancelFailed',
  },
  { occasion: 'not cancelled', text: 'Retry', place: 'common.actions.retry' },
  // Lists.
  {
    occasion: 'interests do not load',
    text: 'Failed to fetch data. Please try again.',
    place: 'inbox.failed',
  },
  { occasion: 'interests on their way', text: 'Loading...', place: 'inbox.loading' },
  { occasion: 'nothing received', text: 'No received interests found', place: 'inbox.empty.received.title' },
  { occasion: 'nothing sent', text: 'No sent interests found', place: 'inbox.empty.sent.title' },
  {
    occasion: 'nobody accepted by me',
    text: 'No accepted by me interests found',
    place: 'inbox.empty.acceptedByMe.title',
  },
  {
    occasion: 'nobody accepted by her',
    text: 'No accepted by her interests found',
    place: 'inbox.empty.acceptedByHer.title',
  },
  { occasion: 'no contacts', text: 'No contacts found', place: 'inbox.empty.contactsByMe.title' },
  { occasion: 'an empty list', text: 'No data found', place: 'common.states.empty' },
  // A partner's profile.
  { occasion: 'no such profile', text: 'Not found!', place: 'partner.notFound.title' },
  {
    occasion: 'no such profile',
    text: 'Profile not found. Please try again.',
    place: 'partner.notFound.text',
  },
  {
    occasion: 'no such profile',
    text: 'Profile not found. Please try again.',
    place: 'contract.problem.partner_not_found',
  },
  {
    occasion: 'the profile does not load',
    text: 'Oops! We couldn’t load the profile.',
    place: 'partner.failed',
  },
  // The password.
  { occasion: 'password changed', text: 'Password Changed!', place: 'accounts.changePassword.successTitle' },
  {
    occasion: 'password changed',
    text: 'Your password has been updated successfully.',
    place: 'accounts.changePassword.successText',
  },
  { occasion: 'password not changed', text: 'Change Failed!', place: 'accounts.changePassword.failureTitle' },
  {
    occasion: 'password not changed',
    text: 'Unable to change your password. Please try again.',
    place: 'accounts.changePassword.failureText',
  },
  { occasion: 'changing broken', text: 'Error!', place: 'accounts.changePassword.errorTitle' },
  // Profile and preference.
  {
    occasion: 'profile saved',
    text: 'Profile updated successfully',
    place: 'contract.outcome.profile_updated',
  },
  { occasion: 'profile not saved', text: 'Update failed', place: 'profile.saving.failedTitle' },
  {
    occasion: 'profile not saved',
    text: 'Something went wrong while updating profile',
    place: 'profile.saving.failedText',
  },
  {
    occasion: 'preference saved',
    text: 'Partner preference updated successfully',
    place: 'contract.outcome.preference_updated',
  },
  { occasion: 'preference not saved', text: 'Update failed', place: 'preference.saving.failedTitle' },
  {
    occasion: 'preference not saved',
    text: 'Something went wrong while updating profile',
    place: 'preference.saving.failedText',
  },
];
