import { listContacts as listEndpoint } from '#contract/contacts/list-contacts.ts';
import { showContactAllowance } from '#contract/contacts/show-contact-allowance.ts';
import { viewContact as viewEndpoint } from '#contract/contacts/view-contact.ts';
import { findAllowance } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { presentAllowance } from './contacts.presenter.ts';
import { listContacts } from './list-contacts.ts';
import { viewContact } from './view-contact.ts';

/** The calls of contact details. `me` is the word of the documents for those whom the caller contacted. */
export function contactsRoutes(context: Context): Route[] {
  return [
    route(viewEndpoint, ({ caller, input }) =>
      viewContact(context, { viewerId: caller.accountId, partnerId: input.partner_id }),
    ),
    route(listEndpoint, ({ caller, input }) =>
      listContacts(context, { viewerId: caller.accountId, isByMe: input.type === 'me' }),
    ),
    route(showContactAllowance, async ({ caller }) => ({
      data: presentAllowance(await findAllowance(context, caller.accountId), { spent: 0 }),
    })),
  ];
}
