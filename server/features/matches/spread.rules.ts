/** The length of a member's list of today's matches. */
export const listLength = 12;
/** A member appears in at most this many lists of a day; only a list that would be empty takes a partner beyond it. */
export const mostAppearances = 2 * listLength;
/** A partner is not repeated for this many days, unless no one else is left. */
export const recentDays = 30;
/** A member who joined or changed within this many days is new. */
export const freshDays = 7;
/** The job makes lists for members who were here within this many days, and makes sure that each of them appears in one. */
export const activeDays = 30;
/** A day's lists are deleted after this many days. */
export const storedDays = recentDays + 1;
/** A member who was announced to another as new is not announced again for this many days. */
export const announcedDays = 365;

/** The stages of making a day's lists. Each passes over all active members once. */
export const stages = ['fresh', 'mutual', 'filling', 'unseen', 'closing'] as const;
export type Stage = (typeof stages)[number];

/** A member on one day: their own list so far, and in how many lists of others they appear. */
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

/** A partner for the owner's list, in place of another one unless `replacedId` is null. */
export type Suggestion = { ownerId: number; partnerId: number; replacedId: number | null };

/** The day's members that a batch has read, with its suggestions applied, and these suggestions. */
export type DayPlan = { members: Map<number, DayMember>; suggestions: Suggestion[] };

/** The calendar day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const instant = Date.parse(`${day}T00:00:00Z`) - days * 86_400_000;
  return new Date(instant).toISOString().slice(0, 10);
}

/**
 * In how many lists the members of each gender appear by pairing: the room in the lists of those who look for them, shared
 * equally, but no more than a list's length.
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

/** Whether the owner's list can take a partner, if it has room or another partner is replaced. */
function canSuggest(owner: DayMember, partner: DayMember): boolean {
  const isSought = owner.soughtGenders.includes(partner.gender);
  return owner.isOpen && isSought && !owner.partnerIds.includes(partner.accountId);
}

export function canAdd(owner: DayMember, partner: DayMember): boolean {
  return hasRoom(owner) && canSuggest(owner, partner);
}

/** Adds a suggestion to the plan and applies it to the members. */
export function addSuggestion({ members, suggestions }: DayPlan, suggestion: Suggestion): void {
  const { ownerId, partnerId, replacedId } = suggestion;
  const owner = members.get(ownerId);
  if (owner === undefined) return;
  const partnerIds = [...owner.partnerIds.filter((id) => id !== replacedId), partnerId];
  members.set(ownerId, { ...owner, partnerIds });
  countAppearance(members, { accountId: partnerId, by: 1 });
  if (replacedId !== null) countAppearance(members, { accountId: replacedId, by: -1 });
  suggestions.push(suggestion);
}

function countAppearance(
  members: Map<number, DayMember>,
  { accountId, by }: { accountId: number; by: number },
): void {
  const member = members.get(accountId);
  if (member !== undefined) members.set(accountId, { ...member, appearances: member.appearances + by });
}

/** With how many more partners a member is paired: the room of their list, but no more than their share of appearances. */
export function countMissingPairs(member: DayMember, shares: ReadonlyMap<string, number>): number {
  const missing = (shares.get(member.gender) ?? listLength) - member.appearances;
  return hasRoom(member) ? Math.max(0, Math.min(listLength - member.partnerIds.length, missing)) : 0;
}

/** Adds two members to each other's lists, if both lists have room and both appear less often than their share. */
export function addPair(
  plan: DayPlan,
  { one, other, shares }: { one: DayMember; other: DayMember; shares: ReadonlyMap<string, number> },
): void {
  const isBelow = (member: DayMember) => member.appearances < (shares.get(member.gender) ?? listLength);
  if (!isBelow(one) || !isBelow(other) || !canAdd(one, other) || !canAdd(other, one)) return;
  addSuggestion(plan, { ownerId: one.accountId, partnerId: other.accountId, replacedId: null });
  addSuggestion(plan, { ownerId: other.accountId, partnerId: one.accountId, replacedId: null });
}

/**
 * A list for a member who appears in none: the first with room, or the first whose most frequent partner appears elsewhere
 * too and can be replaced. Null when there is none among these owners.
 */
export function findListFor(
  partner: DayMember,
  { members, owners }: { members: ReadonlyMap<number, DayMember>; owners: readonly DayMember[] },
): Suggestion | null {
  for (const owner of owners) {
    if (!canSuggest(owner, partner)) continue;
    const suggestion = { ownerId: owner.accountId, partnerId: partner.accountId };
    if (hasRoom(owner)) return { ...suggestion, replacedId: null };
    const [frequent] = owner.partnerIds
      .flatMap((id) => members.get(id) ?? [])
      .toSorted((one, other) => other.appearances - one.appearances);
    if (frequent !== undefined && frequent.appearances > 1)
      return { ...suggestion, replacedId: frequent.accountId };
  }
  return null;
}

/** The order of a list: new members first, then the higher score. */
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

export type StoredList = { accountId: number; partnerIds: readonly number[]; isOpen: boolean };

/** What a batch decided: suggestions, and the lists that it closes, with the order of their partners. */
export type Decisions = {
  suggestions: readonly Suggestion[];
  closed: ReadonlyMap<number, readonly number[]>;
};

/**
 * The open lists after a batch's decisions, and how the appearances of partners change. Decisions for other lists are dropped:
 * another call closed them since the batch was read.
 */
export function applyDecisions(
  open: readonly StoredList[],
  { suggestions, closed }: Decisions,
): { lists: StoredList[]; appearances: Map<number, number> } {
  const lists = new Map(open.map((list) => [list.accountId, list]));
  const appearances = new Map<number, number>();
  const count = (id: number, by: number) => appearances.set(id, (appearances.get(id) ?? 0) + by);
  for (const { ownerId, partnerId, replacedId } of suggestions) {
    const list = lists.get(ownerId);
    if (list === undefined || list.partnerIds.includes(partnerId)) continue;
    const others = list.partnerIds.filter((id) => id !== replacedId);
    if (others.length >= listLength) continue;
    lists.set(ownerId, { ...list, partnerIds: [...others, partnerId] });
    count(partnerId, 1);
    if (replacedId !== null && others.length < list.partnerIds.length) count(replacedId, -1);
  }
  for (const [ownerId, order] of closed) {
    const list = lists.get(ownerId);
    if (list !== undefined) lists.set(ownerId, closeList(list, order));
  }
  return { lists: [...lists.values()], appearances };
}

/** Partners added since the order was made come last. An empty list stays open, because members may join today. */
function closeList(list: StoredList, order: readonly number[]): StoredList {
  if (list.partnerIds.length === 0) return list;
  const ordered = order.filter((id) => list.partnerIds.includes(id));
  const others = list.partnerIds.filter((id) => !order.includes(id));
  return { ...list, partnerIds: [...ordered, ...others], isOpen: false };
}
