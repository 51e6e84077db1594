import {
  acceptAdministratorInvitation as acceptEndpoint,
  inviteAdministrator as inviteEndpoint,
  listAdministrators as listEndpoint,
  removeAdministrator as removeEndpoint,
  resetSecondFactor as resetEndpoint,
  showAdministratorInvitation as showInvitationEndpoint,
  updateAdministrator as updateEndpoint,
} from '#contract/administration/administrators.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { acceptInvitation, inviteAdministrator, showInvitation } from './invitations.ts';
import {
  listAdministrators,
  removeAdministrator,
  updateAdministrator,
  withdrawInvitation,
} from './manage-administrators.ts';
import { resetSecondFactor } from './second-factor.ts';

/** Administrators and their invitations. */
export function administratorsRoutes(context: Context): Route[] {
  return [...manageRoutes(context), ...invitationRoutes(context)];
}

function manageRoutes(context: Context): Route[] {
  return [
    route(listEndpoint, ({ caller }) => listAdministrators(context, caller.accountId)),
    route(inviteEndpoint, async ({ caller, input }) => ({
      data: { ai_id: await inviteAdministrator(context, { callerId: caller.accountId, input }) },
    })),
    route(updateEndpoint, async ({ caller, input }) => {
      await updateAdministrator(context, { callerId: caller.accountId, input });
      return { data: null };
    }),
    route(removeEndpoint, async ({ caller, input }) => {
      const { administrator_id: id, invitation_id: invitationId, reason } = input;
      const removal = { callerId: caller.accountId, reason };
      if (id !== undefined) await removeAdministrator(context, { ...removal, id });
      if (invitationId !== undefined) await withdrawInvitation(context, { ...removal, id: invitationId });
      return { data: null };
    }),
    route(resetEndpoint, async ({ caller, input }) => {
      const { administrator_id: accountId, reason } = input;
      await resetSecondFactor(context, { caller, accountId, reason });
      return { data: null };
    }),
  ];
}

function invitationRoutes(context: Context): Route[] {
  return [
    route(showInvitationEndpoint, async ({ input }) => ({
      data: await showInvitation(context, input.token),
    })),
    route(acceptEndpoint, async (call) => ({ data: await acceptInvitation(context, call) })),
  ];
}
