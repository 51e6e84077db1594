const monday = 1;
const fromHour = 8;

/** Whether the mails about a week leave now: on Mondays from eight o'clock where the site is. `day` is `YYYY-MM-DD`. */
export function isDigestTime({ day, hour }: { day: string; hour: number }): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === monday && hour >= fromHour;
}

/** What a digest tells. */
export const digestParts = ['matches', 'interests', 'messages'] as const;
export type DigestCounts = Record<(typeof digestParts)[number], number>;

export function isEmpty(counts: DigestCounts): boolean {
  return digestParts.every((part) => counts[part] === 0);
}
