const dayMs = 24 * 60 * 60_000;

/** The most stories from one network in a day, behind which several people may be, and about one person in 30 days: each is a mail. */
export const mostStories = { ofNetwork: 10, aboutPerson: 3 } as const;

/** Stories since these instants count for the limits. */
export function countedSince(now: Date): { ofNetwork: Date; aboutPerson: Date } {
  return { ofNetwork: new Date(now.getTime() - dayMs), aboutPerson: new Date(now.getTime() - 30 * dayMs) };
}

/** A deleted story can be restored for an hour, and a rejected one approved for 30 days. */
export function removedBefore(now: Date): { deleted: Date; rejected: Date } {
  return { deleted: new Date(now.getTime() - dayMs / 24), rejected: new Date(now.getTime() - 30 * dayMs) };
}

/** When a story that fits no couple counts as deleted: it is removed once it counts no more for its network, a day later. */
export function droppedAt(now: Date): Date {
  return new Date(now.getTime() + dayMs - dayMs / 24);
}

type Answers = readonly { accountId: number; answer: string | null; answeredAt: Date | null }[];
type Couple = { brideId: number | null; groomId: number | null };

/** An agreement counts for an approval for this time. */
const agreementMs = 90 * dayMs;

/**
 * Who of a couple has not agreed within the last 90 days; null when both have. An erased person is not asked: only one who had agreed
 * stays in a story, as an initial.
 */
export function findNotAgreed(
  { brideId, groomId }: Couple,
  { answers, now }: { answers: Answers; now: Date },
): 'bride' | 'groom' | 'both' | null {
  const since = now.getTime() - agreementMs;
  const isMissing = (id: number | null) =>
    id !== null &&
    !answers.some(
      ({ accountId, answer, answeredAt }) =>
        accountId === id && answer === 'agreed' && answeredAt !== null && answeredAt.getTime() >= since,
    );
  const [isBride, isGroom] = [isMissing(brideId), isMissing(groomId)];
  if (isBride) return isGroom ? 'both' : 'bride';
  return isGroom ? 'groom' : null;
}

/** Whether a story fitted no couple when it was sent, so that nobody can agree to it. */
export function isAboutNobody(story: Couple & { brideFirstName: string; groomFirstName: string }): boolean {
  const { brideId, groomId, brideFirstName, groomFirstName } = story;
  return brideId === null && groomId === null && brideFirstName === '' && groomFirstName === '';
}

/** The first day of the month of a date `YYYY-MM-DD`: visitors read the month of a wedding. */
export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** A wedding may be announced a year ahead. Both are dates `YYYY-MM-DD`. */
export function isPlausibleWedding(date: string, today: string): boolean {
  const latest = new Date(`${today}T00:00:00Z`);
  latest.setUTCFullYear(latest.getUTCFullYear() + 1);
  return date <= latest.toISOString().slice(0, 10);
}

type Names = { firstName: string; lastName: string };

/** What is left of a person's names: the first letter of the first one. */
export function initialsOf({ firstName }: Pick<Names, 'firstName'>): Names {
  const [letter] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(firstName.trim());
  return { firstName: letter === undefined ? '' : `${letter.segment.toUpperCase()}.`, lastName: '' };
}

/**
 * A text in which a person's names, and the parts of names with a hyphen, are initials: as whole words, in any case. Names of a
 * single letter stay.
 */
export function replaceNames(text: string, { firstName, lastName }: Names): string {
  const words = [firstName, lastName].flatMap((name) => name.trim().split(/\s+/));
  const parts = words.flatMap((word) => [word, ...word.split('-')]);
  const names = parts.filter((part) => part.length > 1).toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  const pattern = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'giu'),
    (name) => initialsOf({ firstName: name }).firstName,
  );
}
