import { createContext, useContext, type ReactNode } from 'react';
import type { MenuPath } from './menu-link.tsx';

/** What stands beside entries of the menus: how much waits there, say. */
export type EntryBadges = Readonly<Partial<Record<MenuPath, ReactNode>>>;

/** Given by the frame, for the menu beside the content, the drawer and the bar at the foot alike. */
export const EntryBadgesContext = createContext<EntryBadges>({});

/** What stands beside the entry of that page, if anything. */
export function useEntryBadge(to: MenuPath): ReactNode {
  return useContext(EntryBadgesContext)[to];
}
