import {
  answerInterest as answerInterestEndpoint,
  countInterests as countInterestsEndpoint,
  listInterests as listInterestsEndpoint,
  sendInterest as sendInterestEndpoint,
  showInterest as showInterestEndpoint,
} from '#contract/interests/interests.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { countInterests, listInterests, showInterest } from './interest-lists.ts';
import { answerInterest, sendInterest } from './interest.ts';

/** Sending, answering, listing and counting interests. */
export function interestsRoutes(context: Context): Route[] {
  return [
    route(sendInterestEndpoint, ({ caller, input: { receiver_id, message } }) =>
      sendInterest(context, { senderId: caller.accountId, receiverId: receiver_id, message }),
    ),
    route(answerInterestEndpoint, ({ caller, input: { interest_id, status } }) =>
      answerInterest(context, { accountId: caller.accountId, interestId: interest_id, answer: status }),
    ),
    route(listInterestsEndpoint, ({ caller, input }) =>
      listInterests(context, { ...input, viewerId: caller.accountId }),
    ),
    route(showInterestEndpoint, ({ caller, input }) =>
      showInterest(context, { viewerId: caller.accountId, interestId: input.interest_id }),
    ),
    route(countInterestsEndpoint, ({ caller }) => countInterests(context, caller.accountId)),
  ];
}
