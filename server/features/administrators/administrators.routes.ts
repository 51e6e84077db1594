import {
  acceptAdministratorInvitation as acceptEndpoint,
  inviteAdministrator as inviteEndpoint,
  listAdministrators as listEndpoint,
  removeAdministrator as removeEndpoint,
  showAdministratorInvitation as showInvitationEndpoint,
  updateAdministrator as updateEndpoint,
} from '#contract/administration/administrators.ts';
import {
  beginSecondFactor as beginEndpoint,
  confirmSecondFactor as confirmEndpoint,
  enterSecondFactor as enterEndpoint,
  proveAdministrator as proveEndpoint,
  renewRecoveryCodes as renewEndpoint,
  resetSecondFactor as resetEndpoint,
  showSecondFactor as showEndpoint,
} from '#contract/administration/second-factor.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  enterSecondFactor,
  proveCaller,
  renewRecoveryCodes,
  showSecondFactor,
} from '#server/features/accounts/accounts.ts';
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

/** Administrators, their invitations, and the second step of their sign-in. */
export function administratorsRoutes(context: Context): Route[] {
  return [...manageRoutes(context), ...invitationRoutes(context), ...secondFactorRoutes(context)];
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

function secondFactorRoutes(context: Context): Route[] {
  return [
    route(showEndpoint, async ({ caller }) => ({ data: await showSecondFactor(context, caller.accountId) })),
    route(beginEndpoint, async ({ caller }) => ({ data: await beginAuthenticator(context, caller) })),
    route(confirmEndpoint, async (call) => {
      const { codes, cookies } = await confirmAuthenticator(context, call);
      return { data: { sf_recovery_codes: codes }, cookies };
    }),
    route(enterEndpoint, async ({ caller, input, client, cookies }) => {
      const given = await enterSecondFactor(context, { caller, code: input.code, client, cookies });
      return { data: { sf_codes_left: given.codesLeft }, cookies: given.cookies };
    }),
    route(renewEndpoint, async ({ caller }) => ({
      data: { sf_recovery_codes: await renewRecoveryCodes(context, caller) },
    })),
    route(resetEndpoint, async ({ caller, input }) => {
      const { administrator_id: accountId, reason } = input;
      await resetSecondFactor(context, { caller, accountId, reason });
      return { data: null };
    }),
    route(proveEndpoint, async (call) => {
      await proveCaller(context, call);
      return { data: null };
    }),
  ];
}
