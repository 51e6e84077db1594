import { join } from 'node:path';
import type { Configuration } from '#server/configuration.ts';
import { requiresStartTls } from '#server/platform/configuration/encryption.rules.ts';
import { maskMail } from './mask-mail.rules.ts';
import { openOutboxStore, type OutboxStore } from './outbox-store.ts';

/** A mail; the text and the HTML have the same content. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as the one for unsubscribing. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** The one-time code in it, so that it can be masked where others read the mail. It is sent nowhere by itself. */
  code?: string;
};

export type MailAttachment = { name: string; type: string; content: Buffer };

/** Sends mails. Throws when one cannot be sent, so that its job is retried. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** Sends a short text to a mobile number (E.164). Null when none is configured: codes are then sent by mail only. */
export type TextMessenger = { send: (message: { to: string; text: string }) => Promise<void> } | null;

const timeoutMs = 15_000;

/** The configured senders. Without a mail server mails go to the outbox, which administrators read. */
export async function openMail(
  configuration: Configuration,
  now: () => Date,
): Promise<{ mailer: Mailer; textMessenger: TextMessenger; outbox: OutboxStore }> {
  const outbox = openOutboxStore(join(configuration.dataDirectory, 'outbox'));
  const { smtpUrl, smsUrl, mailFrom, plaintext } = configuration;
  const showsCodes = configuration.outboxShowsCodes === 'on';
  return {
    mailer:
      smtpUrl === undefined
        ? outboxMailer(outbox, { now, showsCodes })
        : await smtpMailer(smtpUrl, { from: mailFrom, requireTLS: requiresStartTls(smtpUrl, plaintext) }),
    textMessenger: smsUrl === undefined ? null : webHookMessenger(smsUrl),
    outbox,
  };
}

/** Masks before it writes: administrators read the outbox, and a code would let them in as the member, without a trace. */
function outboxMailer(
  outbox: OutboxStore,
  { now, showsCodes }: { now: () => Date; showsCodes: boolean },
): Mailer {
  return {
    send: (mail) => {
      const { code: _inText, ...plain } = mail;
      const { attachments, ...written } = showsCodes ? plain : maskMail(mail);
      return outbox.add({
        channel: 'mail',
        ...written,
        ...(attachments !== undefined && { attachments: attachments.map(storeAttachment) }),
        createdAt: now(),
      });
    },
    close: () => undefined,
  };
}

function storeAttachment({ content, ...attachment }: MailAttachment) {
  return { ...attachment, base64: content.toString('base64') };
}

/** With `requireTLS` a mail server that offers no encryption, or not for its own name, gets nothing. */
async function smtpMailer(
  url: string,
  { from, requireTLS }: { from: string; requireTLS: boolean },
): Promise<Mailer> {
  // Large, and of no use without a mail server.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    {
      url,
      requireTLS,
      pool: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ to, headers = {}, attachments = [], code: _inText, ...mail }) => {
      // An object is always one address; a string could contain further recipients.
      await transport.sendMail({
        ...mail,
        headers: { ...headers },
        to: { name: '', address: to },
        attachments: attachments.map(({ name: filename, type: contentType, content }) => ({
          filename,
          contentType,
          content,
        })),
      });
    },
    close: () => transport.close(),
  };
}

/** Sends text messages through the operator's web hook. Throws when it does not answer with success. */
function webHookMessenger(url: string): NonNullable<TextMessenger> {
  return {
    send: async (message) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        // Another address would get the number and the code, and could be one of this network.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`The text message sender answered ${answer.status}`);
    },
  };
}
