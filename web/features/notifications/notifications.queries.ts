import { queryOptions } from '@tanstack/react-query';
import type { EndpointData } from '#contract/endpoint.ts';
import { listNotifications } from '#contract/notifications/list-notifications.ts';
import { endpointQuery } from '#web/api/queries.ts';

export type Notice = EndpointData<typeof listNotifications>[number];

const pollMilliseconds = 60_000;

/** The notices of the bell: asked for every minute while the page is looked at, and when somebody comes back to it. */
export function notificationsQuery() {
  return queryOptions({
    ...endpointQuery(listNotifications, {}),
    refetchInterval: pollMilliseconds,
    refetchOnWindowFocus: 'always',
  });
}
