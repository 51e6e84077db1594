import {
  listSimilar as listSimilarEndpoint,
  showCard as showCardEndpoint,
  showPartner as showPartnerEndpoint,
} from '#contract/partners/partners.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listSimilar, type OnCardsShown, showCard } from './cards.ts';
import { type OnProfileOpened, showPartner } from './show-partner.ts';

/** Another member's profile and card, and the members like them. */
export function partnersRoutes(
  context: Context,
  { onProfileOpened, onCardsShown }: { onProfileOpened: OnProfileOpened; onCardsShown: OnCardsShown },
): Route[] {
  return [
    route(showPartnerEndpoint, ({ caller, input }) =>
      showPartner(context, {
        viewerId: caller.accountId,
        partnerId: input.partner_id,
        onProfileOpened,
      }),
    ),
    route(showCardEndpoint, ({ caller, input }) =>
      showCard(context, { viewerId: caller.accountId, partnerId: input.partner_id, onCardsShown }),
    ),
    route(listSimilarEndpoint, ({ caller, input }) =>
      listSimilar(context, { viewerId: caller.accountId, partnerId: input.partner_id, onCardsShown }),
    ),
  ];
}
