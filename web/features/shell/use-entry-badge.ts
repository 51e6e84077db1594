import { createContext, useContext, type ReactNode } from 'react';

/** What stands beside entries of the menus, by the page they lead to: how much waits there, say. */
export type EntryBadges = Readonly<Record<string, ReactNode>>;

/** Given by the frame, for the menu beside the content, the drawer and the bar at the foot alike. */
export const EntryBadgesContext = createContext<EntryBadges>({});

/** What stands beside the entry of that page, if anything. */
export function useEntryBadge(to: string): ReactNode {
  return useContext(EntryBadgesContext)[to];
}
