import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import type { Client } from '#server/platform/http/route.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { textMessageRules } from '../accounts.rules.ts';
import { canProveMobile, canProveMobiles, isMobile, type Texting } from '../identifiers.ts';
import { countForDayOf } from './day-counts.ts';

/**
 * Throws invalid_input on `field` for a mobile number that no code can reach: where no text messages are sent, or of a country that gets
 * none.
 */
export async function requireReachable(
  context: Texting & Pick<Context, 'database'>,
  { field, address }: { field: string; address: string },
): Promise<void> {
  if (!isMobile(address)) return;
  if (!canProveMobiles(context)) throw fieldProblem(field, 'validation.email_for_code');
  const { database } = context;
  const isReached = await canProveMobile(context, { database, mobile: address });
  if (!isReached) throw fieldProblem(field, 'validation.text_country');
}

type Text = {
  database: Database;
  mobile: string;
  ownerId: number | undefined;
  /** A known device of the account of the number has a count of its own: strangers must not use up the messages of its owner. */
  device: string | null;
  client: Client;
};

/**
 * Counts a text message of this day for the number, the member who asks, the network and the site: each costs money, and may disturb
 * its reader. Throws too_many_codes, also for a number without an account. A refusal leaves the transaction as it was.
 */
export async function countTextMessage(
  context: Context,
  { database, mobile, ownerId, device, client }: Text,
): Promise<void> {
  const site = await findSiteSettings(database);
  const { perDay } = textMessageRules;
  const isKnown = device !== null && ownerId === undefined;
  const counts = [
    { name: isKnown ? `number ${mobile} for ${device}` : `number ${mobile}`, most: perDay.number },
    ...(ownerId === undefined ? [] : [{ name: `member ${ownerId}`, most: perDay.member }]),
    ...(context.configuration.rateLimits === 'on' && !isKnown
      ? [{ name: `network ${networkOf(client.address)}`, most: perDay.network }]
      : []),
    { name: 'site', most: site.textMessagesPerDay ?? Infinity },
  ];
  for (const { name, most } of counts) {
    const counted = { database, name: `text messages of ${name}`, most, site } as const;
    await countForDayOf(context, { ...counted, code: 'too_many_codes' });
  }
}
