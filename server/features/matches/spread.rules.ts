/** Today's matches of a member. */
export const listLength = 12;
/** In how many lists of a day a member appears at most; only whose list would be empty sees somebody beyond it. */
export const mostAppearances = 2 * listLength;
/** Whoever was shown is not shown again for so many days, unless nobody else is left. */
export const recentDays = 30;
/** Joined or changed within so many days is new. */
export const freshDays = 7;
/** Here within so many days is active: a list is made in advance, and one's own place is looked after. */
export const activeDays = 30;
/** A day's lists are forgotten after so many days. */
export const keptDays = recentDays + 1;

/** The passes of making a day's lists. Each looks at all active members once. */
export const stages = ['fresh', 'mutual', 'filling', 'unseen', 'closing'] as const;
export type Stage = (typeof stages)[number];

/** A member on one day: the own list as far as it was gathered, and in how many lists of others they appear. */
export type DayMember = {
  accountId: number;
  gender: string;
  soughtGenders: readonly string[];
  freshOn: string;
  isActive: boolean;
  isOpen: boolean;
  partnerIds: readonly number[];
  appearances: number;
};

/** Somebody who is put into a list, perhaps in place of another. */
export type Placement = { ownerId: number; shownId: number; insteadOf: number | null };

/** The members of a day whom a batch looks at, and what it decides. */
export type Plan = { members: Map<number, DayMember>; placements: Placement[] };

/** The calendar day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const instant = Date.parse(`${day}T00:00:00Z`) - days * 86_400_000;
  return new Date(instant).toISOString().slice(0, 10);
}

/**
 * In how many lists the members of a gender appear by mutual places: as many as the lists of those who look for them have room,
 * shared equally, and no more than a list is long.
 */
export function shareAppearances(
  active: ReadonlyMap<string, number>,
  listSought: (gender: string) => readonly string[],
): Map<string, number> {
  return new Map(
    [...active].map(([gender, members]) => {
      const owners = [...active]
        .filter(([other]) => other !== gender && listSought(other).includes(gender))
        .reduce((sum, [, count]) => sum + count, 0);
      const share = Math.ceil((listLength * owners) / Math.max(1, members));
      return [gender, Math.min(listLength, Math.max(1, share))];
    }),
  );
}

export function hasRoom({ isOpen, partnerIds }: DayMember): boolean {
  return isOpen && partnerIds.length < listLength;
}

/** Whether somebody may be put into a list at all. */
function mayShow(owner: DayMember, shown: DayMember): boolean {
  const isSought = owner.soughtGenders.includes(shown.gender);
  return owner.isOpen && isSought && !owner.partnerIds.includes(shown.accountId);
}

export function canAdd(owner: DayMember, shown: DayMember): boolean {
  return hasRoom(owner) && mayShow(owner, shown);
}

/** Puts somebody into a list of the plan. */
export function addPlacement({ members, placements }: Plan, placement: Placement): void {
  const { ownerId, shownId, insteadOf } = placement;
  const owner = members.get(ownerId);
  if (owner === undefined) return;
  const partnerIds = [...owner.partnerIds.filter((id) => id !== insteadOf), shownId];
  members.set(ownerId, { ...owner, partnerIds });
  countAppearance(members, { accountId: shownId, by: 1 });
  if (insteadOf !== null) countAppearance(members, { accountId: insteadOf, by: -1 });
  placements.push(placement);
}

function countAppearance(
  members: Map<number, DayMember>,
  { accountId, by }: { accountId: number; by: number },
): void {
  const member = members.get(accountId);
  if (member !== undefined) members.set(accountId, { ...member, appearances: member.appearances + by });
}

/** How many more a member is paired with: as far as the own list has room and the share goes. */
export function countMissingPairs(member: DayMember, shares: ReadonlyMap<string, number>): number {
  const missing = (shares.get(member.gender) ?? listLength) - member.appearances;
  return hasRoom(member) ? Math.max(0, Math.min(listLength - member.partnerIds.length, missing)) : 0;
}

/** Shows a pair to each other, when both have room and appear less often than their share. */
export function addPair(
  plan: Plan,
  { one, other, shares }: { one: DayMember; other: DayMember; shares: ReadonlyMap<string, number> },
): void {
  const isBelow = (member: DayMember) => member.appearances < (shares.get(member.gender) ?? listLength);
  if (!isBelow(one) || !isBelow(other) || !canAdd(one, other) || !canAdd(other, one)) return;
  addPlacement(plan, { ownerId: one.accountId, shownId: other.accountId, insteadOf: null });
  addPlacement(plan, { ownerId: other.accountId, shownId: one.accountId, insteadOf: null });
}

/**
 * Finds a place for somebody who appears nowhere: in the first list that has room, or in place of the one of its people who
 * appears most often, and elsewhere too. Null when none of the lists has a place to give.
 */
export function findPlaceAmong(
  { members }: Plan,
  { shown, owners }: { shown: DayMember; owners: readonly DayMember[] },
): Placement | null {
  for (const owner of owners) {
    if (!mayShow(owner, shown)) continue;
    const place = { ownerId: owner.accountId, shownId: shown.accountId };
    if (hasRoom(owner)) return { ...place, insteadOf: null };
    const [often] = owner.partnerIds
      .flatMap((id) => members.get(id) ?? [])
      .toSorted((one, other) => other.appearances - one.appearances);
    if (often !== undefined && often.appearances > 1) return { ...place, insteadOf: often.accountId };
  }
  return null;
}

/** The order of a list: newly joined or newly changed first, then the better score. */
export function orderPartners(
  partners: readonly { accountId: number; freshOn: string; score: number }[],
  freshSince: string,
): number[] {
  const isFresh = ({ freshOn }: { freshOn: string }) => Number(freshOn >= freshSince);
  return partners
    .toSorted(
      (one, other) =>
        isFresh(other) - isFresh(one) || other.score - one.score || other.accountId - one.accountId,
    )
    .map(({ accountId }) => accountId);
}
