import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOutbox, readOutboxMail } from '#contract/administration/outbox.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { rowsOfPage, type ListSearch } from '#web/parts/lists/list-search.ts';
import type { OutboxSort } from './administration-address.rules.ts';

/** A page of the mails in the outbox. */
export function outboxQuery(search: ListSearch<OutboxSort>) {
  return queryOptions({
    ...endpointQuery(listOutbox, { ...search, limit: rowsOfPage }),
    placeholderData: keepPreviousData,
  });
}

/** One mail. It never changes. */
export function outboxMailQuery(id: string) {
  return queryOptions({ ...endpointQuery(readOutboxMail, { mail_id: id }), staleTime: Infinity });
}
