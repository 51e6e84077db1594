import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOutbox } from '#contract/administration/list-outbox.ts';
import { listUsers } from '#contract/administration/list-users.ts';
import { readOutboxMail } from '#contract/administration/read-outbox-mail.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { rowsOfPage, type ListSearch } from '#web/lists/list-search.ts';
import type { OutboxSort, UserSort } from './list-orders.data.ts';

/** A page of the members. The page before stays on screen until it is there. */
export function usersQuery(search: ListSearch<UserSort>) {
  return queryOptions({
    ...endpointQuery(listUsers, { ...search, limit: rowsOfPage }),
    placeholderData: keepPreviousData,
  });
}

/** The newest members, and with them how many there are. */
export function newestUsersQuery() {
  return endpointQuery(listUsers, { limit: 5 });
}

/** A page of the mails in the outbox. */
export function outboxQuery(search: ListSearch<OutboxSort>) {
  return queryOptions({
    ...endpointQuery(listOutbox, { ...search, limit: rowsOfPage }),
    placeholderData: keepPreviousData,
  });
}

/** How many mails stand in the outbox. */
export function outboxCountQuery() {
  return endpointQuery(listOutbox, { limit: 1 });
}

/** One mail. It never changes. */
export function outboxMailQuery(id: string) {
  return queryOptions({ ...endpointQuery(readOutboxMail, { mail_id: id }), staleTime: Infinity });
}
