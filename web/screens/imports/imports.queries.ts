import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { importRowWire, importWire } from '#contract/imports/import.wire.ts';
import { type invitationWire, listInvitations, showInvitedPerson } from '#contract/imports/invitations.ts';
import { showImportRow } from '#contract/imports/import-row.ts';
import { listImportWords } from '#contract/imports/import-words.ts';
import { listImportRows, listImports, showImport } from '#contract/imports/imports.ts';
import { showImportPhotos } from '#contract/imports/import-photos.ts';
import { listMappings } from '#contract/imports/mappings.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { readSession } from '#web/app/client/session.ts';
import { rowsOfPage, type ListSearch } from '#web/parts/lists/list-search.ts';
import type { ImportSort, InvitationSearch, RunSearch } from './import-address.rules.ts';
import { canBeInvited } from './invitations/invitations.rules.ts';
import { isRunning } from './run-states.rules.ts';

export type ListedImport = z.infer<typeof importWire>;
export type ListedInvitation = z.infer<typeof invitationWire>;
export type ListedRow = z.infer<typeof importRowWire>;
export type NamedMapping = EndpointData<typeof listMappings>[number];

/** How often a running import is polled. */
const pollMilliseconds = 1000;

/** A page of the imports, polled while one of them runs. */
export function importsQuery(search: ListSearch<ImportSort>) {
  return queryOptions({
    ...endpointQuery(listImports, { ...search, limit: rowsOfPage }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ im_state }) => isRunning(im_state)) === true && 3 * pollMilliseconds,
  });
}

/** One import, polled while it runs or its people are removed. */
export function importQuery(importId: number) {
  return queryOptions({
    ...endpointQuery(showImport, { import_id: importId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      (isRunning(data?.data.im_state) || data?.data.im_is_removing === true) && pollMilliseconds,
  });
}

/** A page of the rows with their outcomes. `stamp` differs between two checks of the same import. */
export function importRowsQuery(
  { importId, stamp }: { importId: number; stamp: string },
  { show, from, note, page }: RunSearch,
) {
  const input = {
    import_id: importId,
    ...(show === undefined ? {} : { show }),
    limit: rowsOfPage,
    ...(from === undefined ? {} : { from_row: from }),
    ...(note === undefined ? {} : { note }),
    ...(page === undefined ? {} : { page }),
  };
  return queryOptions({
    queryKey: [listImportRows.path, input, stamp] as const,
    queryFn: () => loadEndpoint(listImportRows, input),
    enabled: () => readSession() !== undefined,
    placeholderData: keepPreviousData,
  });
}

export type RowKey = { importId: number; rowId: number; stamp: string };

/** One row, field by field. It is forgotten with the dialog that shows it. */
export function importRowQuery({ importId, rowId, stamp }: RowKey) {
  const input = { import_id: importId, row: rowId };
  return queryOptions({
    queryKey: [showImportRow.path, input, stamp] as const,
    queryFn: () => loadEndpoint(showImportRow, input),
    enabled: () => readSession() !== undefined,
    gcTime: 0,
  });
}

/** As many unknown words as are decided at once. */
const mostWords = 100;

type WordsKey = { importId: number; kind: 'unknown' | 'guessed'; stamp: string };

/** The words of a check that no list knows, or that were guessed. `stamp` differs between two checks of the same import. */
export function importWordsQuery({ importId, kind, stamp }: WordsKey) {
  const input = { import_id: importId, kind, limit: mostWords };
  return queryOptions({
    queryKey: [listImportWords.path, input, stamp] as const,
    queryFn: () => loadEndpoint(listImportWords, input),
    enabled: () => readSession() !== undefined,
  });
}

/** What became of the photos of an import, polled while some wait. */
export function importPhotosQuery(importId: number) {
  return queryOptions({
    ...endpointQuery(showImportPhotos, { import_id: importId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.data.ip_waiting ?? 0) > 0 && 2 * pollMilliseconds,
  });
}

export function mappingsQuery() {
  return endpointQuery(listMappings, {});
}

/** What is stored of one person. It is forgotten with the dialog that shows it. */
export function invitedPersonQuery(invitationId: number) {
  return queryOptions({ ...endpointQuery(showInvitedPerson, { invitation_id: invitationId }), gcTime: 0 });
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
    // Mails are sent one after the other, a limited number a minute.
    refetchInterval: ({ state: { data } }) => data?.data.some(canBeInvited) === true && 10 * pollMilliseconds,
  });
}
