import { listNames, type ListName } from './list-names.data.ts';

/** A list as it was when a profile of it was opened: whom it showed so far, in its order, and where it stands. */
export type RememberedList = {
  name: ListName;
  ids: readonly number[];
  /** Whether the list goes on after the last of `ids`. */
  hasMore: boolean;
  /** Its address, with what it was narrowed by. */
  href: string;
  /** Its place in the tab's history, so that going back there is going back and not another visit. */
  historyIndex: number;
};

/** Who stands before and after somebody in a list; `position` counts from 1. */
export type Neighbours = {
  previous: number | undefined;
  next: number | undefined;
  position: number;
  count: number;
  hasMore: boolean;
};

/** Undefined for somebody who is not in the list, as in an address that was shared. */
export function findNeighbours(list: RememberedList | undefined, id: number): Neighbours | undefined {
  const place = list?.ids.indexOf(id) ?? -1;
  if (list === undefined || place === -1) return undefined;
  return {
    previous: place === 0 ? undefined : list.ids[place - 1],
    next: list.ids[place + 1],
    position: place + 1,
    count: list.ids.length,
    hasMore: list.hasMore,
  };
}

/** The `validateSearch` of a partner's profile: which list it was opened from. Anything unknown is dropped. */
export function readPartnerSearch(raw: Record<string, unknown>): { from?: ListName } {
  const from = listNames.find((name) => name === raw['from']);
  return from === undefined ? {} : { from };
}
