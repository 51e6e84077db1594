import { longestPage } from '#contract/matches/partner-list.fields.ts';

/** What a member looked at: the counts of a day of the site, and of the minute that began at `minuteAt`. */
export type Browsing = {
  day: string;
  profiles: number;
  cards: number;
  /** How often the limit of a minute was passed on this day. */
  bursts: number;
  minuteAt: Date;
  minuteProfiles: number;
  minuteCards: number;
  /** Until then nothing new is shown. */
  slowUntil: Date | null;
  /** The members that were shown at the beginnings of the lists on this day, the latest last. */
  beginningIds: number[];
};

/** What is about to be shown: profiles that were not opened on this day, cards, or the members at the beginning of a list. */
export type Look =
  | { kind: 'profiles' | 'cards'; count: number }
  | { kind: 'beginning'; ids: readonly number[] };

/** How much of a kind may be shown in a day and in a minute; null for no limit. */
export type LookLimits = { perDay: number | null; perMinute: number | null };

export type Taken = {
  browsing: Browsing;
  /** Why nothing is shown; null when it is. */
  refusal: { reason: 'day' } | { reason: 'pace'; until: Date } | null;
  /** Whether this passed the limit of a minute. */
  isBurst: boolean;
};

const minuteMs = 60_000;
/** The first wait of a day; each further one is twice as long. */
const firstWaitMs = 30_000;
const longestWaitMs = 15 * minuteMs;

/** As many members are free on a day at the beginnings of the two lists of matches. */
const freeAtBeginnings = 2 * longestPage;
/** One who was shown before this many others counts again. */
const mostRemembered = 1000;

export function emptyBrowsing({ day, now }: { day: string; now: Date }): Browsing {
  const counts = { profiles: 0, cards: 0, bursts: 0, minuteProfiles: 0, minuteCards: 0 };
  return { ...counts, day, minuteAt: now, slowUntil: null, beginningIds: [] };
}

/** Counts a look, or refuses it. A refused one counts as nothing. */
export function takeLook(
  stored: Browsing,
  { look, limits, day, now }: { look: Look; limits: LookLimits; day: string; now: Date },
): Taken {
  const before = atInstant(stored, { day, now });
  const { kind, count, beginningIds } = weigh(look, before.beginningIds);
  const inMinute = kind === 'profiles' ? 'minuteProfiles' : 'minuteCards';
  const ofDay = before[kind] + count;
  const ofMinute = before[inMinute] + count;
  const shown: Taken = {
    browsing: { ...before, beginningIds, [kind]: ofDay, [inMinute]: ofMinute },
    refusal: null,
    isBurst: false,
  };
  if (count === 0) return shown;
  const { slowUntil } = before;
  if (slowUntil !== null) {
    return { browsing: before, refusal: { reason: 'pace', until: slowUntil }, isBurst: false };
  }
  if (limits.perDay !== null && ofDay > limits.perDay) {
    return { browsing: before, refusal: { reason: 'day' }, isBurst: false };
  }
  if (limits.perMinute !== null && ofMinute > limits.perMinute) {
    const bursts = before.bursts + 1;
    const until = new Date(now.getTime() + waitAfter(bursts));
    return {
      browsing: { ...before, bursts, slowUntil: until },
      refusal: { reason: 'pace', until },
      isBurst: true,
    };
  }
  return shown;
}

/**
 * What a look counts as. Of those at the beginning of a list, the first of a day are free, and so are those who were shown there before.
 */
function weigh(look: Look, shown: readonly number[]) {
  if (look.kind !== 'beginning') return { ...look, beginningIds: [...shown] };
  const others = look.ids.filter((id) => !shown.includes(id));
  const free = Math.max(freeAtBeginnings - shown.length, 0);
  return {
    kind: 'cards',
    count: Math.max(others.length - free, 0),
    beginningIds: [...shown, ...others].slice(-mostRemembered),
  } as const;
}

function waitAfter(bursts: number): number {
  return Math.min(firstWaitMs * 2 ** (bursts - 1), longestWaitMs);
}

/** The counts at an instant: a new day and a new minute begin with nothing, and a wait that is over leaves nothing of its minute. */
function atInstant(stored: Browsing, { day, now }: { day: string; now: Date }): Browsing {
  const ofDay =
    stored.day === day ? stored : { ...stored, day, profiles: 0, cards: 0, bursts: 0, beginningIds: [] };
  const isOver = stored.slowUntil !== null && stored.slowUntil <= now;
  const elapsed = now.getTime() - stored.minuteAt.getTime();
  // A clock that was set back begins a new minute, too.
  const isNewMinute = isOver || elapsed >= minuteMs || elapsed < 0;
  return {
    ...ofDay,
    ...(isOver && { slowUntil: null }),
    ...(isNewMinute && { minuteAt: now, minuteProfiles: 0, minuteCards: 0 }),
  };
}
