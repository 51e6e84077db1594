import {
  listContacts as listContactsEndpoint,
  showContactAllowance as showContactAllowanceEndpoint,
  viewContact as viewContactEndpoint,
} from '#contract/contacts/contacts.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listContacts, showContactAllowance, viewContact } from './contact-details.ts';

/** Viewing contact details, and who viewed them. */
export function contactsRoutes(context: Context): Route[] {
  return [
    route(viewContactEndpoint, ({ caller, input }) =>
      viewContact(context, { viewerId: caller.accountId, partnerId: input.partner_id }),
    ),
    route(listContactsEndpoint, ({ caller, input }) =>
      // The documents call the list of members contacted by the caller `me`.
      listContacts(context, { viewerId: caller.accountId, isByMe: input.type === 'me' }),
    ),
    route(showContactAllowanceEndpoint, async ({ caller }) => ({
      data: await showContactAllowance(context, caller.accountId),
    })),
  ];
}
