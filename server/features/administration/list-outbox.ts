import type { listOutbox as contract } from '#contract/administration/list-outbox.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { type ListQuery, pagingOf, readListing } from '#server/platform/listing/listing.ts';
import type { OutboxMessage, OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { presentMail } from './administration.presenter.ts';

/** How many files are open at once while the whole outbox is searched. */
const filesAtOnce = 50;

/** Lists the mails of the outbox, newest first unless asked otherwise. Throws invalid_input for a cursor that is none of ours. */
export async function listOutbox(outbox: OutboxStore, input: ValidInput<typeof contract>) {
  const query = readListing(input, 'created_at');
  const newestFirst = await outbox.listIds();
  const ids = query.order === 'asc' ? newestFirst.toReversed() : newestFirst;
  const wanted = { ids, query };
  const { rows, total } =
    query.search === '' ? await readPart(outbox, wanted) : await searchMails(outbox, wanted);
  return { data: rows.map(presentMail), ...pagingOf(query, total) };
}

type Wanted = { ids: readonly string[]; query: ListQuery<'created_at'> };

/** Without a search the names tell the order, so only the mails of the page are read. */
async function readPart(outbox: OutboxStore, { ids, query }: Wanted) {
  return { rows: await readMails(outbox, partOf(ids, query)), total: ids.length };
}

async function searchMails(outbox: OutboxStore, { ids, query }: Wanted) {
  const text = query.search.toLowerCase();
  const matching: OutboxMessage[] = [];
  for (let first = 0; first < ids.length; first += filesAtOnce) {
    const mails = await readMails(outbox, ids.slice(first, first + filesAtOnce));
    matching.push(...mails.filter((mail) => `${mail.to}\n${mail.subject}`.toLowerCase().includes(text)));
  }
  return { rows: partOf(matching, query), total: matching.length };
}

function partOf<Item>(items: readonly Item[], { offset, limit }: Wanted['query']): Item[] {
  return items.slice(offset, offset + limit);
}

/** A mail that was removed since its name was read is left out. */
async function readMails(outbox: OutboxStore, ids: readonly string[]): Promise<OutboxMessage[]> {
  const mails = await Promise.all(ids.map((id) => outbox.read(id)));
  return mails.filter((mail) => mail !== null);
}
