import {
  listOutbox as listOutboxEndpoint,
  readOutboxMail as readOutboxMailEndpoint,
} from '#contract/administration/outbox.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { listOutbox, readOutboxMail } from './outbox.ts';

/** The mails that were written instead of sent. */
export function outboxRoutes(context: Context, outbox: OutboxStore): Route[] {
  const showsCodes = context.configuration.outboxShowsCodes === 'on';
  return [
    route(listOutboxEndpoint, ({ input }) => listOutbox({ outbox, showsCodes }, input)),
    route(readOutboxMailEndpoint, async ({ input, caller }) => ({
      data: await readOutboxMail(context, {
        outbox,
        showsCodes,
        id: input.mail_id,
        administratorId: caller.accountId,
      }),
    })),
  ];
}
