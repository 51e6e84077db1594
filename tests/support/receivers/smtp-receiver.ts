import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerDataStream,
  type SMTPServerEnvelope,
  type SMTPServerSession,
} from 'smtp-server';
import { patienceForJobs } from '#tests/support/patience.ts';

export type ReceivedMail = {
  /** The recipients of the SMTP envelope, which may differ from the headers of the mail. */
  recipients: string[];
  /** The sender and the receivers in the headers. */
  from: { name: string; address: string | undefined } | undefined;
  to: (string | undefined)[];
  subject: string | undefined;
  text: string;
  html: string;
  /** By lower-case names. */
  headers: ReadonlyMap<string, string>;
  attachments: { name: string | null; type: string; content: Buffer }[];
};

export type SmtpReceiver = {
  /** For SMTP_URL. */
  url: string;
  /** Everything that arrived, oldest first. */
  mails: readonly ReceivedMail[];
  /** Refuses the next mails with a temporary failure, as a busy mail server does; returns a function with the remaining number. */
  refuseNext: (count: number) => () => number;
  /** Waits until `count` mails (with such a subject) reached an address; answers all of them, newest first. */
  waitForMails: (wanted: WantedMails) => Promise<ReceivedMail[]>;
  close: () => Promise<void>;
};

type WantedMails = { address: string; count: number; subject?: RegExp };

/** A real mail server on this machine that stores what it receives; on a free port unless one is given. */
export async function startSmtpReceiver(wantedPort?: number): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  let refusalsLeft = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onMailFrom: callbackify(async (_sender: SMTPServerAddress, _session: SMTPServerSession) => {
      if (refusalsLeft === 0) return;
      refusalsLeft -= 1;
      throw Object.assign(new Error('Busy, try again later'), { responseCode: 451 });
    }),
    onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
      mails.push(await readMail(stream, envelope));
      arrivals.emit('mail');
    }),
  });
  // A connection that a client cuts must not end the tests.
  server.on('error', () => {});
  const listening = server.listen(wantedPort ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  // A server that listens on a port has an address with one.
  const { port } = listening.address() as AddressInfo;

  const listMails = ({ address, subject = /^/ }: WantedMails) =>
    mails
      .filter((mail) => mail.recipients.includes(address) && subject.test(mail.subject ?? ''))
      .toReversed();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (count) => {
      refusalsLeft = count;
      return () => refusalsLeft;
    },
    waitForMails: async (wanted) => {
      const signal = AbortSignal.timeout(patienceForJobs.timeout);
      while (listMails(wanted).length < wanted.count) {
        await once(arrivals, 'mail', { signal }).catch((cause: unknown) => {
          const arrived = `${listMails(wanted).length} of ${wanted.count} mails`;
          throw new Error(`${arrived} reached ${wanted.address}`, { cause });
        });
      }
      return listMails(wanted);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readMail(stream: Readable, { rcptTo }: SMTPServerEnvelope): Promise<ReceivedMail> {
  const { from, to, subject, text, html, headers, attachments } = await PostalMime.parse(
    await buffer(stream),
  );
  return {
    recipients: rcptTo.map(({ address }) => address),
    from: from && { name: from.name, address: from.address },
    to: (to ?? []).map(({ address }) => address),
    subject,
    text: text ?? '',
    html: html ?? '',
    headers: new Map(headers.map(({ key, value }) => [key, value])),
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename,
      type: mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
  };
}
