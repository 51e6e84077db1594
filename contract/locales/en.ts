import { administratorsEnglish } from './en-administrators.ts';
import { bannersEnglish } from './en-banners.ts';
import { connectingEnglish } from './en-connecting.ts';
import { conversationsEnglish } from './en-conversations.ts';
import { paymentsEnglish } from './en-payments.ts';
import { storiesEnglish } from './en-stories.ts';
import { pushEnglish } from './en-push.ts';
import { reconciliationEnglish } from './en-reconciliation.ts';
import { enquiriesEnglish } from './en-enquiries.ts';
import { formsEnglish } from './en-forms.ts';
import { importsEnglish } from './en-imports.ts';
import { jobsEnglish } from './en-jobs.ts';
import { siteEnglish } from './en-site.ts';
import { moderationEnglish } from './en-moderation.ts';
import { membersEnglish } from './en-members.ts';
import { ownContactsEnglish } from './en-own-contacts.ts';
import { reportsEnglish } from './en-reports.ts';
import { reviewsEnglish } from './en-reviews.ts';
import { secondFactorEnglish } from './en-second-factor.ts';

/**
 * What the server says, in English: what is wrong with a field, outcomes (the sentence of success) and problems (one for each code). The screens' own texts stand in `web/locales`.
 */
export const english = {
  ...formsEnglish,

  // Outcomes
  'outcome.done': 'Done.',
  'outcome.registration_completed': 'Your registration is finished. Welcome!',
  'outcome.registered': 'Registration Successful! We have sent a code to your e-mail address.',
  'outcome.code_sent': 'OTP Sent Successfully! If this address is registered, a code is on its way.',
  'outcome.code_verified': 'Your e-mail has been verified successfully.',
  'outcome.signed_in': 'Here’s to finding your special someone!',
  'outcome.signed_out': 'You are logged out.',
  'outcome.password_changed': 'Your password has been updated successfully.',
  'outcome.profile_updated': 'Profile updated successfully',
  'outcome.preference_updated': 'Partner preference updated successfully',
  'outcome.photo_uploaded': 'The photo is uploaded.',
  'outcome.photo_cropped': 'The photo is cropped.',
  'outcome.shortlisted': 'Added to wishlist',
  'outcome.unshortlisted': 'Removed from wishlist',
  'outcome.search_saved': 'The search is saved.',
  'outcome.search_changed': 'The search is changed.',
  'outcome.search_removed': 'The search is removed.',
  'outcome.alert_stopped': 'You will get no more mails about this search.',
  'outcome.enquiry_sent': 'Enquiry Sent! We will get back to you soon.',
  'outcome.user_activated': 'The account is active.',
  'outcome.choice_added': 'The value is in the list.',
  'outcome.choice_renamed': 'The value has its new label, including where it is in use.',
  'outcome.choices_reordered': 'The list has its new order.',
  'outcome.choice_retired': 'The value is no longer offered. Profiles that have it keep it.',
  'outcome.choice_restored': 'The value is offered again.',
  'outcome.synonym_added': 'The synonym is known from now on.',
  'outcome.synonym_changed': 'The synonym has been changed.',
  'outcome.synonym_removed': 'The synonym has been removed.',
  'outcome.user_deactivated': 'The account is deactivated, and the member is logged out everywhere.',

  // Problems that any call can meet
  'problem.malformed_request': 'The request could not be read.',
  'problem.not_signed_in': 'Please sign in to continue.',
  'problem.not_allowed': 'You are not allowed to do this.',
  'problem.not_found': 'Not found.',
  'problem.too_large': 'The request is too large.',
  'problem.unsupported_media_type': 'The request has a content type that this call does not take.',
  'problem.invalid_input': 'Please check the marked fields.',
  'problem.too_many_requests': 'Too many requests. Please wait a moment and try again.',
  'problem.unexpected_error': 'Something went wrong. Please try again later.',
  'problem.busy': 'Many people are signing in at the moment. Please try again in a few seconds.',
  'problem.unavailable': 'The service is not available at the moment. Please try again soon.',

  // Problems of accounts
  'problem.already_registered':
    'This e-mail address or mobile number is already registered. Please sign in instead.',
  'problem.invalid_credentials': 'The e-mail address, mobile number or password is wrong.',
  'problem.email_not_verified': 'Please verify your e-mail address first. We have sent you a code.',
  'problem.account_inactive': 'This account is not active. Please contact us.',
  'problem.invalid_otp': 'Invalid OTP',
  'problem.code_sent_recently': 'We sent a code a moment ago. Please wait before you ask for another one.',
  'problem.too_many_codes': 'Too many codes were sent. Please try again later.',
  'problem.too_many_attempts': 'Too many attempts. Please wait a little and try again.',
  'problem.current_password_required': 'Please also enter your current password.',
  'problem.registration_incomplete': 'Please finish your registration to continue.',
  'problem.registration_complete': 'Your registration is already finished.',
  'problem.not_remembered': 'This browser is no longer signed in. Please sign in again.',

  // Problems of profiles
  'problem.changed_elsewhere':
    'The marked fields were changed in another window or on another device. Look at them again before you save.',

  // Problems of partners and searches
  'problem.partner_not_found': 'Profile not found. Please try again.',
  'problem.shortlist_full': 'Your shortlist is full: it has 200 people. Remove somebody to add another.',
  'problem.search_name_taken': 'You already have a search with this name. Please choose another name.',
  'problem.too_many_searches': 'You have 20 saved searches. Remove one of them to save another.',

  // Problems of choice lists
  'problem.choice_list_changed':
    'Another administrator changed this list in the meantime. Please look at it again.',
  'problem.choice_list_fixed':
    'Matching uses the order of this list. You can rename or retire values, but not add or move them.',
  'problem.choice_stays': 'This value always stays at the end of its list.',

  // Problems of administration
  'problem.not_a_member': 'This account is an administrator, not a member.',

  // Interests, contacts, safety, settings and leaving
  ...administratorsEnglish,
  ...connectingEnglish,
  ...conversationsEnglish,
  ...pushEnglish,

  // The administrators' desk of enquiries
  ...enquiriesEnglish,
  // Reports as cases, complaints, restrictions of accounts
  ...reportsEnglish,
  // What members write about the site
  ...reviewsEnglish,
  ...secondFactorEnglish,

  // Imports and invitations
  ...importsEnglish,
  ...moderationEnglish,
  ...jobsEnglish,
  ...membersEnglish,
  ...ownContactsEnglish,

  // Plans and payments
  ...paymentsEnglish,

  // Success stories
  ...storiesEnglish,
  ...reconciliationEnglish,

  ...bannersEnglish,

  // Settings of the site
  ...siteEnglish,
} as const;
