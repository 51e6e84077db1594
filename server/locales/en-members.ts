/** Mails about what administrators did for a member. */
export const membersEnglish = {
  accountOffSubject: 'Your {site} account was deactivated',
  accountOffHeading: 'Your account is deactivated',
  accountOffText:
    'We have deactivated your account. You are logged out everywhere, you cannot sign in, and no other member sees your profile. Nothing is deleted.',
  accountOffClosing: 'If you think this is a mistake, please write to {support}. A person will read it.',
  accountReason: 'The reason: {reason}',
  accountOnSubject: 'Your {site} account is active again',
  accountOnHeading: 'Welcome back',
  accountOnText:
    'Your account is active again. You can sign in, and other members see your profile as before.',
  accountOnButton: 'Sign in',
  accountOnClosing: 'If you have a question, please write to {support}.',
  correctionSubject: 'Please confirm your new {what} for {site}',
  correctionHeading: 'Is this yours?',
  correctionText:
    'We were asked to change the {what} of an account at {site} to {contact}. Nothing changes until you confirm it.',
  correctionUntil: 'The link works until {date}. After that, everything stays as it was.',
  correctionButton: 'Look at the change and confirm it',
  correctionClosing:
    'If you know nothing about this, you can ignore this mail: nothing happens without the link.',
  correctionTextMessage: '{site}: please confirm your new mobile number: {link}',
  correctionEmail: 'e-mail address',
  correctionMobile: 'mobile number',
  correctionNoticeSubject: 'A new {what} was requested for your {site} account',
  correctionNoticeHeading: 'A new {what} was requested',
  correctionNoticeText:
    'Our team was asked to change the {what} of your account. It changes once the new one is confirmed. Until then your present one stays in use.',
  correctionNoticeClosing:
    'If this was not you, please write to {support} at once, and change your password.',
  personCorrectedSubject: 'Your {site} profile was corrected',
  personCorrectedHeading: 'Your profile was corrected',
  personCorrectedText:
    'Our team has corrected the gender or the date of birth in your profile. Your matches will follow the correct details.',
  personCorrectedButton: 'Open my profile',
  personCorrectedClosing: 'If you did not ask for this, please write to {support}.',
  erasureSubject: 'Your {site} account will be deleted',
  erasureHeading: 'Your account will be deleted',
  erasureText:
    'Our team is going to delete your account. Your profile is already hidden. It will be deleted by {date}, perhaps sooner.',
  erasureClosing:
    'If you want to keep your account, sign in now and choose to keep it, or write to {support}.',
} as const;
