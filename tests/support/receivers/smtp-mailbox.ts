import { codeIn } from '#tests/support/code-in.ts';
import type { SmtpReceiver } from './smtp-receiver.ts';

export type Mailbox = {
  /** Waits for the next mail with a one-time code and answers its digits; each code is answered once. */
  readNextCode: (address: string) => Promise<string>;
  /** Waits for a mail that invites, and answers the address of its link. */
  readInvitation: (address: string) => Promise<string>;
  waitForMails: SmtpReceiver['waitForMails'];
  /** Waits for a mail with such a subject, and answers its text. */
  waitForMail: (mail: { address: string; subject: RegExp }) => Promise<string>;
};

const invitationLink = /https?:\/\/\S+\/(administrator-)?invitation#token=[\w-]+/;
const codeSubject = /^Your .+ code\b/;

/** Reads the mails of a mail server one after the other. */
export function openMailbox(receiver: SmtpReceiver): Mailbox {
  const readCounts = new Map<string, number>();
  return {
    waitForMails: receiver.waitForMails,
    readNextCode: async (address) => {
      const count = (readCounts.get(address) ?? 0) + 1;
      const [newest] = await receiver.waitForMails({ address, subject: codeSubject, count });
      readCounts.set(address, count);
      return codeIn(newest?.text ?? '');
    },
    readInvitation: async (address) => {
      const [newest] = await receiver.waitForMails({ address, count: 1 });
      const link = invitationLink.exec(newest?.text ?? '')?.[0];
      if (link === undefined) throw new Error(`There is no invitation in this mail: ${newest?.text}`);
      return link;
    },
    waitForMail: async ({ address, subject }) => {
      const [newest] = await receiver.waitForMails({ address, subject, count: 1 });
      return newest?.text ?? '';
    },
  };
}
