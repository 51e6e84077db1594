import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const patienceMs = 15_000;

/** Sends mails through a mail server, keeping a few connections open. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ to, headers = {}, ...mail }) => {
      // As an object the address is one address: nothing inside it can add a recipient.
      await transport.sendMail({ ...mail, headers: { ...headers }, to: { name: '', address: to } });
    },
    close: () => transport.close(),
  };
}
