import { showOwnSecondFactor } from '#contract/accounts/second-factor.ts';
import { type SessionData, showSession } from '#contract/accounts/sessions.ts';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { confirmDelivery, countUnread } from '#contract/conversations/unread.ts';
import { listTypedWords } from '#contract/choices/list-choices.ts';
import { countInterests } from '#contract/interests/interests.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { isBellKind, notificationKindNames } from '#contract/notifications/notification.choices.ts';
import { listBanners } from '#contract/banners/list-banners.ts';
import { summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import { type SettingsWire, showSettings } from '#contract/settings/settings.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { listOwnStories, listStories } from '#contract/stories/stories.ts';
import { showSite } from '#contract/site/site.ts';
import { defaultSite } from '#web/app/document/site.ts';
import { typedWords } from './choice-lists.ts';
import type { FakeServer } from './fake-server.ts';
import { noPlan } from './wire-my-plan.ts';
import { onePage } from './people-pages.ts';

/** The member who is signed in by default. */
export const member: SessionData = {
  token: 'a-token',
  user_id: 7,
  email: 'asha.mathew@example.org',
  name: 'Asha Mathew',
  role: 'user',
  profile_pic: null,
  missing_step: null,
};

export const administrator: SessionData = { ...member, user_id: 1, name: 'Admin', role: 'admin' };

/** The settings of a new member. */
export const newSettings: SettingsWire = {
  contact_audience: 'members',
  has_chosen_audience: true,
  shows_visits: true,
  is_income_private: false,
  is_hidden: false,
  language: null,
  notifications: notificationKindNames.map((kind) => ({ kind, bell: isBellKind(kind), mail: true })),
  first_profile_step: null,
  deletion_due_at: null,
};

/** What `GET /session` answers about a person: a verified member, or an administrator, an owner by default. */
export function sessionAnswerOf(
  { token: _token, ...person }: SessionData,
  role: AdministratorRole = 'owner',
): EndpointData<typeof showSession> {
  return {
    ...person,
    is_verified: true,
    admin_role: person.role === 'admin' ? role : null,
    missing_step: null,
    second_factor_due_at: null,
    proof_seconds_left: 900,
  };
}

/** The administrator is signed in with this role. */
export function answerRole(server: FakeServer, role: AdministratorRole): void {
  server.answer(showSession, { data: sessionAnswerOf(administrator, role) });
}

/** What `GET /second_factor` answers about a person who has an application. */
export const ownFactor: EndpointData<typeof showOwnSecondFactor> = {
  sf_is_on: true,
  sf_since: '2026-03-01T09:00:00Z',
  sf_codes_left: 9,
  sf_app_since: '2026-03-01T09:00:00Z',
  sf_passkeys: 0,
  sf_due_at: null,
};

/** Answers the calls of the frame around every screen. */
export function answerFrame(server: FakeServer, person: SessionData | null): void {
  server.answer(showSite, { data: defaultSite });
  // The logo loads the landing page as soon as the pointer is over it, also where the test before has left it.
  server.answer(listBanners, { data: [] });
  server.answer(listStories, onePage([], 100));
  server.answer(summariseReviews, {
    data: {
      member_count: 0,
      mobile_proved_count: 0,
      read_count: 0,
      review_count: 0,
      average_rating: null,
      reviews: [],
    },
  });
  // Every field of a choice list asks for the synonyms when somebody types, and the page keeps them from test to test.
  server.answer(listTypedWords, ({ list }) => ({ data: [...(typedWords[list] ?? [])] }));
  if (person === null) return;
  server.answer(showSession, { data: { ...sessionAnswerOf(person), missing_step: person.missing_step } });
  server.answer(showOwnSecondFactor, { data: ownFactor });
  server.answer(showSettings, { data: newSettings });
  server.answer(listOwnStories, { data: [] });
  server.answer(showMyPlan, { data: noPlan });
  server.answer(listNotifications, { data: [], unread: 0 });
  server.answer(countInterests, {
    data: { received: 0, waiting: 0, accepted: 0, sent: 0, left: 5, limit: 5 },
  });
  server.answer(countUnread, { data: { unread: 0, threads: 0, left: 20, limit: 20 } });
  server.answer(confirmDelivery, { data: null });
}
