import {
  listOutbox as listOutboxEndpoint,
  readOutboxMail as readOutboxMailEndpoint,
} from '#contract/administration/outbox.ts';
import { listUsers, switchUser } from '#contract/administration/users.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { listMembers, switchMember } from './members.ts';
import { listOutbox, readOutboxMail } from './outbox.ts';

/** The calls of the administrator area that belong to no other feature: members, and the outbox. */
export function administrationRoutes(context: Context, outbox: OutboxStore): Route[] {
  return [
    route(listUsers, ({ input }) => listMembers(context, input)),
    route(switchUser, async ({ input, caller }) => {
      const status = await switchMember(context, {
        memberId: input.user_id,
        administratorId: caller.accountId,
      });
      return {
        data: { u_id: input.user_id, u_status: status },
        message: status === 'active' ? 'outcome.user_activated' : 'outcome.user_deactivated',
      };
    }),
    route(listOutboxEndpoint, ({ input }) => listOutbox(outbox, input)),
    route(readOutboxMailEndpoint, async ({ input }) => ({
      data: await readOutboxMail(outbox, input.mail_id),
    })),
  ];
}
