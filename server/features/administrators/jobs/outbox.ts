import type { z } from 'zod';
import type {
  listOutbox as listOutboxEndpoint,
  outboxEntry,
  readOutboxMail as readOutboxMailEndpoint,
} from '#contract/administration/outbox.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import { findAccountByEmail } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { type ListQuery, pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { maskMail } from '#server/platform/mail/mask-mail.rules.ts';
import type { OutboxMessage, OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { maskEmail, maskMobile } from '#server/platform/mask-contact.rules.ts';
import { problem } from '#server/platform/problem.ts';

/** The most files that are open at once while the whole outbox is searched. */
const filesAtOnce = 50;

type Query = ListQuery<'created_at'>;

/** Where mails are, and whether their codes and links are shown: for trying the product alone. */
type Outbox = { outbox: OutboxStore; showsCodes: boolean };

/**
 * A page of the mails, newest first by default. Their receivers are masked, unless codes are shown: an opened mail names its own, and is
 * recorded. Throws invalid_input for an unknown cursor.
 */
export async function listOutbox(
  { outbox, showsCodes }: Outbox,
  input: ValidInput<typeof listOutboxEndpoint>,
) {
  const query = readListing(input, 'created_at');
  const newestFirst = await outbox.listIds();
  const ids = query.order === 'asc' ? newestFirst.toReversed() : newestFirst;
  const { mails, total } =
    query.search === ''
      ? // The names of the files are in order, so that only the mails of the page are read.
        { mails: await readMails(outbox, pageOf(ids, query)), total: ids.length }
      : await searchMails(outbox, { ids, query });
  const shown = showsCodes ? mails : mails.map((mail) => ({ ...mail, to: maskReceiver(mail.to) }));
  return { data: shown.map(presentMail), ...pagingOf(query, total) };
}

async function searchMails(outbox: OutboxStore, { ids, query }: { ids: readonly string[]; query: Query }) {
  const text = query.search.toLowerCase();
  const matching: OutboxMessage[] = [];
  for (let first = 0; first < ids.length; first += filesAtOnce) {
    const mails = await readMails(outbox, ids.slice(first, first + filesAtOnce));
    matching.push(...mails.filter((mail) => `${mail.to}\n${mail.subject}`.toLowerCase().includes(text)));
  }
  return { mails: pageOf(matching, query), total: matching.length };
}

function pageOf<Item>(items: readonly Item[], { offset, limit }: Query): Item[] {
  return items.slice(offset, offset + limit);
}

/** The mails of some ids, without those that were removed since the ids were listed. */
async function readMails(outbox: OutboxStore, ids: readonly string[]): Promise<OutboxMessage[]> {
  const mails = await Promise.all(ids.map((id) => outbox.read(id)));
  return mails.filter((mail) => mail !== null);
}

/**
 * One mail with its text; the audit log records the look, because the mail is somebody else's. Its links are masked, also when it was
 * written while they were shown. Throws not_found.
 */
export async function readOutboxMail(
  { transact, now }: Pick<Context, 'transact' | 'now'>,
  { outbox, showsCodes, id, administratorId }: Outbox & { id: string; administratorId: number },
): Promise<EndpointData<typeof readOutboxMailEndpoint>> {
  const written = await outbox.read(id);
  if (written === null) throw problem('not_found');
  const mail = showsCodes ? written : maskMail(written);
  await transact(async ({ database }) => {
    const receiver = await findReceiver(database, mail.to);
    await recordAction(database, {
      administratorId,
      action: 'outbox.mail_read',
      subject: `mail ${id}`,
      ...(receiver !== undefined && { after: { account: receiver.id } }),
      now: now(),
    });
  });
  return { ...presentMail(mail), ob_text: mail.text, ob_html: mail.html };
}

function findReceiver(database: Database, to: string) {
  return to.includes('@') ? findAccountByEmail(database, to) : undefined;
}

/** An address as the list of members shows it. */
function maskReceiver(to: string): string {
  return to.includes('@') ? maskEmail(to) : maskMobile(to);
}

function presentMail(mail: OutboxMessage): z.infer<typeof outboxEntry> {
  return {
    ob_id: mail.id,
    ob_channel: mail.channel,
    ob_to: mail.to,
    ob_subject: mail.subject,
    ob_created_at: mail.createdAt.toISOString(),
  };
}

export const outboxCleaningJob: Job<object> = {
  name: 'administration.outbox-cleaning',
  schedule: '41 * * * *',
};

/** Mails contain codes and addresses, so they are removed after this many days. */
const outboxDays = 7;

/** Removes the mails that are older than seven days. */
export async function removeOldMails(outbox: Pick<OutboxStore, 'removeBefore'>, now: Date): Promise<void> {
  await outbox.removeBefore(new Date(now.getTime() - outboxDays * 24 * 60 * 60_000));
}
