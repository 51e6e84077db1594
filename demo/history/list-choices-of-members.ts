import { Chance } from '../chance.ts';
import type { Outline } from '../people/outline-person.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import type { NewRow } from '../rows/population.repository.ts';

/** A plan as it can be bought. */
export type OfferedPlan = {
  id: number;
  name: string;
  pricePaise: number;
  months: number;
  contactLimit: number;
};

type Own = { seed: number; now: Date };
const dayMs = 24 * 60 * 60 * 1000;
const shareWithPlan = 0.12;
const planShares = { Basic: 55, Advance: 28, Premium: 17 };
/** Members who registered before they were asked have the audience of the site, all members, and no settings. */
const audienceShares = { accepted: 58, members: 36, nobody: 6 };
const shareUnseen = 0.05;

/** Whether a member does not show visits. */
export function browsesUnseen({ index }: Outline, { seed }: Pick<Own, 'seed'>): boolean {
  return index > 0 && new Chance({ seed, index, topic: 'unseen' }).is(shareUnseen);
}

/** Who may see the contact details of a member. Asha has chosen those whose interest is accepted. */
export function contactAudienceOf({ index }: Outline, { seed }: Pick<Own, 'seed'>): string {
  return index === 0 ? 'accepted' : new Chance({ seed, index, topic: 'settings' }).one(audienceShares);
}

/** What a person set for themselves; null while everything is as it comes. */
export function listSettings(person: Outline, own: Own): NewRow<'memberSettings'> | null {
  const { index, registeredAt, lastSeenAt } = person;
  const showsVisits = !browsesUnseen(person, own);
  const contactAudience = contactAudienceOf(person, own);
  if (showsVisits && contactAudience === 'members') return null;
  return {
    accountId: accountIdOf(index),
    contactAudience,
    audienceChosenAt: contactAudience === 'members' ? null : registeredAt,
    showsVisits,
    language: null,
    notifications: '{}',
    updatedAt: lastSeenAt ?? registeredAt,
  };
}

/** The plan that a person has now; most have none, as the demo's own member, who sees what is free. */
export function listSubscription(
  { index, isVerified, isActive, registeredAt, lastSeenAt }: Outline,
  { seed, now, plans }: Own & { plans: readonly OfferedPlan[] },
): NewRow<'subscriptions'> | null {
  const chance = new Chance({ seed, index, topic: 'plan' });
  const isMember = isVerified && isActive && lastSeenAt !== null && index > 0;
  if (!isMember || !chance.is(shareWithPlan)) return null;
  const name = chance.one(planShares);
  const plan = plans.find((offered) => offered.name === name);
  if (plan === undefined) return null;
  const { id: planId, name: planName, ...bought } = plan;
  const termMs = plan.months * 30 * dayMs;
  const earliest = Math.max(registeredAt.getTime(), now.getTime() - termMs * 0.9);
  const startsAt = new Date(
    earliest + (Math.max(earliest, lastSeenAt.getTime()) - earliest) * chance.fraction(),
  );
  const accountId = accountIdOf(index);
  const endsAt = new Date(startsAt.getTime() + termMs);
  return { ...bought, planId, planName, accountId, startsAt, endsAt, termSeconds: termMs / 1000 };
}
