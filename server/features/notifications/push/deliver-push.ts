import { buildPushPayload } from '@block65/webcrypto-web-push';
import { findSiteSettings } from '#server/features/site/site.ts';
import { pushEnglish } from '#server/locales/en-push.ts';
import type { Context } from '#server/platform/context.ts';
import { findPushKeys, type PushKeys } from './push-keys.ts';
import { readPushAddress } from './push-services.rules.ts';
import {
  deleteTarget,
  hasUnreadMessages,
  listTargets,
  markPushed,
  type PushTarget,
} from './push-subscriptions.repository.ts';

/** What the browser shows, and the screen that a press on it opens. Push services carry it without being able to read it. */
type PushMessage = { title: string; body: string; path: `/${string}` };

/** Who sends a push: the keys of the site, and an address of the operator for the people of the push service. */
type PushSender = { keys: PushKeys; contact: string };

/** What became of a push: taken; the browser is gone; not taken now, for a reason; refused with a status. */
type PushOutcome =
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
async function sendPush(
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

/**
 * Pushes to every browser of a member that got no push since this one was ordered, if messages are unread. Throws when push services
 * could not take some of them, so that the queue tries those again.
 */
export async function deliverPush(
  context: Context,
  { accountId, orderedAt }: { accountId: number; orderedAt: Date },
): Promise<void> {
  const { database, configuration, now } = context;
  if (!(await hasUnreadMessages(database, accountId))) return;
  const targets = await listTargets(database, { accountId, orderedAt, now: now() });
  if (targets.length === 0) return;
  const site = await findSiteSettings(database);
  const { publicUrl } = configuration;
  const push = {
    message: { title: site.name, body: pushEnglish.newMessage, path: '/chatWindow' } as const,
    sender: {
      keys: await findPushKeys(context),
      contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${site.supportEmail}`,
    },
  };
  const outcomes = await Promise.all(targets.map((target) => deliverTo(context, { target, ...push })));
  const reasons = outcomes.flatMap((outcome) => (outcome.kind === 'later' ? [outcome.reason] : []));
  if (reasons.length > 0) {
    throw new Error(`${reasons.length} of ${targets.length} pushes could not be sent: ${reasons.join(', ')}`);
  }
}

async function deliverTo(
  { database, configuration, now, log }: Context,
  { target, ...push }: { target: PushTarget; message: PushMessage; sender: PushSender },
): Promise<PushOutcome> {
  // The operator may have taken a service from the setting since.
  const isKnown = readPushAddress(target.endpoint, configuration.pushServices) !== null;
  const outcome: PushOutcome = isKnown ? await sendPush(target, push) : { kind: 'gone' };
  if (outcome.kind === 'taken') await markPushed(database, { id: target.id, now: now() });
  if (outcome.kind === 'gone') await deleteTarget(database, target.id);
  if (outcome.kind === 'refused') log.warn({ status: outcome.status }, 'a push service refused a push');
  return outcome;
}
