import { listMemberSettings } from '#server/features/settings/settings.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { gatherMailJob } from './mails.jobs.ts';
import { insertNoticeMails } from './mails.repository.ts';
import { insertNotices } from './notices.repository.ts';
import { isMailed, type Notice, repeatedSince } from './notifications.rules.ts';

type Telling = { accountId: number; notice: Notice };

/**
 * Tells a member of something, in the transaction of what it tells of: on the bell and in its open windows, and by mail, as far
 * as the member wants to be told.
 */
export async function notify(work: Work, { now, ...telling }: Telling & { now: Date }): Promise<void> {
  await notifyMany(work, { tellings: [telling], now });
}

/** The same for many members, in as many statements as for one. */
export async function notifyMany(
  work: Work,
  { tellings, now }: { tellings: readonly Telling[]; now: Date },
): Promise<void> {
  if (tellings.length === 0) return;
  const { database, announce } = work;
  const accountIds = tellings.map(({ accountId }) => accountId);
  const settings = await listMemberSettings(database, accountIds);
  const listWhoWants = (way: 'bell' | 'mail') =>
    tellings.filter(({ accountId, notice }) => settings.get(accountId)?.tellings[notice.kind][way]);
  const shown = listWhoWants('bell');
  if (shown.length > 0) {
    await insertNotices(database, { notices: shown.map(describe), repeatedSince: repeatedSince(now), now });
    for (const { accountId } of shown) announce(accountId, { type: 'notifications_changed' });
  }
  await mail(work, { tellings: listWhoWants('mail'), now });
}

async function mail(
  { database, enqueue }: Work,
  { tellings, now }: { tellings: readonly Telling[]; now: Date },
): Promise<void> {
  const mailed = tellings.filter(({ notice }) => isMailed(notice.kind));
  if (mailed.length === 0) return;
  await insertNoticeMails(database, { notices: mailed.map(describe), now });
  for (const { accountId, notice } of mailed) {
    // What is made for many at once waits for the next round, which looks for everybody.
    if ('partnerId' in notice) await enqueue(gatherMailJob, { accountId, kind: notice.kind });
  }
}

function describe({ accountId, notice }: Telling) {
  const isPersonal = 'partnerId' in notice;
  const details = isPersonal ? {} : notice.details;
  const partnerId = isPersonal ? notice.partnerId : null;
  const count = isPersonal ? 1 : notice.details.count;
  return { accountId, kind: notice.kind, partnerId, details, count };
}
