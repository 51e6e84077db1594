import { queryOptions } from '@tanstack/react-query';
import type { EndpointData } from '#contract/endpoint.ts';
import { listNotifications } from '#contract/notifications/list-notifications.ts';
import { endpointQuery } from '#web/api/queries.ts';

export type Notice = EndpointData<typeof listNotifications>[number];

/** The notices of the bell. News come by themselves; somebody who comes back to the page may have slept meanwhile. */
export function notificationsQuery() {
  return queryOptions({
    ...endpointQuery(listNotifications, {}),
    refetchOnWindowFocus: 'always',
  });
}
