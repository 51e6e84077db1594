import { listSimilar as listSimilarEndpoint } from '#contract/partners/list-similar.ts';
import { showPartner as showPartnerEndpoint } from '#contract/partners/show-partner.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listSimilar } from './list-similar.ts';
import { type OnProfileOpened, showPartner } from './show-partner.ts';

/** The calls of another member's profile. */
export function partnersRoutes(
  context: Context,
  { onProfileOpened }: { onProfileOpened: OnProfileOpened },
): Route[] {
  return [
    route(showPartnerEndpoint, ({ caller, input }) =>
      showPartner(context, {
        viewerId: caller.accountId,
        partnerId: input.partner_id,
        onProfileOpened,
      }),
    ),
    route(listSimilarEndpoint, ({ caller, input }) =>
      listSimilar(context, { viewerId: caller.accountId, partnerId: input.partner_id }),
    ),
  ];
}
