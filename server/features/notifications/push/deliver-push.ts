import { findSiteSettings } from '#server/features/site/site.ts';
import { pushEnglish } from '#server/locales/en-push.ts';
import type { Context } from '#server/platform/context.ts';
import { findPushKeys } from './push-keys.ts';
import { readPushAddress } from './push-services.rules.ts';
import {
  deleteTarget,
  hasUnreadMessages,
  listTargets,
  markPushed,
  type PushTarget,
} from './push-subscriptions.repository.ts';
import { type PushMessage, type PushOutcome, sendPush, type PushSender } from './send-push.ts';

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
