import { useMatch } from '@tanstack/react-router';

/**
 * The entry of the tab's history in which a screen was opened. Going back or reloading leads to the same entry, and its
 * list shows what it showed; a link makes a new entry, and the list is loaded anew.
 */
export type HistoryEntry = { key: string; href: string; index: number };

type Opened = { location: { href: string; state: { __TSR_key?: string; __TSR_index?: number } } };

/** The `beforeLoad` of a screen with a list of members: adds the history entry to the route's context. */
export function addHistoryEntry({ location: { href, state } }: Opened): { historyEntry: HistoryEntry } {
  const { __TSR_key: key = '', __TSR_index: index = 0 } = state;
  return { historyEntry: { key, href, index } };
}

/** Returns the history entry of the screen, or one and the same entry on a screen whose route adds none. */
export function useHistoryEntry(): HistoryEntry {
  const match: unknown = useMatch({ strict: false });
  return hasHistoryEntry(match) ? match.context.historyEntry : noEntry;
}

const noEntry: HistoryEntry = { key: '', href: '/dashboard', index: 0 };

function hasHistoryEntry(match: unknown): match is { context: { historyEntry: HistoryEntry } } {
  return isRecord(match) && isRecord(match['context']) && isRecord(match['context']['historyEntry']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
