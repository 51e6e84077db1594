import { listShortlist, toggleShortlist as toggleShortlistEndpoint } from '#contract/shortlist/shortlist.ts';
import { listCards } from '#server/features/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listShortlisted } from './shortlist.repository.ts';
import { toggleShortlist } from './toggle-shortlist.ts';

/** The own shortlist. */
export function shortlistRoutes(context: Context): Route[] {
  return [
    route(toggleShortlistEndpoint, ({ caller: { accountId }, input }) =>
      toggleShortlist(context, { accountId, partnerId: input.partner_id, wanted: input.wishlisted }),
    ),
    route(listShortlist, async ({ caller: { accountId: viewerId } }) => {
      const ids = await listShortlisted(context.database, viewerId);
      return { data: await listCards(context, { viewerId, ids, declined: 'shown' }) };
    }),
  ];
}
