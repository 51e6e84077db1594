import type { Mail } from './mailer.ts';

/** Written in the place of what is masked. */
export const mask = '••••';

/** The value of a link's query or fragment that is long enough to be a secret. */
const linkSecrets = /([?#&;][\w-]{1,40}=)[\w.~%-]{16,}/g;

/**
 * A mail without what opens an account: its one-time code, wherever it stands, and the secrets of links. For a place where others than
 * the receiver read it.
 */
export function maskMail({ code, ...mail }: Mail): Mail {
  const maskText = (text: string) => {
    const withoutCode =
      code === undefined ? text : text.replaceAll(new RegExp(String.raw`(?<![\w#])${code}(?!\w)`, 'g'), mask);
    return withoutCode.replaceAll(linkSecrets, `$1${mask}`);
  };
  const { subject, text, html, headers } = mail;
  return {
    ...mail,
    subject: maskText(subject),
    text: maskText(text),
    html: maskText(html),
    ...(headers !== undefined && {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, maskText(value)])),
    }),
  };
}
