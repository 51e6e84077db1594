import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { stopToken } from './mail-tokens.ts';
import { findMailedCount, listMailedPeople } from './mailed-people.repository.ts';
import type { MailOf } from './mails.repository.ts';
import { noticeMail } from './notifications.mail.ts';
import { mostNamed } from './notifications.rules.ts';

type Delivery = MailOf & { mailedAt: Date };

/**
 * Mails a member what was gathered at a time. What is not so any more, and who may no longer be seen, is not told; nothing is mailed
 * when nothing is left, when the member has gone, or wants no such mails any more.
 */
export async function deliverMail(context: Context, delivery: Delivery): Promise<void> {
  const { database, configuration, secretKey } = context;
  const { accountId, kind, mailedAt } = delivery;
  const to = await findMailAddress(database, accountId);
  if (to === null) return;
  const { tellings } = await findMemberSettings(database, accountId);
  if (!tellings[kind].mail) return;
  const { names, count } = await findNews(context, delivery);
  if (count === 0) return;
  const { publicUrl } = configuration;
  const site = { ...(await findSiteSettings(database)), publicUrl };
  const token = stopToken(secretKey, { accountId, kind });
  const mail = noticeMail(site, {
    to,
    kind,
    names,
    count,
    stopAddress: `${publicUrl}/stop-mails?token=${token}`,
    // The same when a delivery is tried again, so that mail programs show it once.
    id: `notice.${kind}.${accountId}.${mailedAt.getTime()}`,
  });
  await context.mailer.send(mail);
}

type News = { names: string[]; count: number };

async function findNews({ database }: Context, { accountId, kind, mailedAt }: Delivery): Promise<News> {
  if (kind === 'todays_matches') {
    return { names: [], count: await findMailedCount(database, { accountId, kind, mailedAt }) };
  }
  const viewpoint = await findViewpoint(database, accountId);
  const people = await listMailedPeople(database, { viewpoint, kind, mailedAt });
  const names = people.slice(0, mostNamed).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return { names, count: people.length };
}
