import { showContactAllowance } from '#contract/contacts/contacts.ts';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { showReviewRequest } from '#contract/reviews/review-request.ts';
import { suggestPreference } from '#contract/preferences/own-preference.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import type { FakeServer } from './fake-server.ts';
import { aCrowd, pageOfPeople, onePage } from './people-pages.ts';
import { aPreferenceWire } from './wire-preference.ts';

/** Answers all calls of the dashboard: two matches, no waiting interest, and no visitor. */
export function answerDashboard(server: FakeServer): void {
  server.answer(showContactAllowance, {
    data: { left: 1, limit: 1, resets_at: '2026-05-01T18:30:00.000Z' },
  });
  server.answer(listInterests, onePage([], 48));
  answerBestMatches(server);
  server.answer(listTodaysMatches, { ...pageOfPeople(aCrowd(2)), new_total: 2, fresh_ids: [] });
  server.answer(suggestPreference, { data: [aPreferenceWire()], has_first_wishes: false, nobody_of: [] });
  server.answer(showReviewRequest, { data: { may_be_asked: false } });
  server.answer(listVisits, { data: [], is_browsing_unshown: false });
}

/** Answers the first list only. */
export function answerBestMatches(server: FakeServer): void {
  const people = pageOfPeople(aCrowd(2));
  server.answer(listMatches, { ...people, updated: people.data });
}
