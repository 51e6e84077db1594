import type { Context } from '#server/platform/context.ts';
import { allOf, type Condition } from '#server/features/matching/matching.ts';
import { appearsBelow, hasListRoom, isFreshSince, listWhoSaw } from './daily-matches.repository.ts';
import { askCandidates, type Batch, learnMembers } from './read-batch.ts';
import {
  addPair,
  addPlacement,
  canAdd,
  countMissingPairs,
  type DayMember,
  findPlaceAmong,
  hasRoom,
  listLength,
  mostAppearances,
} from './spread.rules.ts';

type Sources = Pick<Context, 'database' | 'now'>;
type Own = { batch: Batch; accountId: number };

/** How many candidates are looked at closely for a pair. */
const mostPaired = 4 * listLength;

/** Shows a member and those whom they suit best to each other, as long as both have room and were not shown lately. */
export async function placePairs(
  context: Sources,
  { batch, accountId, shares }: Own & { shares: ReadonlyMap<string, number> },
): Promise<void> {
  const me = batch.members.get(accountId);
  const least = me === undefined ? 0 : countMissingPairs(me, shares);
  if (me === undefined || least === 0) return;
  const share = Math.max(...shares.values());
  const { ids } = await askCandidates(context, {
    batch,
    accountId,
    excluded: [...me.partnerIds, ...(batch.shownLately.get(accountId) ?? [])],
    also: allOf([hasListRoom(batch.day), appearsBelow(batch.day, share)]),
    least,
  });
  const others = await learnActive(context, { batch, accountIds: ids.slice(0, mostPaired) });
  const saw = await listWhoSawLately(context, { batch, accountId, accountIds: others.map(idOf) });
  for (const { accountId: otherId } of others) {
    // Each pair changes how both stand.
    const [one, other] = [batch.members.get(accountId), batch.members.get(otherId)];
    if (one === undefined || other === undefined || saw.has(otherId)) continue;
    addPair(batch, { one, other, shares });
  }
}

/**
 * Fills a member's own list: the new and then the others who were not shown lately, then the longest ago. Only a list that
 * would be empty takes those who appear too often.
 */
export async function fillList(context: Sources, { batch, accountId }: Own): Promise<void> {
  const isBelow = appearsBelow(batch.day, mostAppearances);
  await addUnseen(context, { batch, accountId, also: allOf([isBelow, isFreshSince(batch.freshSince)]) });
  await addUnseen(context, { batch, accountId, also: isBelow });
  await addLongestAgo(context, { batch, accountId, also: isBelow });
  if ((batch.members.get(accountId)?.partnerIds.length ?? 0) > 0) return;
  await addUnseen(context, { batch, accountId });
  await addLongestAgo(context, { batch, accountId });
}

async function addUnseen(
  context: Sources,
  { batch, accountId, also }: Own & { also?: Condition },
): Promise<void> {
  const me = batch.members.get(accountId);
  if (me === undefined || !hasRoom(me)) return;
  const excluded = [...me.partnerIds, ...(batch.shownLately.get(accountId) ?? [])];
  const least = listLength - me.partnerIds.length;
  const { ids } = await askCandidates(context, { batch, accountId, excluded, also, least });
  await addInOrder(context, { batch, accountId, ids, isCapped: also !== undefined });
}

async function addLongestAgo(
  context: Sources,
  { batch, accountId, also }: Own & { also?: Condition },
): Promise<void> {
  const me = batch.members.get(accountId);
  const shown = batch.shownLately.get(accountId) ?? [];
  if (me === undefined || !hasRoom(me) || shown.length === 0) return;
  const asked = { accountId, excluded: me.partnerIds, only: shown, also, least: shown.length };
  const { ids } = await askCandidates(context, { batch, ...asked });
  const still = new Set(ids);
  const order = shown.filter((id) => still.has(id));
  await addInOrder(context, { batch, accountId, ids: order, isCapped: also !== undefined });
}

async function addInOrder(
  context: Sources,
  { batch, accountId, ids, isCapped }: Own & { ids: readonly number[]; isCapped: boolean },
): Promise<void> {
  // What others of the batch took meanwhile leaves fewer than were asked for.
  const others = await learnMembers(context, { batch, accountIds: ids.slice(0, mostPaired) });
  for (const { accountId: otherId } of others) {
    const [me, other] = [batch.members.get(accountId), batch.members.get(otherId)];
    if (me === undefined || other === undefined || !canAdd(me, other)) continue;
    if (isCapped && other.appearances >= mostAppearances) continue;
    addPlacement(batch, { ownerId: accountId, shownId: otherId, insteadOf: null });
  }
}

/** Lists looked at together for a place. */
const lookedAt = 2 * listLength;
/** More lists than these are not looked at for one member. */
const mostLookedAt = 40 * listLength;

/**
 * Finds a place for a member who appears nowhere. Matching is symmetric: those who suit them are exactly those to whom they may
 * be shown. Lists of people who did not see them lately come first.
 */
export async function findAnyPlace(context: Sources, { batch, accountId }: Own): Promise<void> {
  const shown = batch.members.get(accountId);
  if (shown === undefined || shown.appearances > 0) return;
  const listed: number[] = [];
  const later: DayMember[] = [];
  for (let isLast = false; !isLast && listed.length < mostLookedAt;) {
    const stretch = await askCandidates(context, { batch, accountId, excluded: listed, least: lookedAt });
    for (let start = 0; start < stretch.ids.length; start += lookedAt) {
      const ids = stretch.ids.slice(start, start + lookedAt);
      const owners = await learnActive(context, { batch, accountIds: ids });
      const saw = await listWhoSawLately(context, { batch, accountId, accountIds: owners.map(idOf) });
      later.push(...owners.filter((owner) => saw.has(owner.accountId)));
      const isPlaced = await placeAmong(context, {
        batch,
        shown,
        owners: owners.filter((owner) => !saw.has(owner.accountId)),
      });
      if (isPlaced) return;
    }
    listed.push(...stretch.ids);
    isLast = stretch.isLast || stretch.ids.length === 0;
  }
  await placeAmong(context, { batch, shown, owners: later.slice(0, lookedAt) });
}

async function placeAmong(
  context: Sources,
  { batch, shown, owners }: { batch: Batch; shown: DayMember; owners: readonly DayMember[] },
): Promise<boolean> {
  await learnMembers(context, { batch, accountIds: owners.flatMap(({ partnerIds }) => partnerIds) });
  const place = findPlaceAmong(batch, { shown, owners });
  if (place !== null) addPlacement(batch, place);
  return place !== null;
}

async function learnActive(
  context: Sources,
  asked: { batch: Batch; accountIds: readonly number[] },
): Promise<DayMember[]> {
  const members = await learnMembers(context, asked);
  return members.filter(({ isActive }) => isActive);
}

function listWhoSawLately(
  { database }: Sources,
  { batch, accountId, accountIds }: Own & { accountIds: readonly number[] },
): Promise<Set<number>> {
  const window = { accountIds, from: batch.recentSince, before: batch.day };
  return listWhoSaw(database, { ...window, shownId: accountId });
}

function idOf({ accountId }: { accountId: number }): number {
  return accountId;
}
