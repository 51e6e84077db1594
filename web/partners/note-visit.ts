import { useMatch } from '@tanstack/react-router';

/**
 * One visit of a screen: a step of the tab's history. Going back and reloading are the same visit, so a list shows what
 * it showed; following a link is a new one, so the list is asked for anew.
 */
export type Visit = { key: string; href: string; historyIndex: number };

type Entered = { location: { href: string; state: { __TSR_key?: string; __TSR_index?: number } } };

/** The `beforeLoad` of a screen with a list of members: its list keeps its place when one comes back. */
export function noteVisit({ location: { href, state } }: Entered): { visit: Visit } {
  const { __TSR_key: key = '', __TSR_index: historyIndex = 0 } = state;
  return { visit: { key, href, historyIndex } };
}

/** The visit of the screen that this stands on; on a screen that notes none, every visit is the same. */
export function useVisit(): Visit {
  const match: unknown = useMatch({ strict: false });
  return isNoted(match) ? match.context.visit : unnoted;
}

const unnoted: Visit = { key: '', href: '/dashboard', historyIndex: 0 };

function isNoted(match: unknown): match is { context: { visit: Visit } } {
  return isRecord(match) && isRecord(match['context']) && isRecord(match['context']['visit']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
