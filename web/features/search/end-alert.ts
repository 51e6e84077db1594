import { stopAlert } from '#contract/searches/stop-alert.ts';
import { ApiUnreachable, isUnknownLink } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';

/** What ending an alert came to: ended, a link that opens nothing, or a failure with what is said of it. */
export type Ended = 'done' | 'gone' | { failure: string | undefined };

/** Ends the alert that the link of a mail names. It can be called twice. */
export async function endAlert(token: string): Promise<Ended> {
  try {
    const answer = await callEndpoint(stopAlert, { token });
    if (answer.result) return 'done';
    return isUnknownLink(answer) ? 'gone' : { failure: answer.message };
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { failure: undefined };
  }
}
