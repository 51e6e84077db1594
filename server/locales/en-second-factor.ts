import { fillNames } from './fill-names.ts';

/** What mails about the second factor say, in English. `{name}` is filled in. */
const english = {
  subject: 'Your sign-in settings for {site} have changed',
  app_added_heading: 'An authenticator app was added',
  app_added:
    'From now on, signing in to {site} with your password or a code also asks for a code from your authenticator app.',
  app_removed_heading: 'The authenticator app was removed',
  app_removed: 'Its codes no longer work at {site}, and every other device was logged out.',
  passkey_added_heading: 'A passkey was added',
  passkey_added:
    'You can sign in to {site} with it. When you sign in with your password, we will ask for it too.',
  passkey_removed_heading: 'A passkey was removed',
  passkey_removed: 'You can no longer sign in to {site} with it, and every other device was logged out.',
  codes_renewed_heading: 'You have new recovery codes',
  codes_renewed: 'The old recovery codes for {site} no longer work.',
  code_used_heading: 'A recovery code was used',
  code_used: 'One of your recovery codes for {site} was used just now. It does not work again.',
  taken_away_heading: 'Your two-step verification was removed',
  taken_away:
    'Our support team has removed your two-step verification at {site}, as you asked, and logged you out everywhere. Sign in with your password. You can set it up again in your settings, under “Sign-in and security”.',
  undone_heading: 'The new app or passkey was removed',
  undone:
    'The new app or passkey at {site}, and everything added after it, was removed with the link in our mail. All devices were logged out. The recovery codes no longer work, and the mobile number is treated as not verified. Please choose a new password with “Forgot password”.',
  undoText:
    'If this was not you, you can remove it until {date}. All devices will then be logged out, and you will choose a new password.',
  undoButton: 'Remove it',
  undoClosing: 'If it was you, there is nothing to do. If you need help, write to {support}.',
  undoneClosing: 'If you do not know why this was done, write to {support}.',
  closing:
    'If this was not you, somebody else may be using your account: change your password at once, look at “Sign-in and security” in your settings, and write to {support}.',
  takenClosing:
    'If you did not ask for this, somebody may be trying to enter your account: change your password at once and write to {support}.',
} as const;

/** The text for mails about the second factor, with its names filled in. */
export function sayInFactorMail(
  key: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[key], names);
}
