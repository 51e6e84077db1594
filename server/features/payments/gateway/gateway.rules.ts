const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const shortestPauseMs = minuteMs;
const longestPauseMs = 6 * hourMs;
/** A payment that arrives at the last moment is reported a little later. */
const afterExpiryMs = 2 * dayMs;

/**
 * When the gateway is asked again about a payment that nobody has paid: after half its age, so most payments are asked about often
 * while their buyer is there, and rarely afterwards. Null when it is not asked any more.
 */
export function nextCheckAt({
  startedAt,
  expiresAt,
  now,
}: {
  startedAt: Date;
  expiresAt: Date;
  now: Date;
}): Date | null {
  if (now.getTime() >= expiresAt.getTime() + afterExpiryMs) return null;
  const half = (now.getTime() - startedAt.getTime()) / 2;
  return new Date(now.getTime() + Math.min(Math.max(half, shortestPauseMs), longestPauseMs));
}

type Page = { status: 'open' | 'paid' | 'closed'; paidPaise: number; currency: string };

/** What the state of a page means for its payment: `differs` is money, but not what was asked for. */
export function verdictOf(
  { status, paidPaise, currency }: Page,
  asked: { amountPaise: number; currency: string },
): 'paid' | 'differs' | 'open' | 'closed' {
  if (status !== 'paid') return paidPaise > 0 ? 'differs' : status;
  return paidPaise === asked.amountPaise && currency === asked.currency ? 'paid' : 'differs';
}
