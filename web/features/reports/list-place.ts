import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReportSearch } from './report-orders.data.ts';

/** The list as it was shown last in this window, and its place in the history. */
let last: { search: ReportSearch; index: number } | undefined;

/** Remembers the list, so that a case leads back to it. */
export function useRememberedList(search: ReportSearch): void {
  const { __TSR_index: index } = useLocation().state;
  useEffect(() => {
    last = { search, index };
  }, [search, index]);
}

/** The way from a case to the list: the filter as it was, and the history itself, which keeps the place, where it is the page before. */
export function useWayBack(): { search: ReportSearch; goBack: (() => void) | undefined } {
  const router = useRouter();
  const { __TSR_index: index } = useLocation().state;
  const isBefore = last?.index === index - 1;
  return { search: last?.search ?? {}, goBack: isBefore ? () => router.history.back() : undefined };
}
