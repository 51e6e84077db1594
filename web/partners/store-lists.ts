import { z } from 'zod';
import { partnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { onSessionChange } from '#web/api/session.ts';
import { listNames, type ListName, type StoredList } from './opened-list.rules.ts';

const listsKey = 'partnerLists';
const pagesKey = 'partnerPages';

const storedList = z.object({
  name: z.enum(listNames),
  ids: z.array(z.number()),
  hasMore: z.boolean(),
  href: z.string(),
  historyIndex: z.number(),
});

let lists: Partial<Record<ListName, StoredList>> | undefined;

/** Stores which members a list shows, so that a profile opened from it leads to the next one, also after a reload. */
export function storeList(list: StoredList): void {
  lists = { ...readLists(), [list.name]: list };
  write(listsKey, JSON.stringify(Object.values(lists)));
}

/** Returns the list of that name as it was last shown in this tab. */
export function readStoredList(name: ListName | undefined): StoredList | undefined {
  return name === undefined ? undefined : readLists()[name];
}

function readLists(): Partial<Record<ListName, StoredList>> {
  lists ??= Object.fromEntries(parseLists().map((list) => [list.name, list]));
  return lists;
}

function parseLists(): StoredList[] {
  try {
    return z.array(storedList).parse(JSON.parse(sessionStorage.getItem(listsKey) ?? '[]'));
  } catch {
    // Written by another version, or the storage is forbidden: there is no list to go back to.
    return [];
  }
}

/** Browsers allow about five million characters to all of a site together. */
const mostCharacters = 2_500_000;

/** A reload after a longer time shows fresh pages. */
const pagesMilliseconds = 30 * 60_000;

const storedPages = z.object({
  key: z.string(),
  at: z.number(),
  pages: z.object({
    pages: z.array(
      z.object({
        data: z.array(partnerCardWire),
        total: z.number(),
        has_more_than_total: z.boolean(),
        next: z.string().nullable(),
      }),
    ),
    pageParams: z.array(z.string()),
  }),
});
type Pages = z.infer<typeof storedPages>['pages'];
type LoadedPages = { pages: Pages['pages']; pageParams: readonly unknown[] };

/** Stores the pages of the list that was shown last, so that a reload restores them and the scroll position. */
export function storePages(key: string, { pages, pageParams }: LoadedPages): void {
  // A single page is loaded again just as quickly.
  if (pages.length < 2) return;
  const last = pages.length - 1;
  const slim: Pages = {
    // Only the last cursor is used again, and each carries a whole list.
    pages: pages.map((page, index) => (index === last ? page : { ...page, next: null })),
    pageParams: pageParams.map(() => ''),
  };
  const text = JSON.stringify({ key, at: Date.now(), pages: slim });
  if (text.length <= mostCharacters) write(pagesKey, text);
}

/** Returns the stored pages; undefined when they belong to another query or are too old. */
export function readStoredPages(key: string): Pages | undefined {
  try {
    const stored = storedPages.parse(JSON.parse(sessionStorage.getItem(pagesKey) ?? 'null'));
    const isFresh = Date.now() - stored.at < pagesMilliseconds;
    return isFresh && stored.key === key ? stored.pages : undefined;
  } catch {
    // Nothing is stored, or by another version: the list is loaded.
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The storage is full or forbidden: the lists are lost at the next reload.
  }
}

// The next member on this device must not see the lists of the one before.
onSessionChange(({ session }) => {
  if (session !== undefined) return;
  lists = {};
  write(listsKey, '[]');
  sessionStorage.removeItem(pagesKey);
});
