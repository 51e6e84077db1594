import { searchReviews } from '#contract/reviews/admin-reviews.ts';
import { showOwnReview } from '#contract/reviews/own-review.ts';
import type { AdminReviewWire, OwnReviewWire, PublicReviewWire } from '#contract/reviews/review.wire.ts';
import type { FakeServer } from '../fake-server.ts';

const written = {
  r_status: 'pending',
  r_name: 'Asha Menon',
  r_shown_name: 'Asha M.',
  r_rating: 4,
  r_text: 'Kind and clear.',
  r_published: null,
  r_reason: null,
  r_answer: null,
  r_answered_at: null,
  r_submitted_at: '2026-05-01T08:00:00.000Z',
} as const;

/** The own review of a member, waiting. */
export function anOwnReview(changes: Partial<OwnReviewWire> = {}): OwnReviewWire {
  return { ...written, ...changes };
}

/** A waiting review as administrators read it. */
export function anAdminReview(changes: Partial<AdminReviewWire> = {}): AdminReviewWire {
  return {
    ...written,
    r_id: 5,
    u_id: 7,
    u_firstname: 'Asha',
    u_lastname: 'Menon',
    r_is_writer_shown: true,
    r_version: 1,
    r_created_at: '2026-05-01T08:00:00.000Z',
    r_decided_at: null,
    r_decided_by: null,
    ...changes,
  };
}

/** A review as visitors read it. */
export function aPublicReview(changes: Partial<PublicReviewWire> = {}): PublicReviewWire {
  return {
    r_id: 5,
    r_name: 'Asha M.',
    r_rating: 4,
    r_text: 'Kind and clear.',
    r_created_at: '2026-05-01T08:00:00.000Z',
    r_answer: null,
    r_answered_at: null,
    ...changes,
  };
}

export function answerOwnReview(server: FakeServer, review: OwnReviewWire | null): void {
  server.answer(showOwnReview, { data: { review, name: 'Asha Menon' } });
}

export function answerReviews(server: FakeServer, reviews: readonly AdminReviewWire[]): void {
  server.answer(searchReviews, {
    data: [...reviews],
    total: reviews.length,
    page: 1,
    limit: 25,
    next: null,
    waiting: reviews.filter(({ r_status }) => r_status === 'pending').length,
  });
}
