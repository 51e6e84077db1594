import {
  allOf,
  compareDirection,
  type Condition,
  findCandidates,
  scoreOf,
} from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { type Batch, loadMembers, rankForOwner } from './daily-batch.ts';
import { appearsBelow, hasListRoom, isFreshSince, listPastOwners } from './daily-lists.repository.ts';
import {
  addPair,
  addSuggestion,
  canAdd,
  countMissingPairs,
  type DayMember,
  findListFor,
  hasRoom,
  listLength,
  mostAppearances,
  orderPartners,
} from './spread.rules.ts';

type Sources = Pick<Context, 'database' | 'now'>;
type Own = { batch: Batch; accountId: number };

/** How many candidates are read at once for a list. */
const mostRead = 4 * listLength;

/** Adds a member and their best candidates to each other's lists, while both have room and neither had the other lately. */
export async function pairMember(
  context: Sources,
  { batch, accountId, shares }: Own & { shares: ReadonlyMap<string, number> },
): Promise<void> {
  const member = batch.members.get(accountId);
  const least = member === undefined ? 0 : countMissingPairs(member, shares);
  if (member === undefined || least === 0) return;
  const share = Math.max(...shares.values());
  const { ids } = await rankForOwner(context, {
    batch,
    accountId,
    excluded: [...member.partnerIds, ...(batch.recentPartners.get(accountId) ?? [])],
    condition: allOf([hasListRoom(batch.day), appearsBelow(batch.day, share)]),
    least,
  });
  const others = await loadActive(context, { batch, accountIds: ids.slice(0, mostRead) });
  const pastOwners = await listRecentOwners(context, { batch, accountId, owners: others });
  for (const { accountId: otherId } of others) {
    // Read again for each pair, because every pair changes both members.
    const [one, other] = [batch.members.get(accountId), batch.members.get(otherId)];
    if (one === undefined || other === undefined || pastOwners.has(otherId)) continue;
    addPair(batch, { one, other, shares });
  }
}

/**
 * Fills a member's list: with new partners, then others who were not on it lately, then the least recent ones. Only an empty
 * list takes partners who appear too often.
 */
export async function fillList(context: Sources, { batch, accountId }: Own): Promise<void> {
  const isBelow = appearsBelow(batch.day, mostAppearances);
  const condition = allOf([isBelow, isFreshSince(batch.freshSince)]);
  await addBest(context, { batch, accountId, condition });
  await addBest(context, { batch, accountId, condition: isBelow });
  await addLeastRecent(context, { batch, accountId, condition: isBelow });
  if ((batch.members.get(accountId)?.partnerIds.length ?? 0) > 0) return;
  await addBest(context, { batch, accountId });
  await addLeastRecent(context, { batch, accountId });
}

async function addBest(
  context: Sources,
  { batch, accountId, condition }: Own & { condition?: Condition },
): Promise<void> {
  const member = batch.members.get(accountId);
  if (member === undefined || !hasRoom(member)) return;
  const excluded = [...member.partnerIds, ...(batch.recentPartners.get(accountId) ?? [])];
  const least = listLength - member.partnerIds.length;
  const { ids } = await rankForOwner(context, { batch, accountId, excluded, condition, least });
  await addInOrder(context, { batch, accountId, ids, isCapped: condition !== undefined });
}

async function addLeastRecent(
  context: Sources,
  { batch, accountId, condition }: Own & { condition?: Condition },
): Promise<void> {
  const member = batch.members.get(accountId);
  const recent = batch.recentPartners.get(accountId) ?? [];
  if (member === undefined || !hasRoom(member) || recent.length === 0) return;
  const query = { excluded: member.partnerIds, only: recent, condition, least: recent.length };
  const { ids } = await rankForOwner(context, { batch, accountId, ...query });
  const candidates = new Set(ids);
  const inOrder = recent.filter((id) => candidates.has(id));
  await addInOrder(context, { batch, accountId, ids: inOrder, isCapped: condition !== undefined });
}

async function addInOrder(
  context: Sources,
  { batch, accountId, ids, isCapped }: Own & { ids: readonly number[]; isCapped: boolean },
): Promise<void> {
  // More than a list takes, because other lists of the batch may have used up some of them.
  const others = await loadMembers(context, { batch, accountIds: ids.slice(0, mostRead) });
  for (const { accountId: otherId } of others) {
    const [member, other] = [batch.members.get(accountId), batch.members.get(otherId)];
    if (member === undefined || other === undefined || !canAdd(member, other)) continue;
    if (isCapped && other.appearances >= mostAppearances) continue;
    addSuggestion(batch, { ownerId: accountId, partnerId: otherId, replacedId: null });
  }
}

/** How many lists are read together for an unseen member. */
const listsAtOnce = 2 * listLength;
/** How many lists are tried for one member. */
const mostLists = 40 * listLength;

/**
 * Adds a member who appears in no list to one of their candidates' lists: the relation is symmetric, so these are exactly
 * the members who may see them. Lists of those who did not see them lately come first.
 */
export async function suggestUnseen(context: Sources, { batch, accountId }: Own): Promise<void> {
  const partner = batch.members.get(accountId);
  if (partner === undefined || partner.appearances > 0) return;
  const tried: number[] = [];
  const pastOwners: DayMember[] = [];
  for (let isLast = false; !isLast && tried.length < mostLists;) {
    const range = await rankForOwner(context, { batch, accountId, excluded: tried, least: listsAtOnce });
    for (let start = 0; start < range.ids.length; start += listsAtOnce) {
      const accountIds = range.ids.slice(start, start + listsAtOnce);
      const owners = await loadActive(context, { batch, accountIds });
      const past = await listRecentOwners(context, { batch, accountId, owners });
      pastOwners.push(...owners.filter((owner) => past.has(owner.accountId)));
      const others = owners.filter((owner) => !past.has(owner.accountId));
      if (await addToOne(context, { batch, partner, owners: others })) return;
    }
    tried.push(...range.ids);
    isLast = range.isLast || range.ids.length === 0;
  }
  await addToOne(context, { batch, partner, owners: pastOwners.slice(0, listsAtOnce) });
}

async function addToOne(
  context: Sources,
  { batch, partner, owners }: { batch: Batch; partner: DayMember; owners: readonly DayMember[] },
): Promise<boolean> {
  await loadMembers(context, { batch, accountIds: owners.flatMap(({ partnerIds }) => partnerIds) });
  const suggestion = findListFor(partner, { members: batch.members, owners });
  if (suggestion !== null) addSuggestion(batch, suggestion);
  return suggestion !== null;
}

async function loadActive(
  context: Sources,
  wanted: { batch: Batch; accountIds: readonly number[] },
): Promise<DayMember[]> {
  const members = await loadMembers(context, wanted);
  return members.filter(({ isActive }) => isActive);
}

/** Which of some owners had this member on a list lately. */
function listRecentOwners(
  { database }: Sources,
  { batch, accountId, owners }: Own & { owners: readonly DayMember[] },
): Promise<Set<number>> {
  const accountIds = owners.map((owner) => owner.accountId);
  const window = { accountIds, from: batch.recentSince, before: batch.day };
  return listPastOwners(database, { ...window, partnerId: accountId });
}

/** The partners of some owners' lists, in the order in which they are shown. */
export async function orderLists(
  context: Sources,
  { batch, accountIds }: { batch: Batch; accountIds: readonly number[] },
): Promise<Map<number, number[]>> {
  const lists = accountIds.flatMap((id) => batch.members.get(id) ?? []);
  const partnerIds = [...new Set(lists.flatMap((list) => list.partnerIds))];
  await loadMembers(context, { batch, accountIds: partnerIds });
  const partners = await findCandidates(context, { accountIds: partnerIds, ...batch.matching });
  return new Map(
    lists.map((list) => {
      const owner = batch.owners.get(list.accountId);
      const scored = list.partnerIds.flatMap((id) => {
        const [partner, member] = [partners.get(id), batch.members.get(id)];
        if (owner === undefined || partner === undefined || member === undefined) return [];
        const mine = compareDirection(owner.preference, partner.facts);
        const theirs = compareDirection(partner.preference, owner.facts);
        return [{ accountId: id, freshOn: member.freshOn, score: scoreOf(mine, theirs) }];
      });
      return [list.accountId, orderPartners(scored, batch.freshSince)];
    }),
  );
}
