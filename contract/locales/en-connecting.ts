/** What the server says of interests, contacts, blocks, reports, settings, and of leaving. */
export const connectingEnglish = {
  'outcome.interest_sent': 'Here’s to finding your special someone!',
  'outcome.interest_accepted': 'You said yes! A new story starts here.',
  'outcome.interest_declined': 'That connection is off. Explore more matches!',
  'outcome.interest_cancelled': 'Your connection request has been cancelled.',
  'outcome.contact_viewed': 'Here are the contact details.',
  'outcome.blocked': 'You will not see each other any more.',
  'outcome.unblocked': 'You can see each other again.',
  'outcome.reported': 'Thank you. We have received your report.',
  'outcome.settings_saved': 'Your settings are saved.',
  'outcome.mails_stopped': 'You will get no more mails of this kind.',
  'outcome.sessions_ended': 'The device is logged out.',
  'outcome.export_requested': 'Your copy is being made.',
  'outcome.deletion_code_sent': 'We have sent a code to your e-mail address.',
  'outcome.deletion_begun': 'Your account will be deleted in 7 days. Until then you can change your mind.',
  'outcome.deletion_ended': 'Your account stays.',

  'problem.interest_not_found': 'This interest no longer exists.',
  'problem.interest_not_pending': 'This interest has already been answered or cancelled.',
  'problem.interest_already_sent': 'You have already sent an interest. It is waiting for an answer.',
  'problem.interest_waiting_for_you':
    'They have already sent you an interest. It is waiting for your answer.',
  'problem.interest_declined': 'Your interest was declined, so you cannot send another one.',
  'problem.already_connected': 'You are already connected.',
  'problem.interest_limit_reached': 'You have sent all of today’s interests. You can send more tomorrow.',
  'problem.profile_hidden':
    'Your profile is hidden. Show it again in your settings to contact other members.',
  'problem.partner_not_reachable':
    'This member is not looking for a profile like yours, so you cannot contact them.',
  'problem.too_many_profiles':
    'You have looked at many profiles today. You can open more tomorrow. You can still open the profiles that you opened today and the people you are connected with.',
  'problem.too_many_cards': 'You have looked through many profiles today. You can see more tomorrow.',
  'problem.too_fast': 'You are looking through profiles very quickly. Please wait a moment, then go on.',
  'problem.interest_not_yours_to_answer':
    'Only the member who received an interest can accept or decline it. Only the member who sent it can cancel it.',
  'problem.contact_needs_interest':
    'This member shares contact details only after an interest is accepted. You have not used a contact view.',
  'problem.contact_private': 'This member does not share contact details. You have not used a contact view.',
  'problem.contact_limit_reached':
    'You have used all of today’s contact views. You will get new ones tomorrow.',
  'problem.too_many_reports': 'You have sent many reports today. Please write to us instead.',
  'problem.too_many_blocks': 'You have blocked 1,000 people. Unblock somebody to block another.',
  'problem.export_running': 'Your copy is already being made.',
  'problem.export_too_soon': 'A copy was made a short while ago. Please request another one tomorrow.',
  'problem.export_not_ready': 'There is no copy to download at present.',
  'problem.not_proved': 'The password or code is wrong.',
  'problem.no_deletion': 'Nobody has asked to delete this account.',
  'problem.deletion_pending':
    'This account will be deleted soon. Choose to keep it before you show your profile again.',
} as const;
