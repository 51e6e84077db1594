import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readSession } from '#web/api/session.ts';
import { announce } from '#web/design/announcer.tsx';
import { countQuery } from './search.queries.ts';
import type { SearchAddress } from './search-address.rules.ts';

/** Long enough to choose the next value, short enough to belong to the last one. */
const pauseMilliseconds = 400;

export type Found = { total: number; has_more_than_total: boolean };

type Counting = {
  address: SearchAddress;
  /** A range the wrong way round is not counted. */
  isCountable: boolean;
  say: (found: Found) => string;
};

/**
 * How many members the filters on screen find, counted anew a moment after each change, and said to screen readers when
 * it has changed. The count before stands while the new one is made; `undefined` when there is none to be had.
 */
export function useFoundCount({ address, isCountable, say }: Counting): {
  found: Found | undefined;
  isCounting: boolean;
} {
  const text = JSON.stringify(address);
  const [first] = useState(text);
  const [asked] = useDebouncedValue(text, pauseMilliseconds);
  const query = useQuery({
    // It was written just above.
    ...countQuery(JSON.parse(asked) as SearchAddress),
    enabled: () => isCountable && readSession() !== undefined,
  });
  const isSettled = query.data !== undefined && !query.isPlaceholderData && asked === text;
  const news = isSettled && asked !== first ? say(query.data) : undefined;
  useEffect(() => {
    if (news !== undefined) announce(news);
  }, [news]);
  const isFailed = query.isError || query.fetchStatus === 'paused';
  return {
    found: isCountable && !isFailed ? query.data : undefined,
    isCounting: isCountable && !isFailed && !isSettled,
  };
}
