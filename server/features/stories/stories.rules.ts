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

/** What is stored of a story that fits no couple. Of an erased person the initials stay. */
export const nobody = { brideFirstName: '', brideLastName: '', groomFirstName: '', groomLastName: '' };

export function isAboutNobody(story: Pick<typeof nobody, 'brideFirstName' | 'groomFirstName'>): boolean {
  return story.brideFirstName === '' && story.groomFirstName === '';
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
