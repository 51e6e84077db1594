/** A count as the dashboard answers it. */
export type Growth = { growthPercent: number; last7Days: number; previous7Days: number };

type GrowthSentence = {
  direction: 'up' | 'down' | 'same';
  key: 'more' | 'fewer' | 'same' | 'fromNone' | 'none';
  percent: number;
};

/** How the growth of a week is said. After a week without any a percentage would say nothing, so there is none. */
export function growthSentence({ growthPercent, last7Days, previous7Days }: Growth): GrowthSentence {
  if (previous7Days === 0) {
    return last7Days === 0
      ? { direction: 'same', key: 'none', percent: 0 }
      : { direction: 'up', key: 'fromNone', percent: 0 };
  }
  if (growthPercent === 0) return { direction: 'same', key: 'same', percent: 0 };
  // Whole percent, and at least one: a small change is not none.
  const percent = Math.max(1, Math.round(Math.abs(growthPercent)));
  return growthPercent > 0
    ? { direction: 'up', key: 'more', percent }
    : { direction: 'down', key: 'fewer', percent };
}

/** The share of a part in whole percent. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
