/** What mails and text messages say, in English. `{name}` is filled in. */
const english = {
  sentBy: 'Sent by {site}, a matrimonial service.',
  enterCodeSubject: '{code} is your {site} code',
  enterCodeHeading: 'Your one-time code',
  enterCodeText:
    'Enter this code to verify your e-mail or to sign in. It is valid for {minutes} minutes and works once.',
  resetCodeSubject: '{code} is your code for a new password',
  resetCodeHeading: 'Set a new password',
  resetCodeText:
    'Enter this code together with your new password. It is valid for {minutes} minutes and works once.',
  codeNeverShare: 'Nobody from {site} will ever ask you for this code. Please do not share it with anyone.',
  codeClosing: 'If you did not ask for a code, you can ignore this mail: nothing happens without the code.',
  codeTextMessage: '{code} is your {site} code, valid for {minutes} minutes. Do not share it with anyone.',
  passwordChangedSubject: 'Your {site} password was changed',
  passwordChangedHeading: 'Your password was changed',
  passwordChangedText: 'The password of your account was changed just now. Other sessions were signed out.',
  passwordChangedClosing:
    'If this was not you, choose a new password with "Forgot password" at once and write to {support}.',
} as const;

export type MailSentence = keyof typeof english;

/** A sentence with its names filled in. */
export function sayInMail(sentence: MailSentence, names: Readonly<Record<string, string>> = {}): string {
  return english[sentence].replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}
