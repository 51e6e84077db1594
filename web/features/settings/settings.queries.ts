import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#contract/accounts/list-sessions.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import { showExport } from '#contract/privacy/show-export.ts';
import { listBlocked } from '#contract/safety/list-blocked.ts';
import { showSettings } from '#contract/settings/show-settings.ts';
import { endpointQuery } from '#web/api/queries.ts';

export type SignedIn = EndpointData<typeof listSessions>[number];
export type Blocked = EndpointData<typeof listBlocked>[number];

const pollMilliseconds = 3000;

/** The own settings. */
export function settingsQuery() {
  return endpointQuery(showSettings, {});
}

/** Where one is signed in, as it is now. */
export function sessionsQuery() {
  return queryOptions({ ...endpointQuery(listSessions, {}), staleTime: 0 });
}

/** Whom one blocked. */
export function blockedQuery() {
  return queryOptions({ ...endpointQuery(listBlocked, {}), staleTime: 0 });
}

/** The copy of the own data; asked for often while it is being made, should no event tell. */
export function exportQuery() {
  return queryOptions({
    ...endpointQuery(showExport, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.state === 'preparing' ? pollMilliseconds : false),
  });
}
