/**
 * The messages of the two error catalogues for the member area, interests, contacts and shortlist: what the documents say, word
 * for word, and where it stands here. A place is a catalogue and the way to the text in it.
 */
export const documentedMessages: readonly { occasion: string; text: string; place: string }[] = [
  // Sending an interest.
  say('interest sent', 'Interest send Successfully!', 'connecting.send.successTitle'),
  say('interest sent', 'Here’s to finding your special someone!', 'connecting.send.successText'),
  say('interest not sent', 'failed', 'connecting.send.failureTitle'),
  say('interest not sent, no word of the server', 'Please try again.', 'common.outcomes.tryAgain'),
  // Contact details.
  say('contact refused', 'contact failed', 'connecting.contact.failureTitle'),
  say('contact refused, no word of the server', 'Please try again.', 'common.outcomes.tryAgain'),
  say('contact broken', 'Error', 'common.outcomes.error'),
  say('contact broken', 'Something went wrong. Please try again later.', 'common.outcomes.later'),
  // Shortlist.
  say('shortlisted', 'Shortlisted Successfully!', 'partners.shortlist.added'),
  say('taken from the shortlist', 'Removed from Shortlist!', 'partners.shortlist.removed'),
  say('shortlisted or taken off', 'Check your shortlist for updates', 'partners.shortlist.look'),
  say('shortlist refused', 'Unable to Shortlist!', 'partners.shortlist.failedTitle'),
  say('shortlist refused, no word of the server', 'Please try again later.', 'partners.shortlist.failedText'),
  say('shortlist broken', 'Something went wrong, please try again.', 'partners.shortlist.exceptionText'),
  say('answer of the call', 'Added to wishlist', 'contract.outcome.shortlisted'),
  say('answer of the call', 'Removed from wishlist', 'contract.outcome.unshortlisted'),
  // Accepting.
  say('accepted', 'Connection Made!', 'connecting.answer.acceptedTitle'),
  say('accepted', 'You said yes! A new story starts here.', 'connecting.answer.acceptedText'),
  say('not accepted', 'Failed!', 'connecting.answer.failureTitle'),
  say('not accepted', 'Unable to accept the request. Please try again.', 'connecting.answer.acceptFailed'),
  say('accepting broken', 'Oops!', 'connecting.answer.errorTitle'),
  say('accepting broken', 'Something went wrong. Please try again.', 'connecting.answer.errorText'),
  // Declining.
  say('declined', 'Request Cancelled!', 'connecting.answer.rejectedTitle'),
  say('declined', 'That connection is off. Explore more matches!', 'connecting.answer.rejectedText'),
  say('not declined', 'Oops! Couldn’t decline the request. Try again', 'connecting.answer.rejectFailed'),
  // Taking back.
  say('cancelled', 'Request Cancelled!', 'connecting.answer.cancelledTitle'),
  say('cancelled', 'Your connection request has been cancelled.', 'connecting.answer.cancelledText'),
  say('not cancelled', 'Unable to cancel the request. Please try again.', 'connecting.answer.cancelFailed'),
  say('not cancelled', 'Retry', 'common.actions.retry'),
  // Lists.
  say('interests do not load', 'Failed to fetch data. Please try again.', 'inbox.failed'),
  say('interests on their way', 'Loading...', 'inbox.loading'),
  say('nothing received', 'No received interests found', 'inbox.empty.received.title'),
  say('nothing sent', 'No sent interests found', 'inbox.empty.sent.title'),
  say('nobody accepted by me', 'No accepted by me interests found', 'inbox.empty.acceptedByMe.title'),
  say('nobody accepted by her', 'No accepted by her interests found', 'inbox.empty.acceptedByHer.title'),
  say('no contacts', 'No contacts found', 'inbox.empty.contactsByMe.title'),
  say('an empty list', 'No data found', 'common.states.empty'),
  // A partner's profile.
  say('no such profile', 'Not found!', 'partner.notFound.title'),
  say('no such profile', 'Profile not found. Please try again.', 'partner.notFound.text'),
  say('no such profile', 'Profile not found. Please try again.', 'contract.problem.partner_not_found'),
  say('the profile does not load', 'Oops! We couldn’t load the profile.', 'partner.failed'),
  // The password.
  say('password changed', 'Password Changed!', 'accounts.changePassword.successTitle'),
  say(
    'password changed',
    'Your password has been updated successfully.',
    'accounts.changePassword.successText',
  ),
  say('password not changed', 'Change Failed!', 'accounts.changePassword.failureTitle'),
  say(
    'password not changed',
    'Unable to change your password. Please try again.',
    'accounts.changePassword.failureText',
  ),
  say('changing broken', 'Error!', 'accounts.changePassword.errorTitle'),
  // Profile and preference.
  say('profile saved', 'Profile updated successfully', 'contract.outcome.profile_updated'),
  say('profile not saved', 'Update failed', 'profile.saving.failedTitle'),
  say('profile not saved', 'Something went wrong while updating profile', 'profile.saving.failedText'),
  say('preference saved', 'Partner prefernce updated successfully', 'contract.outcome.preference_updated'),
  say('preference not saved', 'Update failed', 'preference.saving.failedTitle'),
  say('preference not saved', 'Something went wrong while updating profile', 'preference.saving.failedText'),
];

function say(occasion: string, text: string, place: string) {
  return { occasion, text, place };
}
