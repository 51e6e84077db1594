import { dayAt, findSiteSettings, type SiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { type Problem, problem } from '#server/platform/problem.ts';
import { profileLimitOf, secondsUntil } from '../allowance.rules.ts';
import { findPlanAt } from '../plans.repository.ts';
import { findShownAtBeginnings, lockBrowsing, saveBrowsing } from './browsing.repository.ts';
import { type Browsing, emptyBrowsing, type Look, type LookLimits, takeLook } from './browsing.rules.ts';

/** A member who passed the limit of a minute, for the moderators: how much they looked at on this day, and how often. */
export const burstJob: Job<{
  accountId: number;
  at: string;
  profiles: number;
  cards: number;
  bursts: number;
}> = { name: 'browsing.burst' };

/**
 * Counts a profile that the member did not open on this day yet, unless `isCounted`, which is asked when other looks of the member wait.
 * Returns the refusal when it may not be shown: the transaction is to be committed then, too, because it holds the wait and the report
 * to the moderators.
 */
export async function countProfile(
  work: Pick<Work, 'database' | 'enqueue'>,
  { accountId, now, isCounted }: { accountId: number; now: Date; isCounted: () => Promise<boolean> },
): Promise<Problem | null> {
  const site = await findSiteSettings(work.database);
  const plan =
    site.freeProfileViews === null ? undefined : await findPlanAt(work.database, { accountId, now });
  // The plan counts as it is now, not as it was bought.
  const perDay = profileLimitOf(plan, site.freeProfileViews);
  const limits = { perDay, perMinute: site.profilesPerMinute };
  return count(work, { accountId, site, look: { kind: 'profiles', count: 1 }, limits, now, isCounted });
}

type Cards = { accountId: number; cards: number };

/**
 * Counts the cards of a list that goes beyond what a member is shown anyway: a further page, a search, a single card. Throws
 * too_many_cards or too_fast, when the cards are not to be answered.
 */
export async function countCards(context: LookContext, { accountId, cards }: Cards): Promise<void> {
  if (cards === 0) return;
  const refusal = await countLook(context, { accountId, look: { kind: 'cards', count: cards } });
  if (refusal !== null) throw refusal;
}

/** Counts cards likewise, for a call that does something without them, too; answers whether they may be shown. */
export async function mayShowCards(context: LookContext, { accountId, cards }: Cards): Promise<boolean> {
  return (await countLook(context, { accountId, look: { kind: 'cards', count: cards } })) === null;
}

/**
 * Counts the beginning of a list. The first members of a day are free, and so is loading the same ones again; any further ones count as
 * cards, also when a change of the own profile or preference, or a block, brought them there. Throws too_many_cards or too_fast.
 */
export async function countBeginning(
  context: LookContext & Pick<Context, 'database'>,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<void> {
  const shown = await findShownAtBeginnings(context.database, accountId);
  if (ids.every((id) => shown.includes(id))) return;
  const refusal = await countLook(context, { accountId, look: { kind: 'beginning', ids } });
  if (refusal !== null) throw refusal;
}

type LookContext = Pick<Context, 'transact' | 'now'>;

async function countLook(
  { transact, now: clock }: LookContext,
  { accountId, look }: { accountId: number; look: Look },
): Promise<Problem | null> {
  const now = clock();
  return transact(async (work) => {
    const site = await findSiteSettings(work.database);
    const limits = { perDay: site.cardsPerDay, perMinute: site.cardsPerMinute };
    if (limits.perDay === null && limits.perMinute === null) return null;
    return count(work, { accountId, site, look, limits, now });
  });
}

type Counting = {
  accountId: number;
  site: SiteSettings;
  look: Look;
  limits: LookLimits;
  now: Date;
  isCounted?: () => Promise<boolean>;
};

async function count(
  { database, enqueue }: Pick<Work, 'database' | 'enqueue'>,
  { accountId, site, look, limits, now, isCounted = () => Promise.resolve(false) }: Counting,
): Promise<Problem | null> {
  const { day, endsAt } = dayAt(site, now);
  const stored = await lockBrowsing(database, { accountId, empty: emptyBrowsing({ day, now }) });
  // Erased at the same time.
  if (stored === undefined || (await isCounted())) return null;
  const { browsing, refusal, isBurst } = takeLook(stored, { look, limits, day, now });
  await saveBrowsing(database, { accountId, browsing });
  if (isBurst) await enqueue(burstJob, { accountId, at: now.toISOString(), ...countsOf(browsing) });
  if (refusal === null) return null;
  if (refusal.reason === 'pace') return problem('too_fast', { retryAfter: secondsUntil(refusal.until, now) });
  const code = look.kind === 'profiles' ? 'too_many_profiles' : 'too_many_cards';
  return problem(code, { retryAfter: secondsUntil(endsAt, now) });
}

function countsOf({ profiles, cards, bursts }: Browsing) {
  return { profiles, cards, bursts };
}
