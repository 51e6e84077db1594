import { queryOptions } from '@tanstack/react-query';
import { showSettings } from '#contract/settings/settings.ts';
import { endpointQuery } from '#web/app/client/queries.ts';

export const settingsMutationKey = ['settings'];

/** The member's settings. An answer between two changes would show the second one undone. */
export function settingsQuery() {
  const query = endpointQuery(showSettings, {});
  return queryOptions({
    ...query,
    meta: {
      ...query.meta,
      refetches: (_change, queries) => queries.isMutating({ mutationKey: settingsMutationKey }) === 0,
    },
  });
}
