import { showAdministratorInvitation } from '#contract/administration/administrators.ts';
import { listBanners } from '#contract/banners/list-banners.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { showInvitation } from '#contract/imports/invitation-answers.ts';
import { summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import { showPage } from '#contract/site/site.ts';
import { listStories, showOwnStory, showStory } from '#contract/stories/stories.ts';
import { aStoryWire, anOwnStory } from '../stories/wire-story.ts';
import { member } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { onePage } from '../support/people-pages.ts';
import { aPublicReview } from '../support/reviews/wire-member-review.ts';
import { type KnownScreen, linkToken, longWord } from './known-screen.ts';

const at = '2026-03-01T09:00:00Z';
const stories = Array.from({ length: 8 }, (_, index) => aStoryWire({ ss_id: index + 1 }));
const longStory = aStoryWire({
  ss_id: 1,
  ss_story: `<b>${'a'.repeat(300)}</b>`,
  bride_firstname: longWord,
  groom_firstname: 'B'.repeat(60),
});

function answerStories(server: FakeServer, shown = [longStory, ...stories.slice(1)]): void {
  server.answer(listStories, onePage(shown, 12));
  server.answer(showStory, { data: longStory });
}

function answerLanding(server: FakeServer): void {
  answerStories(server);
  const focus = { x: 0.5, y: 0.5 };
  server.answer(listBanners, {
    data: [1, 2].map((id) => ({
      b_id: id,
      b_file: `/photos/the-folder-of-banner-${id}/wide-1920.jpg`,
      b_alt: { en: 'Plans for every family' },
      b_link: '/subscription',
      b_focus_wide: focus,
      b_focus_tall: focus,
    })),
  });
  const totals = {
    member_count: 57,
    mobile_proved_count: 41,
    read_count: 52,
    review_count: 1,
    average_rating: 4,
  };
  const review = aPublicReview({
    r_text: 'x'.repeat(900),
    r_name: 'N'.repeat(60),
    r_answer: 'y'.repeat(900),
  });
  server.answer(summariseReviews, { data: { ...totals, reviews: [review] } });
  server.answer(listChoices, { data: makeChoiceLists() });
}

const answerPage = (server: FakeServer) =>
  server.answer(showPage, ({ page }) => ({
    data: {
      page,
      version: '1',
      is_current: true,
      text: `## Rules\nPlease read this. ${longWord}\n- Be honest`,
      versions: [{ version: '1', published_at: null }],
    },
  }));
const answerChoices = (server: FakeServer) => server.answer(listChoices, { data: makeChoiceLists() });
const information: KnownScreen = { as: null, answer: answerPage, shows: 'Please read this.' };

/** Every screen of a visitor, and those that ask who is there. */
export const visitorScreens: Readonly<Record<string, KnownScreen>> = {
  '/': { as: null, answer: answerLanding, shows: 'Find someone who feels like family' },
  '/?dialog=sign-in': { as: null, answer: answerLanding, shows: 'Keep me signed in' },
  '/?dialog=register': { as: null, answer: answerLanding, shows: 'Step 1 of 4' },
  '/?dialog=forgot': { as: null, answer: answerLanding, shows: 'Send a code' },
  '/all-Success-Stories': {
    as: null,
    answer: answerStories,
    shows: '8 stories',
  },
  '/all-Success-Stories, without any': {
    as: null,
    answer: (server) => answerStories(server, []),
    shows: 'No success stories yet',
  },
  '/view-success-story?id=1': { as: null, answer: answerStories, shows: `<b>${'a'.repeat(300)}</b>` },
  '/add-New-success-Story': { as: null, shows: 'Submit story' },
  '/terms': information,
  '/privacy': information,
  '/grievance': information,
  '/refunds': information,
  '/registration': { as: null, answer: answerChoices, shows: 'Step 1 of 4' },
  '/registration, for a member': {
    as: member,
    answer: answerChoices,
    shows: 'You are signed in as Asha Mathew',
  },
  '/dashboard, before the registration is finished': {
    as: { ...member, name: member.email, missing_step: 'registration_incomplete' },
    answer: answerChoices,
    shows: 'Finish your registration',
  },
  [`/invitation?token=${linkToken}`]: {
    as: null,
    answer: (server) => {
      answerChoices(server);
      server.answer(showInvitation, {
        data: {
          iv_facts: { firstname: longWord, religion: 'Christian' },
          iv_photos: [],
          iv_missing: ['gender'],
          iv_to_confirm: [],
          iv_source: 'The parish of Kochi',
          iv_created_at: at,
          iv_expires_at: at,
          iv_terms_version: '1',
        },
      });
    },
    shows: 'The parish of Kochi',
    needs: [showInvitation],
  },
  [`/administrator-invitation?token=${linkToken}`]: {
    as: null,
    answer: (server) =>
      server.answer(showAdministratorInvitation, {
        data: { ai_name: longWord, ai_role: 'support', ai_expires_at: at },
      }),
    shows: longWord,
    needs: [showAdministratorInvitation],
  },
  [`/confirm-contact?token=${linkToken}`]: { as: null, shows: 'Confirm your new contact details' },
  [`/stop-alert?token=${linkToken}`]: { as: null, shows: 'Stop this alert?' },
  '/stop-mails': { as: null, shows: 'This link no longer works' },
  [`/story-consent?token=7-13-${linkToken}`]: {
    as: null,
    answer: (server) => server.answer(showOwnStory, { data: anOwnStory({ ss_story: longWord.repeat(5) }) }),
    shows: 'Save my answer',
    needs: [showOwnStory],
  },
  [`/sign-in-link?token=${linkToken}`]: { as: null, shows: 'Sign in on this device?' },
  [`/undo-email?token=${linkToken}`]: { as: null, shows: 'Undo the change of the e-mail address?' },
  [`/undo-second-factor?token=${linkToken}`]: { as: null, shows: 'Was it somebody else?' },
  '/verify-email': { as: null, shows: 'Verify your e-mail address' },
};
