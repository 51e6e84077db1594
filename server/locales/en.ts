import { membersEnglish } from './en-members.ts';
import { ownContactsEnglish } from './en-own-contacts.ts';

/** What mails and text messages say, in English. `{name}` is filled in. */
const english = {
  ...membersEnglish,
  ...ownContactsEnglish,
  greeting: 'Dear {reader},',
  sentBy: 'Sent by {site}, a matrimonial service.',
  enterCodeSubject: 'Your {site} code',
  enterCodeHeading: 'Sign in',
  enterCodeText:
    'You asked for a code to sign in. Enter it where you asked for it. It is valid for {minutes} minutes and works once.',
  enterLinkText:
    'You can also sign in without the code: press the button on the device on which you read this mail. The button works once, for an hour.',
  verifyCodeSubject: 'Your {site} code for your registration',
  verifyCodeHeading: 'Welcome to {site}',
  verifyCodeText:
    'Somebody has registered with this e-mail address. If it was you, enter this code to verify the address. It is valid for {minutes} minutes and works once.',
  resetCodeSubject: 'Your {site} code for a new password',
  resetCodeHeading: 'Set a new password',
  resetCodeText:
    'You asked for a code to set a new password. Enter it together with your new password. It is valid for {minutes} minutes and works once.',
  resetLinkText:
    'You can also sign in without a password: press the button on the device on which you read this mail. Then set a new password in the settings. The button works once, for an hour.',
  deleteCodeSubject: 'Your {site} code for deleting your account',
  deleteCodeHeading: 'Delete your account',
  deleteCodeText:
    'You asked for a code to delete your account. Enter it to confirm that it is you. It is valid for {minutes} minutes and works once.',
  deletionSubject: 'Your {site} account will be deleted on {date}',
  deletionHeading: 'Your account will be deleted',
  deletionText:
    'You asked us to delete your account. Nobody sees your profile now, and your other devices are logged out.',
  deletionUntil:
    'Until {date} you can change your mind: sign in and choose to keep your account. After that everything will be erased and cannot be brought back.',
  deletionButton: 'Keep my account',
  deletionClosing: 'If this was not you, keep your account, change your password and write to {support}.',
  copySubject: 'The copy of your {site} data is ready',
  copyHeading: 'Your copy is ready',
  copyText: 'You can download the copy of your data in your settings until {date}. Please sign in first.',
  copyButton: 'Open my settings',
  copyClosing: 'If you did not request a copy, log out everywhere in your settings and change your password.',
  codeLinkButton: 'Sign in on this device',
  codeNeverShare:
    'Nobody from {site} will ever ask you for this code. Please do not share this mail with anyone.',
  codeClosing:
    'If you did not ask for a code, you can ignore this mail: nothing happens unless somebody uses it.',
  codeTextMessage: '{code} is your {site} code, valid for {minutes} minutes. Do not share it with anyone.',
  guessingSubject: 'Somebody is guessing passwords or codes on {site}',
  guessingHeading: 'Somebody is guessing passwords or codes',
  guessingText:
    'Many wrong passwords or codes were entered on {site}: more than {ofMinutes} in ten minutes, or more than {ofDay} wrong codes in a day. We slow the guesses down, and for a while every new code will have six digits: an hour, or a day. You do not have to do anything at once.',
  guessingAdvice:
    'Please ask the person who runs the server to look into its log. The log lists the network addresses of the refused calls. Block them in your proxy.',
  guessingClosing: 'You get this mail as an owner of {site}, at most once an hour while it lasts.',
  passwordChangedSubject: 'Your {site} password was changed',
  passwordChangedHeading: 'Your password was changed',
  passwordChangedText:
    'The password of your account was changed just now. Your other devices were logged out.',
  passwordChangedClosing:
    'If this was not you, choose a new password with “Forgot password” at once and write to {support}.',
  oldSignInSubject: 'Somebody may be using your {site} account',
  oldSignInHeading: 'Somebody may be using your account',
  oldSignInText:
    'Somebody may have copied your sign-in from one of your devices, and may be using your account. To be safe, we have logged that device out.',
  oldSignInAdvice:
    'Please sign in again. If you do not know why this happened, change your password and check the devices listed in your settings.',
  oldSignInClosing: 'If you need help, write to {support}.',
  invitationSubject: '{site} has your biodata. Please decide',
  invitationHeading: 'An invitation to {site}',
  invitationFrom: '{source} has given us your biodata, with this e-mail address.',
  invitationFromNobody: 'We were given your biodata, with this e-mail address.',
  invitationPromise:
    'No member can see it. You can look at it, correct it and become a member. Or you can have all of it erased at once.',
  invitationButton: 'See my biodata',
  invitationClosing:
    'If you do nothing, everything will be erased on {date}. The link is only for you; please do not forward this mail.',
  alertSubjectOne: 'New profiles for your search “{name}”: {count}',
  alertSubjectMany: 'New profiles for your saved searches: {count}',
  alertHeading: 'New for your saved searches',
  alertText: 'Members who joined, or changed their profile, since we last looked:',
  alertNames: '{names}',
  alertNamesAndMore: '{names} and {more} more',
  alertSee: 'See them',
  alertStop: 'Stop this alert',
  alertClosing:
    'You get this mail because you saved these searches with an alert. We send at most one mail a day.',
  alertStopAll: 'Stop all alerts',
} as const;

export type MailSentence = keyof typeof english;

/** A sentence with its names filled in. */
export function sayInMail(sentence: MailSentence, names: Readonly<Record<string, string>> = {}): string {
  return english[sentence].replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}
