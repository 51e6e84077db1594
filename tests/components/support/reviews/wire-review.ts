import { listChoices } from '#contract/choices/list-choices.ts';
import { claimReview, decideReview, listReview, releaseReview } from '#contract/moderation/review.ts';
import type { OpenReviewWire, ReviewItemWire } from '#contract/moderation/review.wire.ts';
import { type FakeServer } from '../fake-server.ts';
import { makeChoiceLists } from '../choice-lists.ts';

const hour = 60 * 60_000;

/** A waiting item of the review queue. */
function aReviewWire(changes: Partial<ReviewItemWire> = {}): ReviewItemWire {
  const submitted = Date.now() - 3 * hour;
  return {
    item_id: 1,
    kind: 'changed',
    state: 'waiting',
    version: 1,
    u_id: 31,
    u_firstname: 'Anna',
    u_lastname: 'Thomas',
    u_profile_pic: null,
    photo_placeholder: null,
    fields: ['u_about'],
    submitted_at: new Date(submitted).toISOString(),
    due_at: new Date(submitted + 24 * hour).toISOString(),
    is_overdue: false,
    note: null,
    claimed_by: null,
    decided_by: null,
    decided_at: null,
    reason: null,
    ...changes,
  };
}

/** The same, opened. */
export function anOpenReviewWire(changes: Partial<OpenReviewWire> = {}): OpenReviewWire {
  return {
    ...aReviewWire(changes),
    age: 27,
    u_gender: 'Female',
    u_marital_status: 'Never married',
    u_profile_for: 'My Daughter',
    changes: [{ field: 'u_about', before: 'Likes to read', after: 'Call me on 98470 12345' }],
    photo: null,
    photos: [],
    ...changes,
  };
}

/** An overdue item, one that somebody else has open, and a new profile. */
export const waitingItems = [
  anOpenReviewWire({ item_id: 1, u_firstname: 'Anna', is_overdue: true }),
  anOpenReviewWire({
    item_id: 2,
    u_firstname: 'Binu',
    claimed_by: { u_id: 9, name: 'Mary Thomas', is_me: false },
  }),
  anOpenReviewWire({
    item_id: 3,
    u_firstname: 'Cyril',
    kind: 'new',
    changes: [{ field: 'u_city', before: null, after: 'Kochi' }],
  }),
];

/** Answers the calls of the queue over these items, of which a decided one leaves. */
export function answerReviewQueue(fake: FakeServer, waiting: readonly OpenReviewWire[]): void {
  let left = [...waiting];
  fake.answer(listChoices, { data: makeChoiceLists() });
  fake.answer(listReview, () => ({
    data: left,
    total: left.length,
    page: 1,
    limit: 25,
    next: null,
    waiting: left.length,
    held: 0,
    oldest_at: left[0]?.submitted_at ?? null,
  }));
  fake.answer(claimReview, ({ item_id: id }) => ({
    data: left.find((item) => item.item_id === id) ?? left[0] ?? null,
  }));
  fake.answer(releaseReview, { data: null });
  fake.answer(decideReview, ({ item_id: id, decision }) => {
    left = left.filter((item) => item.item_id !== id);
    const state = decision === 'approve' ? ('approved' as const) : ('rejected' as const);
    return { data: { item_id: id, state } };
  });
}
