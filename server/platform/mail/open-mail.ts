import { join } from 'node:path';
import type { Configuration } from '#server/configuration.ts';
import { type Mailer, outboxMailer } from './mailer.ts';
import { openOutboxStore, type OutboxStore } from './outbox-store.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { type TextMessenger, webHookMessenger } from './text-messenger.ts';

/** The configured senders; without a mail server the outbox stands in, which administrators read. */
export function openMail(
  configuration: Configuration,
  now: () => Date,
): { mailer: Mailer; textMessenger: TextMessenger; outbox: OutboxStore } {
  const outbox = openOutboxStore(join(configuration.dataDirectory, 'outbox'));
  const { smtpUrl, smsUrl, mailFrom } = configuration;
  return {
    mailer: smtpUrl === undefined ? outboxMailer(outbox, now) : smtpMailer(smtpUrl, mailFrom),
    textMessenger: smsUrl === undefined ? null : webHookMessenger(smsUrl),
    outbox,
  };
}
