import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { describePartners } from '#server/features/partners/partners.ts';
import { findMemberSettings } from '#server/features/settings/settings.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { alertToken, allAlertsToken } from './alert-tokens.ts';
import { listTold, type Told } from './alerts.repository.ts';
import { alertMail } from './searches.mail.ts';
import { mostNamed } from './searches.rules.ts';

/**
 * Mails a member whom the alerts told of at a time. Who may no longer be seen is not named, and nothing is mailed when nobody
 * is left, when the member has gone, or wants no mails of searches.
 */
export async function deliverAlert(
  context: Context,
  { accountId, toldAt }: { accountId: number; toldAt: Date },
): Promise<void> {
  const { database, configuration, secretKey } = context;
  const to = await findMailAddress(database, accountId);
  if (to === null) return;
  const { tellings } = await findMemberSettings(database, accountId);
  if (!tellings.search_alert.mail) return;
  const told = await listTold(database, { accountId, toldAt });
  const news = await Promise.all(told.map((one) => nameMembers(context, { accountId, told: one })));
  const searches = news.filter(({ count }) => count > 0);
  if (searches.length === 0) return;
  const { publicUrl } = configuration;
  const site = { ...(await findSiteSettings(database)), publicUrl };
  const pageOf = (token: string) => `${publicUrl}/stop-alert?token=${token}`;
  const mail = alertMail(site, {
    to,
    searches: searches.map(({ searchId, ...search }) => ({
      ...search,
      address: `${publicUrl}/moreMatch?saved=${searchId}`,
      stopAddress: pageOf(alertToken(secretKey, searchId)),
    })),
    stopAllAddress: pageOf(allAlertsToken(secretKey, accountId)),
    // The same when a delivery is tried again, so that mail programs show it once.
    id: `alert.${accountId}.${toldAt.getTime()}`,
  });
  await context.mailer.send(mail);
}

type Named = { searchId: number; name: string; names: string[]; count: number };

async function nameMembers(
  context: Context,
  { accountId, told: { searchId, name, partnerIds } }: { accountId: number; told: Told },
): Promise<Named> {
  const cards = await describePartners(context, { viewerId: accountId, ids: partnerIds });
  const names = cards
    .slice(0, mostNamed)
    .map(({ u_firstname, u_lastname }) => `${u_firstname} ${u_lastname}`);
  return { searchId, name, names, count: cards.length };
}
