import { z } from 'zod';
import { partnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { onSessionChange } from '#web/api/session.ts';

const storageKey = 'partnerPages';

/** Browsers allow about five million characters to all of a site together. */
const mostCharacters = 2_500_000;

/** After so long a reload is a wish for news. */
const keptMilliseconds = 30 * 60_000;

const keptPages = z.object({
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
type Pages = z.infer<typeof keptPages>['pages'];
type Shown = { pages: Pages['pages']; pageParams: readonly unknown[] };

/** Keeps the pages of the list that was looked at last, so that a reload finds them and the place in them again. */
export function keepPages(key: string, { pages, pageParams }: Shown): void {
  // One page is loaded again as quickly as it is read, and stands in the same place.
  if (pages.length < 2) return;
  const last = pages.length - 1;
  const slim: Pages = {
    // Only the last cursor leads on, and each carries a whole list.
    pages: pages.map((page, index) => (index === last ? page : { ...page, next: null })),
    pageParams: pageParams.map(() => ''),
  };
  const text = JSON.stringify({ key, at: Date.now(), pages: slim });
  if (text.length <= mostCharacters) write(text);
}

/** The pages as they were kept, or undefined when the question is another one or was asked long ago. */
export function recallPages(key: string): Pages | undefined {
  try {
    const kept = keptPages.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    const isFresh = Date.now() - kept.at < keptMilliseconds;
    return isFresh && kept.key === key ? kept.pages : undefined;
  } catch {
    // Nothing is kept, or by another version: the list is loaded.
    return undefined;
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // The storage is full or not allowed: after a reload the list begins at its first page.
  }
}

// What one person saw must not be shown to the next one on the same device.
onSessionChange(({ session }) => {
  if (session === undefined) sessionStorage.removeItem(storageKey);
});
