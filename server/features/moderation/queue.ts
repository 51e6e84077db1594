import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { claimReview, listReview } from '#contract/moderation/review.ts';
import type { OpenReviewWire } from '#contract/moderation/review.wire.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { listPlacedPhotos } from '#server/features/photos/photos.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { claimedUntil, isClaimedByOther } from './moderation.rules.ts';
import {
  claimItem,
  claimOldest,
  countItems,
  findListedItem,
  releaseItem,
  searchItems,
} from './review-items.repository.ts';
import { presentItem, presentOpenItem } from './review.presenter.ts';

type Asked<Input> = { administratorId: number; input: Input };

/** A page of the review queue, with the numbers of all that waits. Throws invalid_input for an unknown cursor. */
export async function listQueue(
  { database, now }: Context,
  { administratorId, input }: Asked<ValidInput<typeof listReview>>,
) {
  const query = readListing(input, 'submitted_at');
  const { memberIdPrefix } = await findSiteSettings(database);
  const memberId = readMemberId(query.search, memberIdPrefix);
  const { list, kind } = input;
  const { rows, total } = await searchItems(database, { ...query, list, kind, memberId });
  const { waiting, held, oldestAt } = await countItems(database);
  const viewer = { administratorId, now: now() };
  return {
    data: rows.map((item) => presentItem(item, viewer)),
    ...pagingOf(query, total),
    waiting,
    held,
    oldest_at: oldestAt?.toISOString() ?? null,
  };
}

/**
 * Opens an item and claims it, or renews the claim; without an id the oldest that is free, or null. A decided item is shown
 * without a claim. Throws not_found, review_claimed.
 */
export async function openItem(
  context: Context,
  { administratorId, input }: Asked<ValidInput<typeof claimReview>>,
): Promise<OpenReviewWire | null> {
  const { database } = context;
  const now = context.now();
  const claim = { administratorId, now, until: claimedUntil(now) };
  const id = input.item_id ?? (await claimOldest(database, { ...claim, kind: input.kind }));
  if (id === null) return null;
  if (input.item_id !== undefined) await claimItem(database, { ...claim, id });
  const item = await findListedItem(database, id);
  if (item === undefined) throw problem('not_found');
  if (item.state === 'waiting' && isClaimedByOther(item, claim)) throw problem('review_claimed');
  const choices = await findChoices(context);
  const profile = await findProfile(database, item.accountId);
  const photos = await listPlacedPhotos(database, item.accountId);
  const today = todayAt(await findSiteSettings(database), now);
  return presentOpenItem({ item, profile, photos, choices }, { administratorId, now, today });
}

/** Gives an item back that the administrator has open. */
export async function giveBack(
  { database }: Pick<Context, 'database'>,
  { administratorId, input }: Asked<{ item_id: number }>,
): Promise<void> {
  await releaseItem(database, { id: input.item_id, administratorId });
}
