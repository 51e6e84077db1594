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
};

/** What is about to be shown: profiles that were not opened on this day, or cards. */
export type Look = { kind: 'profiles' | 'cards'; count: number };

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

export function emptyBrowsing({ day, now }: { day: string; now: Date }): Browsing {
  const counts = { profiles: 0, cards: 0, bursts: 0, minuteProfiles: 0, minuteCards: 0 };
  return { ...counts, day, minuteAt: now, slowUntil: null };
}

/** Counts a look, or refuses it. A refused one counts as nothing. */
export function takeLook(
  stored: Browsing,
  { look, limits, day, now }: { look: Look; limits: LookLimits; day: string; now: Date },
): Taken {
  const browsing = atInstant(stored, { day, now });
  const { slowUntil } = browsing;
  if (slowUntil !== null) return { browsing, refusal: { reason: 'pace', until: slowUntil }, isBurst: false };
  const inMinute = look.kind === 'profiles' ? 'minuteProfiles' : 'minuteCards';
  const ofDay = browsing[look.kind] + look.count;
  const ofMinute = browsing[inMinute] + look.count;
  if (limits.perDay !== null && ofDay > limits.perDay) {
    return { browsing, refusal: { reason: 'day' }, isBurst: false };
  }
  if (limits.perMinute !== null && ofMinute > limits.perMinute) {
    const bursts = browsing.bursts + 1;
    const until = new Date(now.getTime() + waitAfter(bursts));
    return {
      browsing: { ...browsing, bursts, slowUntil: until },
      refusal: { reason: 'pace', until },
      isBurst: true,
    };
  }
  return {
    browsing: { ...browsing, [look.kind]: ofDay, [inMinute]: ofMinute },
    refusal: null,
    isBurst: false,
  };
}

function waitAfter(bursts: number): number {
  return Math.min(firstWaitMs * 2 ** (bursts - 1), longestWaitMs);
}

/** The counts at an instant: a new day and a new minute begin with nothing, and a wait that is over leaves nothing of its minute. */
function atInstant(stored: Browsing, { day, now }: { day: string; now: Date }): Browsing {
  const ofDay = stored.day === day ? stored : { ...stored, day, profiles: 0, cards: 0, bursts: 0 };
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
