import {
  listOutbox as listOutboxEndpoint,
  readOutboxMail as readOutboxMailEndpoint,
} from '#contract/administration/outbox.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { listOutbox, readOutboxMail } from './outbox.ts';

/** The mails that were written instead of sent. */
export function outboxRoutes(outbox: OutboxStore): Route[] {
  return [
    route(listOutboxEndpoint, ({ input }) => listOutbox(outbox, input)),
    route(readOutboxMailEndpoint, async ({ input }) => ({
      data: await readOutboxMail(outbox, input.mail_id),
    })),
  ];
}
