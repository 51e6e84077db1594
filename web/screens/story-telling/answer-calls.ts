import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { answerStory, listOwnStories, showOwnStory } from '#contract/stories/stories.ts';
import type { OwnStoryWire } from '#contract/stories/story.wire.ts';
import { ApiUnreachable, isUnknownLink, type Answer } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';

/** A story, a link that does not work, or a failure with its sentence if there is one. */
export type Found = { story: OwnStoryWire } | 'gone' | { failure: string | undefined };

/** The story of a mail's link. */
export async function findOwnStory(token: string | undefined): Promise<Found> {
  if (token === undefined) return 'gone';
  return readAnswer(() => callEndpoint(showOwnStory, { token }));
}

/** Sends the answer of a person to the story about them. */
export async function sendAnswer(input: EndpointInput<typeof answerStory>): Promise<Found> {
  return readAnswer(() => callEndpoint(answerStory, input));
}

/** Agrees to the story that the signed-in member has just sent in, and to no other, and hides their profile. */
export async function sayFound(id: number | undefined): Promise<Found> {
  try {
    const own = await callEndpoint(listOwnStories, {});
    if (!own.result) return { failure: own.message };
    const sent = own.data.find(({ ss_id }) => ss_id === id);
    if (sent === undefined) return 'gone';
    return await sendAnswer({ token: sent.token, answer: 'agreed', hide_profile: true });
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { failure: undefined };
  }
}

async function readAnswer(call: () => Promise<Answer<typeof showOwnStory>>): Promise<Found> {
  try {
    const answer = await call();
    if (answer.result) return { story: answer.data };
    return isUnknownLink(answer) ? 'gone' : { failure: answer.message };
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { failure: undefined };
  }
}
