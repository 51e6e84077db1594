import { sayInMail } from '#server/locales/en.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { codeLengthRules, type CodePurpose, codeRules } from './accounts.rules.ts';

const sentences = {
  verify: { subject: 'verifyCodeSubject', heading: 'verifyCodeHeading', text: 'verifyCodeText' },
  enter: { subject: 'enterCodeSubject', heading: 'enterCodeHeading', text: 'enterCodeText' },
  reset: { subject: 'resetCodeSubject', heading: 'resetCodeHeading', text: 'resetCodeText' },
  delete: { subject: 'deleteCodeSubject', heading: 'deleteCodeHeading', text: 'deleteCodeText' },
  email: { subject: 'emailCodeSubject', heading: 'emailCodeHeading', text: 'emailCodeText' },
} as const;

export type MailedPurpose = Exclude<CodePurpose, 'mobile'> | 'verify';

/** The mails whose link signs in; the first code to an address verifies a registration that may be a stranger's, so it has none. */
const linkTexts: Partial<Record<MailedPurpose, 'enterLinkText' | 'resetLinkText'>> = {
  enter: 'enterLinkText',
  reset: 'resetLinkText',
};

/** The mail that carries a one-time code. The subject has none: phones show subjects while they are locked. */
export function codeMail(
  site: MailSite,
  { to, purpose, code, link }: { to: string; purpose: MailedPurpose; code: string; link: string },
): Mail {
  const names = { code, site: site.name, minutes: String(codeRules.validMinutes) };
  const { subject, heading, text } = sentences[purpose];
  const linkText = linkTexts[purpose];
  const ofLink = linkText === undefined ? [] : [sayInMail(linkText)];
  return layOutMail(site, {
    to,
    subject: sayInMail(subject, names),
    heading: sayInMail(heading, names),
    code,
    paragraphs: [sayInMail(text, names), ...ofLink, sayInMail('codeNeverShare', names)],
    ...(linkText !== undefined && { action: { label: sayInMail('codeLinkButton'), address: link } }),
    closing: sayInMail('codeClosing', names),
  });
}

/** The text message that carries a one-time code. */
export function codeTextMessage(site: MailSite, code: string): string {
  return sayInMail('codeTextMessage', { code, site: site.name, minutes: String(codeRules.validMinutes) });
}

/** The mail to an owner when passwords or codes are guessed. */
export function guessingAlarm(site: MailSite, to: string): Mail {
  const [ofDay, ofMinutes] = codeLengthRules.ofSite;
  const names = { site: site.name, ofDay: `${ofDay.wrongTries}`, ofMinutes: `${ofMinutes.wrongTries}` };
  return layOutMail(site, {
    to,
    subject: sayInMail('guessingSubject', names),
    heading: sayInMail('guessingHeading'),
    paragraphs: [sayInMail('guessingText', names), sayInMail('guessingAdvice')],
    closing: sayInMail('guessingClosing', names),
  });
}

/** The mail after an old cookie of a remembered browser was used. */
export function oldSignInNotice(site: MailSite & { supportEmail: string }, to: string): Mail {
  const names = { site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInMail('oldSignInSubject', names),
    heading: sayInMail('oldSignInHeading'),
    paragraphs: [sayInMail('oldSignInText'), sayInMail('oldSignInAdvice')],
    closing: sayInMail('oldSignInClosing', names),
  });
}

/** The mail after a change of password. */
export function passwordNotice(site: MailSite & { supportEmail: string }, to: string): Mail {
  const names = { site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to,
    subject: sayInMail('passwordChangedSubject', names),
    heading: sayInMail('passwordChangedHeading'),
    paragraphs: [sayInMail('passwordChangedText')],
    closing: sayInMail('passwordChangedClosing', names),
  });
}
