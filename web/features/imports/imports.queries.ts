import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { EndpointData } from '#contract/endpoint.ts';
import type { importRowWire } from '#contract/imports/import-row.wire.ts';
import type { importWire } from '#contract/imports/import.wire.ts';
import type { invitationWire } from '#contract/imports/invitation.wire.ts';
import { listImportRows } from '#contract/imports/list-import-rows.ts';
import { listImports } from '#contract/imports/list-imports.ts';
import { listInvitations } from '#contract/imports/list-invitations.ts';
import { listMappings } from '#contract/imports/list-mappings.ts';
import { showImport } from '#contract/imports/show-import.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { readSession } from '#web/api/session.ts';
import { rowsOfPage, type ListSearch } from '#web/lists/list-search.ts';
import type { InvitationSearch, RunSearch } from './import-address.rules.ts';
import type { ImportSort } from './import-orders.data.ts';
import { canBeInvited } from './invitation-people.rules.ts';
import { isRunning } from './run-states.rules.ts';

export type ListedImport = z.infer<typeof importWire>;
export type ListedInvitation = z.infer<typeof invitationWire>;
export type ListedRow = z.infer<typeof importRowWire>;
export type NamedMapping = EndpointData<typeof listMappings>[number];

/** A running import is asked for again that often. */
const pollMilliseconds = 1000;

/** A page of the imports; while one of them runs, its progress is followed. */
export function importsQuery(search: ListSearch<ImportSort>) {
  return queryOptions({
    ...endpointQuery(listImports, { ...search, limit: rowsOfPage }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ im_state }) => isRunning(im_state)) === true && 3 * pollMilliseconds,
  });
}

/** One import, followed while it runs. */
export function importQuery(importId: number) {
  return queryOptions({
    ...endpointQuery(showImport, { import_id: importId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => isRunning(data?.data.im_state) && pollMilliseconds,
  });
}

/** A page of what became of the rows. `stamp` tells one check of the same import from the next. */
export function importRowsQuery(
  { importId, stamp }: { importId: number; stamp: string },
  { show, from, page }: RunSearch,
) {
  const input = {
    import_id: importId,
    show: show ?? ('problems' as const),
    limit: rowsOfPage,
    ...(from === undefined ? {} : { from_row: from }),
    ...(page === undefined ? {} : { page }),
  };
  return queryOptions({
    queryKey: [listImportRows.path, input, stamp] as const,
    queryFn: () => loadEndpoint(listImportRows, input),
    enabled: () => readSession() !== undefined,
    placeholderData: keepPreviousData,
  });
}

export function mappingsQuery() {
  return endpointQuery(listMappings, {});
}

/** A page of the invitations. */
export function invitationsQuery({ import: importId, ...search }: InvitationSearch) {
  return queryOptions({
    ...endpointQuery(listInvitations, {
      ...search,
      ...(importId === undefined ? {} : { import_id: importId }),
      limit: rowsOfPage,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Mails leave one after the other, a bounded number a minute.
    refetchInterval: ({ state: { data } }) => data?.data.some(canBeInvited) === true && 10 * pollMilliseconds,
  });
}
