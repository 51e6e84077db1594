import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

const outboxSorts = ['created_at'] as const;
export type OutboxSort = (typeof outboxSorts)[number];

/** The address of the outbox also names the open mail. */
export type OutboxSearch = ListSearch<OutboxSort> & { mail?: string };

const readList = readListSearch(outboxSorts);

export function readOutboxSearch(raw: Record<string, unknown>): OutboxSearch {
  const isMail = typeof raw.mail === 'string' && /^[\w-]{1,100}$/.test(raw.mail);
  return { ...readList(raw), ...(isMail ? { mail: String(raw.mail) } : {}) };
}
