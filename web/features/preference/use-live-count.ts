import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readSession } from '#web/api/session.ts';
import { announce } from '#web/design/announcer.tsx';
import { countQuery, type Counts } from './preference.queries.ts';
import { writeWhole, type PreferenceValues } from './preference-values.rules.ts';

/** Long enough to choose the next value, short enough to belong to the last one. */
const pauseMilliseconds = 400;

export type LiveCount = { counts: Counts | undefined; isCounting: boolean; isUnavailable: boolean };

/**
 * How many members fit what is on screen, counted anew a moment after each change, and said to screen readers when it
 * has changed. `isCountable`: a range that stands the wrong way round is not counted.
 */
export function useLiveCount(
  values: PreferenceValues,
  { isCountable, sayCounts }: { isCountable: boolean; sayCounts: (counts: Counts) => string },
): LiveCount {
  const text = JSON.stringify(writeWhole(values));
  const [first] = useState(text);
  const [asked] = useDebouncedValue(text, pauseMilliseconds);
  const query = useQuery({
    // It was written just above.
    ...countQuery(JSON.parse(asked) as Record<string, string>),
    enabled: () => isCountable && readSession() !== undefined,
  });
  const { data, isError, isPlaceholderData, fetchStatus } = query;
  const counts = data?.data;
  const isSettled = counts !== undefined && !isPlaceholderData && asked === text;
  const news = isSettled && asked !== first ? sayCounts(counts) : undefined;
  useEffect(() => {
    if (news !== undefined) announce(news);
  }, [news]);
  const isStuck = isError || fetchStatus === 'paused';
  return {
    counts,
    isCounting: isCountable && !isStuck && !isSettled,
    isUnavailable: isStuck && counts === undefined,
  };
}
