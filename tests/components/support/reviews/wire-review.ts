import type { OpenReviewWire, ReviewItemWire } from '#contract/moderation/review.wire.ts';

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
