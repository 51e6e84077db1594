import { listOutbox } from '#contract/administration/list-outbox.ts';
import { listUsers } from '#contract/administration/list-users.ts';
import { readOutboxMail } from '#contract/administration/read-outbox-mail.ts';
import { switchUser } from '#contract/administration/switch-user.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { listMembers } from './list-members.ts';
import { listOutbox as listMails } from './list-outbox.ts';
import { readOutboxMail as readMail } from './read-outbox-mail.ts';
import { switchMember } from './switch-member.ts';

/** The calls of the administrator area that belong to no other feature. */
export function administrationRoutes(context: Context, outbox: OutboxStore): Route[] {
  return [
    route(listUsers, async ({ input }) => listMembers(context, input)),
    route(switchUser, async ({ input, caller }) => {
      const people = { memberId: input.user_id, administratorId: caller.accountId };
      const status = await switchMember(context, people);
      return {
        data: { u_id: input.user_id, u_status: status },
        message: status === 'active' ? 'outcome.user_activated' : 'outcome.user_deactivated',
      };
    }),
    route(listOutbox, async ({ input }) => listMails(outbox, input)),
    route(readOutboxMail, async ({ input }) => ({ data: await readMail(outbox, input.mail_id) })),
  ];
}
