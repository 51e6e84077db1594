import { claimReview, decideReview, listReview, releaseReview } from '#contract/moderation/review.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { decideItem } from './decide-item.ts';
import { giveBack, listQueue, openItem } from './queue.ts';

/** The review queue of profiles and photos. */
export function moderationRoutes(context: Context): Route[] {
  return [
    route(listReview, ({ caller, input }) =>
      listQueue(context, { administratorId: caller.accountId, input }),
    ),
    route(claimReview, async ({ caller, input }) => ({
      data: await openItem(context, { administratorId: caller.accountId, input }),
    })),
    route(releaseReview, async ({ caller, input }) => {
      await giveBack(context, { administratorId: caller.accountId, input });
      return { data: null };
    }),
    route(decideReview, async ({ caller, input }) => ({
      data: await decideItem(context, { administratorId: caller.accountId, input }),
    })),
  ];
}
