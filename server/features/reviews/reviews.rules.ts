import type { ReviewState } from '#contract/reviews/review.wire.ts';

/** What a member says of the site, under which name. */
export type Words = { name: string; rating: number; text: string };

/** The words that a member sent last, their state, and what visitors read. */
export type ReviewContent = Words & {
  status: ReviewState;
  shownName: string | null;
  shownRating: number | null;
  shownText: string | null;
};

type Shown = Pick<ReviewContent, 'shownName' | 'shownRating' | 'shownText'>;

const nothingShown: Shown = { shownName: null, shownRating: null, shownText: null };

function show({ name, rating, text }: Words): Shown {
  return { shownName: name, shownRating: rating, shownText: text };
}

/** What visitors read; null when they read nothing. */
export function shownWords({ shownName, shownRating, shownText }: Shown): Words | null {
  if (shownName === null || shownRating === null || shownText === null) return null;
  return { name: shownName, rating: shownRating, text: shownText };
}

/**
 * What a review becomes when its member sends words: new ones wait, and what was published stays meanwhile. A published text has been
 * read already, so a change of its stars counts at once: the operator does not choose which stars to show. Null when nothing changes.
 */
export function submitWords(review: ReviewContent | undefined, words: Words): ReviewContent | null {
  const shown = review === undefined ? null : shownWords(review);
  const isRead = shown !== null && shown.name === words.name && shown.text === words.text;
  const status = isRead ? 'published' : 'pending';
  if (review !== undefined && status === review.status && isSame(review, words)) return null;
  const kept = review ?? nothingShown;
  return {
    ...words,
    status,
    ...(isRead
      ? show(words)
      : { shownName: kept.shownName, shownRating: kept.shownRating, shownText: kept.shownText }),
  };
}

function isSame(one: Words, other: Words): boolean {
  return one.name === other.name && one.rating === other.rating && one.text === other.text;
}

export type Decision = { status: 'published' | 'rejected'; takesDown: boolean };

/**
 * What a decision makes of a review; null when it is as decided already. Rejecting a change keeps what was published before it, unless
 * that is taken down as well; rejecting what is published takes it down.
 */
export function decide(
  review: ReviewContent,
  { status, takesDown }: Decision,
): (Pick<ReviewContent, 'status'> & Shown) | null {
  if (status === 'published') return review.status === 'published' ? null : { status, ...show(review) };
  const keepsShown = review.status !== 'published' && !takesDown;
  if (review.status === 'rejected' && (keepsShown || shownWords(review) === null)) return null;
  const { shownName, shownRating, shownText } = review;
  return { status, ...(keepsShown ? { shownName, shownRating, shownText } : nothingShown) };
}

const dayMs = 24 * 60 * 60 * 1000;

/** How often a member may send a review within a day. */
export const mostChanges = 5;

/** Changes from before this instant no longer count. */
export function changesSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/** A member who registered after this instant is not asked for a review. */
export function askedWhenRegisteredBefore(now: Date): Date {
  return new Date(now.getTime() - 7 * dayMs);
}

/** The average of ratings with one decimal; null while there is no rating. */
export function averageRating({ sum, count }: { sum: number; count: number }): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10;
}
