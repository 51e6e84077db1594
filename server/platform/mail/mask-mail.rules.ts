/** What of a mail is read: the text and the HTML have the same content; `code` is the one-time code in it. */
type Readable = {
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>> | undefined;
  code?: string;
};

/** Written in the place of what is masked. */
export const mask = '••••';

/** The value of a link's query or fragment that is long enough to be a secret. */
const linkSecrets = /([?#&;][\w-]{1,40}=)[\w.~%-]{16,}/g;

/**
 * A mail without what opens an account: its one-time code, wherever it stands, and the secrets of links. For a place where others than
 * the receiver read it.
 */
export function maskMail<Mail extends Readable>({ code, ...mail }: Mail): Omit<Mail, 'code'> {
  const { subject, text, html, headers } = mail;
  const isCode = code === undefined ? /(?!)/g : new RegExp(String.raw`(?<![\w#])${code}(?!\w)`, 'g');
  const maskText = (original: string) => {
    const withoutCode = original.replaceAll(isCode, mask);
    return withoutCode.replaceAll(linkSecrets, `$1${mask}`);
  };
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
