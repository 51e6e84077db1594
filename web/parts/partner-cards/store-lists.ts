import { z } from 'zod';
import { partnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { onSessionChange } from '#web/app/client/session.ts';
import { createStored } from '#web/app/storage/stored.ts';
import { listNames, type ListName, type StoredList } from './opened-list.rules.ts';

const listSchema = z.object({
  name: z.enum(listNames),
  ids: z.array(z.number()),
  hasMore: z.boolean(),
  href: z.string(),
  historyIndex: z.number(),
});

const storedLists = createStored<StoredList[]>({
  key: 'partnerLists',
  lifetime: 'tab',
  parse: (stored) => z.array(listSchema).safeParse(stored).data,
});

/** Without storage the lists are lost at the next reload. */
let lists: Partial<Record<ListName, StoredList>> | undefined;

/** Stores which members a list shows, so that a profile opened from it leads to the next one, also after a reload. */
export function storeList(list: StoredList): void {
  lists = { ...readLists(), [list.name]: list };
  // A function is not stored: after a reload the arrow ends where the list did.
  storedLists.write(Object.values(lists));
}

/** Returns the list of that name as it was last shown in this tab. */
export function readStoredList(name: ListName | undefined): StoredList | undefined {
  return name === undefined ? undefined : readLists()[name];
}

function readLists(): Partial<Record<ListName, StoredList>> {
  lists ??= Object.fromEntries((storedLists.read() ?? []).map((list) => [list.name, list]));
  return lists;
}

/** A reload after a longer time shows fresh pages. */
const pagesMilliseconds = 30 * 60_000;

const pagesSchema = z.object({
  key: z.string(),
  at: z.number(),
  pages: z.object({
    pages: z.array(
      z.object({
        data: z.array(partnerCardWire),
        total: z.number(),
        has_more_than_total: z.boolean(),
        fresh_ids: z.array(z.number()),
        new_total: z.number(),
        corrected: z.string().nullable(),
        unknown_words: z.array(z.string()),
        found_by: z.array(
          z.object({ u_id: z.number(), values: z.array(z.string()), wider: z.array(z.string()) }),
        ),
        similar_ids: z.array(z.number()),
        next: z.string().nullable(),
      }),
    ),
    pageParams: z.array(z.string()),
  }),
});
type Pages = z.infer<typeof pagesSchema>['pages'];
type LoadedPages = { pages: Pages['pages']; pageParams: readonly unknown[] };

/** Browsers allow about five million characters to all of a site together. */
const mostCharacters = 2_500_000;

const storedPages = createStored({
  key: 'partnerPages',
  lifetime: 'tab',
  parse: (stored) => pagesSchema.safeParse(stored).data,
});

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
  if (JSON.stringify(slim).length <= mostCharacters) storedPages.write({ key, at: Date.now(), pages: slim });
}

/** Returns the stored pages; undefined when they belong to another query or are too old. */
export function readStoredPages(key: string): Pages | undefined {
  const stored = storedPages.read();
  if (stored?.key !== key || Date.now() - stored.at >= pagesMilliseconds) return undefined;
  return stored.pages;
}

// The next member on this device must not see the lists of the one before.
onSessionChange(({ session, before }) => {
  if (session?.user_id !== before?.user_id) lists = undefined;
});
