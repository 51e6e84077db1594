import { ApiUnreachable, isUnknownLink, type Refusal } from '#web/api/answer.ts';

/** What ending mails came to: ended, a link that opens nothing, or a failure with what is said of it. */
export type Ended = 'done' | 'gone' | { failure: string | undefined };

/** Ends what the link of a mail names, by the call that is handed in. It can be done twice. */
export async function endMails(call: () => Promise<{ result: true } | Refusal>): Promise<Ended> {
  try {
    const answer = await call();
    if (answer.result) return 'done';
    return isUnknownLink(answer) ? 'gone' : { failure: answer.message };
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { failure: undefined };
  }
}
