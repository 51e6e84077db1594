import type { ProblemCode } from '#contract/calls/problems.ts';
import { isOfCountries } from '#contract/site/setting-kinds.fields.ts';
import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import type { Client } from '#server/platform/http/route.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { secondsUntil, textMessageRules } from '../accounts.rules.ts';
import { countOfDay } from './attempts.repository.ts';
import { canProveMobiles, isMobile, type Texting } from '../identifiers.ts';
import { hashIdentifier } from '../secrets.ts';

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
  await requireCountry(context.database, { field, mobile: address });
}

/** Throws invalid_input on `field` for a number of a country that gets no text messages. */
export async function requireCountry(
  database: Database,
  { field, mobile }: { field: string; mobile: string },
): Promise<void> {
  const { textMessageCountries } = await findSiteSettings(database);
  if (!isOfCountries(mobile, textMessageCountries)) throw fieldProblem(field, 'validation.text_country');
}

type Text = {
  database: Database;
  mobile: string;
  ownerId: number | undefined;
  /** A known device of the account of the number is not counted with the strangers in its network. */
  device: string | null;
  client: Client;
};

/**
 * Counts a text message of this day for the number, the member who asks, the network and the site: each costs money, and may disturb
 * somebody. Throws too_many_codes, also for a number without an account. A refusal leaves the transaction as it was.
 */
export async function countTextMessage(
  context: Context,
  { database, mobile, ownerId, device, client }: Text,
): Promise<void> {
  const settings = await findSiteSettings(database);
  const counts = [
    { name: `number ${mobile}`, most: textMessageRules.perDay.number },
    ...(ownerId === undefined ? [] : [{ name: `member ${ownerId}`, most: textMessageRules.perDay.member }]),
    ...(context.configuration.rateLimits === 'on' && (device === null || ownerId !== undefined)
      ? [{ name: `network ${networkOf(client.address)}`, most: textMessageRules.perDay.network }]
      : []),
    { name: 'site', most: settings.textMessagesPerDay ?? Infinity },
  ];
  for (const { name, most } of counts) {
    const counted = { database, name: `text messages of ${name}`, most, code: 'too_many_codes' } as const;
    await countForDay(context, counted);
  }
}

type Counted = { database: Database; name: string; most: number; code: ProblemCode };

/** Counts one more of a name in a day of the site. Throws `code` when there were `most` already; a refusal counts nothing. */
export async function countForDay(
  context: Pick<Context, 'secretKey' | 'now'>,
  { database, name, most, code }: Counted,
): Promise<void> {
  if (most === Infinity) return;
  const now = context.now();
  const day = dayAt(await findSiteSettings(database), now);
  const key = hashIdentifier(context.secretKey, `${name} on ${day.day}`);
  if (await countOfDay(database, { key, most, now })) return;
  throw problem(code, { retryAfter: secondsUntil(day.endsAt, now) });
}
