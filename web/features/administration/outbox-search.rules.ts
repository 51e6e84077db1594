import { readListSearch, type ListSearch } from '#web/lists/list-search.ts';
import { outboxSorts, type OutboxSort } from './list-orders.data.ts';

/** The address of the outbox also says which mail is read. */
export type OutboxSearch = ListSearch<OutboxSort> & { mail?: string };

const readList = readListSearch(outboxSorts);

export function readOutboxSearch(raw: Record<string, unknown>): OutboxSearch {
  const isMail = typeof raw.mail === 'string' && /^[\w-]{1,100}$/.test(raw.mail);
  return { ...readList(raw), ...(isMail ? { mail: String(raw.mail) } : {}) };
}
