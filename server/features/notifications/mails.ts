import { hideContacts } from '#contract/profiles/hide-contacts.ts';
import { findMailAddress, lockAccounts } from '#server/features/accounts/accounts.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import {
  findMailedCount,
  hasMailSince,
  listMailedPartners,
  listWaiting,
  type MailKey,
  markMailed,
} from './mails.repository.ts';
import { type AboutPartner, notificationMail } from './notifications.mail.ts';
import {
  mailedKinds,
  mailedUntil,
  mailIntervalStart,
  maySendMail,
  mostNamed,
} from './notifications.rules.ts';
import { stopToken } from './stop-mails.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';

/** Marks what waits as mailed, unless the member got a mail of the kind within the hour. */
export const gatherMailJob: Job<MailKey> = { name: 'notifications.gather-mail' };

/**
 * Marks everything of a kind that waits for a member as mailed, and queues one mail for it in the same transaction. After a mail of
 * the kind within the hour it leaves the rows waiting: the first event is mailed at once, and many events make one mail. Events that
 * have not waited for the delay of their kind stay for a later mail.
 */
export async function gatherMail(context: Context, { accountId, kind }: MailKey): Promise<void> {
  const now = context.now();
  const { startsAt: dayStartsAt } = dayAt(await findSiteSettings(context.database), now);
  if (!maySendMail(kind, { dayStartsAt, now })) return;
  await context.transact(async ({ database, enqueue }) => {
    // The lock makes the second of two parallel runs see the mail of the first.
    await lockAccounts(database, [accountId]);
    if (await hasMailSince(database, { accountId, kind, since: mailIntervalStart(now) })) return;
    const notifiedUntil = mailedUntil(kind, now);
    if (!(await markMailed(database, { accountId, kind, notifiedUntil, now }))) return;
    await enqueue(deliverMailJob, { accountId, kind, mailedAt: now.toISOString() });
  });
}

/** Queues the mails that waited for their delay or the end of their hour, to members above the id `after`. */
export const queueMailsJob: Job<{ after?: number }> = {
  name: 'notifications.queue-mails',
  schedule: '*/5 * * * *',
};

/** How many mails are queued in one transaction. */
const batchSize = 500;

/** Queues one batch of waiting mails, and the next batch. Queueing a mail twice does no harm. */
export async function queueMails(context: Context, after = 0): Promise<void> {
  const now = context.now();
  const { startsAt: dayStartsAt } = dayAt(await findSiteSettings(context.database), now);
  const due = mailedKinds
    .filter((kind) => maySendMail(kind, { dayStartsAt, now }))
    .map((kind) => ({ kind, notifiedUntil: mailedUntil(kind, now) }));
  await context.transact(async ({ database, enqueue }) => {
    const query = { due, mailedSince: mailIntervalStart(now), after, most: batchSize };
    const waiting = await listWaiting(database, query);
    for (const mail of waiting) await enqueue(gatherMailJob, mail);
    const last = waiting.at(-1);
    // The last member may have more kinds, so the next batch begins with the same member.
    if (last !== undefined && waiting.length === batchSize) {
      await enqueue(queueMailsJob, { after: last.accountId - 1 });
    }
  });
}

/** Sends the mail that was gathered at an instant. */
export const deliverMailJob: Job<MailKey & { mailedAt: string }> = { name: 'notifications.deliver-mail' };

type Delivery = MailKey & { mailedAt: Date };

/**
 * Sends a member the mail that was gathered at an instant. It leaves out what is no longer true and members who cannot be seen; it
 * is not sent when nothing is left, when the account is not active, or when the member turned mails of the kind off.
 */
export async function deliverMail(context: Context, delivery: Delivery): Promise<void> {
  const { database, configuration, secretKey } = context;
  const { accountId, kind, mailedAt } = delivery;
  const to = await findMailAddress(database, accountId);
  if (to === null) return;
  const { notificationChannels } = await findMemberSettings(database, accountId);
  if (!notificationChannels[kind].mail) return;
  const { names, partnerId, count } = await findContent(context, delivery);
  if (count === 0) return;
  const { publicUrl } = configuration;
  const site = { ...(await findSiteSettings(database)), publicUrl };
  const token = stopToken(secretKey, { accountId, kind });
  const mail = notificationMail(site, {
    to,
    reader: (await findProfile(database, accountId)).firstName,
    kind,
    names,
    partnerId,
    count,
    about: await findAbout(context, { accountId, kind, partnerId }),
    stopAddress: writeSecretLink(publicUrl, { path: '/stop-mails', token }),
    // A repeated delivery has the same id, so that mail programs show it once.
    id: `notice.${kind}.${accountId}.${mailedAt.getTime()}`,
  });
  await context.mailer.send(mail);
}

/** What the reader may see of the member behind an interest: it says more than a name whether to open the mail. */
async function findAbout(
  context: Context,
  { accountId, kind, partnerId }: MailKey & { partnerId: number | null },
): Promise<AboutPartner | undefined> {
  if (partnerId === null || (kind !== 'interest_received' && kind !== 'interest_accepted')) return undefined;
  const [card] = await listCards(context, { viewerId: accountId, ids: [partnerId], declined: 'shown' });
  if (card === undefined) return undefined;
  // As on cards: the city is what families call the place.
  const places = [card.u_city ?? card.u_district, card.u_state];
  return {
    name: hideContacts(card.u_firstname),
    age: card.age,
    places: places.flatMap((place) => (place === null || place === '' ? [] : [hideContacts(place)])),
  };
}

async function findContent(
  { database }: Context,
  { accountId, kind, mailedAt }: Delivery,
): Promise<{ names: string[]; partnerId: number | null; count: number }> {
  if (kind === 'todays_matches') {
    const count = await findMailedCount(database, { accountId, kind, mailedAt });
    return { names: [], partnerId: null, count };
  }
  const viewpoint = await findViewpoint(database, accountId);
  const partners = await listMailedPartners(database, { viewpoint, kind, mailedAt });
  const names = partners
    .slice(0, mostNamed)
    .map(({ firstName, lastName }) => hideContacts(`${firstName} ${lastName}`));
  const [first, ...others] = partners;
  const partnerId = first !== undefined && others.length === 0 ? first.partnerId : null;
  return { names, partnerId, count: partners.length };
}
