import { answerInterest as answerEndpoint } from '#contract/interests/answer-interest.ts';
import { countInterests as countEndpoint } from '#contract/interests/count-interests.ts';
import { listInterests as listEndpoint } from '#contract/interests/list-interests.ts';
import { sendInterest as sendEndpoint } from '#contract/interests/send-interest.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { answerInterest } from './answer-interest.ts';
import { listInterests } from './list-interests.ts';
import { sendInterest } from './send-interest.ts';
import { summariseInterests } from './summarise-interests.ts';

/** The calls of interests. */
export function interestsRoutes(context: Context): Route[] {
  return [
    route(sendEndpoint, ({ caller, input: { receiver_id, message } }) =>
      sendInterest(context, { senderId: caller.accountId, receiverId: receiver_id, message }),
    ),
    route(answerEndpoint, ({ caller, input: { interest_id, status } }) =>
      answerInterest(context, { accountId: caller.accountId, interestId: interest_id, answer: status }),
    ),
    route(listEndpoint, ({ caller, input }) =>
      listInterests(context, { ...input, viewerId: caller.accountId }),
    ),
    route(countEndpoint, ({ caller }) => summariseInterests(context, caller.accountId)),
  ];
}
