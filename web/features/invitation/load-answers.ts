import { ApiUnreachable } from '#web/api/answer.ts';

/** Fetches what sends an answer, when somebody gives one. Throws `ApiUnreachable` when the line is down by then. */
export async function loadAnswers() {
  try {
    return await import('./send-answer.ts');
  } catch (cause) {
    throw new ApiUnreachable('The script that sends answers could not be reached', { cause });
  }
}
