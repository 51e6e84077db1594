import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MeasuredValue } from '#server/platform/http/health.routes.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { guessingAlarm } from '../accounts.mail.ts';
import { findAccountById } from '../accounts.repository.ts';
import { type CodeLength, codeLengthAfter, codeLengthRules, minutesAfter } from '../accounts.rules.ts';
import {
  countWrongTries,
  hasLongCodes,
  insertWrongTry,
  listOwners,
  prolongLongCodes,
} from './guessing.repository.ts';

/** Mails an owner that somebody guesses passwords or codes. */
export const guessingAlarmJob: Job<{ accountId: number }> = { name: 'accounts.guessing-alarm' };

const dayMinutes = 24 * 60;

/** Counts a wrong password, or a wrong code of a second factor. */
export async function recordWrongTry(context: Context): Promise<void> {
  await countTry(context, { address: null, triedAt: context.now() });
}

/**
 * Counts a try at the code of an address as wrong before it is checked, so that of many at once none slips through. Gives the fewest
 * digits of a code that a stranger may try now.
 */
export async function reserveCodeTry(context: Context, reserved: CodeTry): Promise<CodeLength> {
  await countTry(context, reserved);
  const isSiteAlarmed = await hasLongCodes(context.database, reserved.triedAt);
  return codeLengthAfter({ codesOfDay: 0, isSiteAlarmed });
}

/** A try at the code of an address. */
export type CodeTry = { address: string; triedAt: Date };

/**
 * When wrong tries are too many on the whole site, all codes are long for a while, and the operator is alarmed. The count is in the
 * database, so that all processes agree.
 */
async function countTry(context: Context, wrong: { address: string | null; triedAt: Date }): Promise<void> {
  await insertWrongTry(context.database, wrong);
  for (const limit of codeLengthRules.ofSite) {
    const since = minutesAfter(wrong.triedAt, -limit.minutes);
    const counted = { since, most: limit.wrongTries + 1, countsPasswords: limit.countsPasswords };
    const recent = await countWrongTries(context.database, counted);
    if (recent > limit.wrongTries) await makeCodesLong(context, limit);
  }
}

type SiteLimit = (typeof codeLengthRules.ofSite)[number];

async function makeCodesLong(context: Context, { wrongTries, minutes, longForMinutes }: SiteLimit) {
  const now = context.now();
  const isNew = await context.transact(async (work) => {
    const alarm = {
      now,
      until: minutesAfter(now, longForMinutes),
      alarmedBefore: minutesAfter(now, -longForMinutes),
      movedBefore: minutesAfter(now, longForMinutes - 1),
    };
    if (!(await prolongLongCodes(work.database, alarm))) return false;
    for (const accountId of await listOwners(work.database))
      await work.enqueue(guessingAlarmJob, { accountId });
    return true;
  });
  // docs/operations.md names this sentence.
  if (isNew) context.log.error({ wrongTries, minutes }, 'somebody guesses passwords or codes');
}

/** The digits of the next code to an address; the same for an address without an account. */
export async function findCodeLength(
  database: Database,
  { address, now }: { address: string; now: Date },
): Promise<CodeLength> {
  const since = minutesAfter(now, -dayMinutes);
  const codesOfDay = await countWrongTries(database, {
    since,
    most: codeLengthRules.wrongCodesOfDay,
    address,
  });
  return codeLengthAfter({ codesOfDay, isSiteAlarmed: await hasLongCodes(database, now) });
}

/** Mails an owner that somebody guesses. */
export async function deliverGuessingAlarm(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(context.database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(guessingAlarm(site, account.email));
}

/** What `/metrics` shows about guesses; every process shows the count of all. */
export function listGuessingMeasures({ database, now }: Pick<Context, 'database' | 'now'>): MeasuredValue[] {
  const { measuredMinutes } = codeLengthRules;
  return [
    {
      name: 'wrong_tries_recent',
      help: `Wrong passwords and codes of the last ${measuredMinutes} minutes on the whole site, at most ${mostMeasured}`,
      read: () =>
        countWrongTries(database, { since: minutesAfter(now(), -measuredMinutes), most: mostMeasured }),
    },
    {
      name: 'guessing_alarm',
      help: '1 while wrong tries on the whole site make all new codes long',
      read: async () => ((await hasLongCodes(database, now())) ? 1 : 0),
    },
  ];
}

const mostMeasured = 10_000;
