import { notify } from '#server/features/notifications/notifications.ts';
import { dayAt, findSiteSettings, type SiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { findMailSite, findReader } from './deliver-mails.ts';
import { endingMail } from './payments.mail.ts';
import { type Ending, insertReminder, listEndings } from './reminders.repository.ts';
import { daysBetween, dueReminder, longestMs, mayRemind } from './reminders.rules.ts';

/** Mails a member that the last plan ends. */
export const deliverReminderJob: Job<{ accountId: number; endsAt: string }> = {
  name: 'payments.deliver-reminder',
};

const batch = 200;
const largestId = 2_147_483_647;

/**
 * Reminds members 7 days, 1 day and on the day before the end of their last plan, each once for an end. Nobody is reminded while
 * everything is free, or by night.
 */
export async function remindOfEnds(context: Context): Promise<void> {
  const { database } = context;
  const now = context.now();
  const site = await findSiteSettings(database);
  const { startsAt: dayStartsAt } = dayAt(site, now);
  if (site.everythingIsFree || !mayRemind({ dayStartsAt, now })) return;
  const until = new Date(now.getTime() + longestMs);
  for (let first = 0; ;) {
    const accounts = { first, last: largestId };
    const endings = await listEndings(database, { accounts, from: now, until, most: batch });
    for (const ending of endings) await remind(context, { ending, site, now });
    const last = endings.at(-1);
    if (last === undefined) return;
    first = last.accountId + 1;
  }
}

async function remind(
  { transact }: Context,
  { ending, site, now }: { ending: Ending; site: SiteSettings; now: Date },
): Promise<void> {
  const { accountId, planName: name, endsAt } = ending;
  const count = daysLeftOf(site, { endsAt, now });
  const daysBefore = dueReminder(count);
  if (daysBefore === null) return;
  await transact(async (work) => {
    const isNew = await insertReminder(work.database, { accountId, endsAt, daysBefore, sentAt: now });
    if (!isNew) return;
    await notify(work, { accountId, notification: { kind: 'plan_ending', details: { name, count } }, now });
    await work.enqueue(deliverReminderJob, { accountId, endsAt: endsAt.toISOString() });
  });
}

function daysLeftOf(site: SiteSettings, { endsAt, now }: { endsAt: Date; now: Date }): number {
  return daysBetween(todayAt(site, now), todayAt(site, endsAt));
}

/** Nothing is mailed when the plan was extended, replaced or ended since, or everything became free. */
export async function deliverReminder(
  context: Context,
  { accountId, endsAt }: { accountId: number; endsAt: Date },
): Promise<void> {
  const { database, mailer } = context;
  const now = context.now();
  const until = new Date(now.getTime() + longestMs);
  const accounts = { first: accountId, last: accountId };
  const [ending] = await listEndings(database, { accounts, from: now, until, most: 1 });
  if (ending?.endsAt.getTime() !== endsAt.getTime()) return;
  const site = await findMailSite(context);
  const reader = await findReader(context, { accountId });
  if (reader === null || site.everythingIsFree) return;
  await mailer.send(endingMail(site, { ...reader, ...ending, daysLeft: daysLeftOf(site, { endsAt, now }) }));
}
