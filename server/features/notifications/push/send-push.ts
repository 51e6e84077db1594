import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushKeys } from './push-keys.ts';
import type { PushTarget } from './push-subscriptions.repository.ts';

/** What the browser shows, and the screen that a press on it opens. Push services carry it without being able to read it. */
export type PushMessage = { title: string; body: string; path: `/${string}` };

/** Who sends a push: the keys of the site, and an address of the operator for the people of the push service. */
export type PushSender = { keys: PushKeys; contact: string };

/** What became of a push: taken; the browser is gone; not taken now, for a reason; refused with a status. */
export type PushOutcome =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'later'; reason: string }
  | { kind: 'refused'; status: number };

const timeoutMs = 10_000;

const options = {
  /** Seconds for which the push service keeps it for a browser without connection: 4 hours. */
  ttl: 14_400,
  urgency: 'normal',
  /** A push replaces an earlier one that has not been delivered. */
  topic: 'messages',
} as const;

/**
 * Encrypts a push to one browser (RFC 8291), signs it (RFC 8292) and gives it to its push service. Neither the address nor anything
 * that a push service answers gets into the outcome, which is logged.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  { message, sender }: { message: PushMessage; sender: PushSender },
): Promise<PushOutcome> {
  const request = await buildPushPayload(
    { data: message, options },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject: sender.contact, ...sender.keys },
  );
  try {
    const answer = await fetch(endpoint, {
      ...request,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return judge(answer.status);
  } catch (error) {
    return { kind: 'later', reason: nameOf(error) };
  }
}

function judge(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', reason: String(status) };
  return { kind: 'refused', status };
}

/** The code of a failed request, such as ECONNREFUSED: its message contains the address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
