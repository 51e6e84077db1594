import { z } from 'zod';
import { onSessionChange } from '#web/api/session.ts';
import { listNames, type ListName } from './list-names.data.ts';
import type { RememberedList } from './neighbours.rules.ts';

const storageKey = 'partnerLists';

const remembered = z.object({
  name: z.enum(listNames),
  ids: z.array(z.number()),
  hasMore: z.boolean(),
  href: z.string(),
  historyIndex: z.number(),
});

let lists: Partial<Record<ListName, RememberedList>> | undefined;

/** Keeps whom a list shows, so that a profile opened from it leads to the next one, also after a reload. */
export function rememberList(list: RememberedList): void {
  lists = { ...readLists(), [list.name]: list };
  write(JSON.stringify(Object.values(lists)));
}

/** The list of that name as it was shown last in this tab. */
export function recallList(name: ListName | undefined): RememberedList | undefined {
  return name === undefined ? undefined : readLists()[name];
}

function readLists(): Partial<Record<ListName, RememberedList>> {
  lists ??= Object.fromEntries(readStorage().map((list) => [list.name, list]));
  return lists;
}

function readStorage(): RememberedList[] {
  try {
    return z.array(remembered).parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    // Written by another version, or no storage is allowed: there is nothing to go back to.
    return [];
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // The storage is full or not allowed: the list is remembered until the next reload.
  }
}

// Whose list it was must not be seen by the next person on the same device.
onSessionChange(({ session }) => {
  if (session !== undefined) return;
  lists = {};
  write('[]');
});
