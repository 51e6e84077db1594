import { fillNames } from './fill-names.ts';

/** What mails about the second factor say, in English. `{name}` is filled in. */
const english = {
  subject: 'How you sign in to {site} was changed',
  app_added_heading: 'An authenticator application was added',
  app_added:
    'From now on, signing in to {site} with your password or a code also asks for a code of your authenticator application.',
  app_removed_heading: 'The authenticator application was removed',
  app_removed: 'Its codes no longer work at {site}, and every other device was signed out.',
  passkey_added_heading: 'A passkey was added',
  passkey_added: 'It signs you in to {site}, and it is asked for after your password.',
  passkey_removed_heading: 'A passkey was removed',
  passkey_removed: 'It no longer signs you in to {site}, and every other device was signed out.',
  codes_renewed_heading: 'You have new recovery codes',
  codes_renewed: 'The old recovery codes for {site} no longer work.',
  code_used_heading: 'A recovery code was used',
  code_used: 'One of your recovery codes for {site} was used just now. It does not work again.',
  taken_away_heading: 'Your second factor was removed',
  taken_away:
    'Our support has removed your second factor at {site}, as you asked, and signed you out everywhere. Sign in with your password. You can set up a new one in your settings, under "Sign-in and security".',
  undone_heading: 'The change was undone',
  undone:
    'What was added to your second factor at {site} was removed by the link of our mail, with everything that was added later. Everybody was signed out, the recovery codes no longer work, and the mobile number counts as not verified. Please choose a new password with “Forgot password”.',
  undoText:
    'If this was not you, undo it until {date}: it is removed, everybody is signed out, and you choose a new password.',
  undoButton: 'Undo it',
  undoClosing: 'If it was you, there is nothing to do. If you need help, write to {support}.',
  undoneClosing: 'If you do not know why this was done, write to {support}.',
  closing:
    'If this was not you, somebody else may be using your account: change your password at once, look at "Sign-in and security" in your settings, and write to {support}.',
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
