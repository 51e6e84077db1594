import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readSession } from '#web/api/session.ts';
import { announce } from '#web/design/announcer.tsx';
import { countQuery, type Counts } from './preference.queries.ts';
import { writeWhole, type PreferenceValues } from './preference-values.rules.ts';

/** Long enough to choose the next value, short enough to belong to the last one. */
const pauseMilliseconds = 400;

/** `paused`: what is on screen cannot be counted as it stands. The counts before it stand while new ones are counted. */
export type LiveCount = {
  counts: Counts | undefined;
  state: 'counting' | 'counted' | 'unavailable' | 'paused';
};

/**
 * How many members fit what is on screen, counted anew a moment after each change, and said to screen readers when it
 * has changed. `isCountable`: a range that stands the wrong way round is not counted.
 */
export function useLiveCount(
  values: PreferenceValues,
  { isCountable, sayCounts }: { isCountable: boolean; sayCounts: (counts: Counts) => string },
): LiveCount {
  const text = isCountable ? JSON.stringify(writeWhole(values)) : undefined;
  const [first] = useState(text);
  const [asked] = useDebouncedValue(text, pauseMilliseconds);
  const query = useQuery({
    // It was written just above.
    ...countQuery(JSON.parse(asked ?? '{}') as Record<string, string>),
    enabled: () => asked !== undefined && readSession() !== undefined,
  });
  const counts = query.data?.data;
  const isSettled = counts !== undefined && !query.isPlaceholderData && asked === text;
  const news = isSettled && asked !== first ? sayCounts(counts) : undefined;
  useEffect(() => {
    if (news !== undefined) announce(news);
  }, [news]);
  if (text === undefined) return { counts: undefined, state: 'paused' };
  return { counts, state: isSettled ? 'counted' : stateOf(query) };
}

function stateOf({
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'isError' | 'fetchStatus'>): LiveCount['state'] {
  return isError || fetchStatus === 'paused' ? 'unavailable' : 'counting';
}
