import { claimInvitation as claimEndpoint } from '#contract/imports/claim-invitation.ts';
import { declineInvitation as declineEndpoint } from '#contract/imports/decline-invitation.ts';
import { eraseInvitation as eraseEndpoint } from '#contract/imports/erase-invitation.ts';
import { linkInvitation as linkEndpoint } from '#contract/imports/link-invitation.ts';
import { listInvitations as listEndpoint } from '#contract/imports/list-invitations.ts';
import { sendInvitations as sendEndpoint } from '#contract/imports/send-invitations.ts';
import { showInvitation as showEndpoint } from '#contract/imports/show-invitation.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { claimInvitation } from './claim-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { eraseInvitation } from './erase-invitation.ts';
import { linkInvitation } from './link-invitation.ts';
import { listInvitations } from './list-invitations.ts';
import { sendInvitations } from './send-invitations.ts';
import { showInvitation } from './show-invitation.ts';

/** The calls of invitations: for administrators, and for the people who follow a link. */
export function invitationsRoutes(context: Context): Route[] {
  return [
    route(listEndpoint, async ({ input }) => listInvitations(context, input)),
    route(sendEndpoint, async ({ input, caller }) => {
      const mails = await sendInvitations(context, { input, administratorId: caller.accountId });
      return { data: { mails } };
    }),
    route(linkEndpoint, async ({ input, caller }) => {
      const people = { invitationId: input.invitation_id, administratorId: caller.accountId };
      return { data: { link: await linkInvitation(context, people) } };
    }),
    route(eraseEndpoint, async ({ input, caller }) => {
      const people = { invitationId: input.invitation_id, administratorId: caller.accountId };
      await eraseInvitation(context, people);
      return { data: null };
    }),
    route(showEndpoint, async ({ input }) => ({ data: await showInvitation(context, input.token) })),
    route(claimEndpoint, async (call) => ({ data: await claimInvitation(context, call) })),
    route(declineEndpoint, async ({ input }) => {
      await declineInvitation(context, input.token);
      return { data: null };
    }),
  ];
}
