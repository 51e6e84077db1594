import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showMyPlan } from '#contract/plans/plans.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { invalidateChanged } from '#web/app/client/stale-answers.ts';

/** The longest time that browsers wait as they are asked to. */
const longestWait = 2_147_483_647;
/** The clock of this device may be ahead of the server's: then the end has not come yet, and is asked for again. */
const pauseMilliseconds = 5000;

/** The own plan and what is left of it today. At the end of the plan everything that depends on it is loaded again. */
export function useOwnPlan() {
  const queries = useQueryClient();
  const query = useQuery(endpointQuery(showMyPlan, {}));
  const { dataUpdatedAt } = query;
  const end = query.data?.data.s_expires_at ?? null;
  useEffect(() => {
    if (end === null) return undefined;
    const left = new Date(end).getTime() - Date.now();
    if (left > longestWait) return undefined;
    const reload = () => void invalidateChanged(queries, { tags: ['plan', 'payments'] });
    const pause = Math.max(0, dataUpdatedAt + pauseMilliseconds - Date.now());
    const timer = window.setTimeout(reload, left > 0 ? left : pause);
    return () => window.clearTimeout(timer);
  }, [end, dataUpdatedAt, queries]);
  return query;
}
