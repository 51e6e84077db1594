import { listChoices } from '#contract/choices/list-choices.ts';
import { listContacts, showContactAllowance } from '#contract/contacts/contacts.ts';
import { listThreads } from '#contract/conversations/conversations.ts';
import { listMessages } from '#contract/conversations/messages.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { listPayments, previewPlan } from '#contract/payments/payments.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { countReach, showPreference } from '#contract/preferences/own-preference.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { showReviewRequest } from '#contract/reviews/review-request.ts';
import { listSavedSearches } from '#contract/searches/saved-searches.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { answerChat, FakeChat } from '../conversations/fake-chat.ts';
import { answerConversations } from '../conversations/fake-conversations.ts';
import { everyKindOfMessage, everyKindOfThread, longName } from '../conversations/wire-conversation.ts';
import { answerFirstProfile } from '../profile/first-profile-screen.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { answerDashboard } from '../support/dashboard.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { answerMyProfile } from '../support/my-profile.ts';
import { aCrowd, onePage, pageOfFound, pageOfPeople } from '../support/people-pages.ts';
import { advance, answerPlans, basic, confirmed, higherPreview, started, waiting } from '../support/plans.ts';
import { anInterestWire } from '../support/wire-interest.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { answerPartner, aWholePartner, photo } from '../support/wire-partner.ts';
import { aProfileWire } from '../support/wire-profile.ts';
import { type KnownScreen, longWord } from './known-screen.ts';

const longCard = aPartnerCardWire({
  u_firstname: longWord,
  u_working_as: longWord,
  u_city: longWord,
  u_denomination: longWord,
  u_profile_pic: photo,
});
const accepted = { i_id: 6, i_status: 'accepted', i_sender_id: 22, i_receiver_id: 7 } as const;
const longInterest = anInterestWire({ u_firstname: longWord, i_message: `Good day. ${longWord.repeat(9)}` });
const interests = [longInterest, anInterestWire({ u_id: 22, ...accepted, interest: accepted })];
const daughter = aProfileWire({ u_profile_for: 'My Daughter', u_marital_status: 'W'.repeat(70) });

function answerInbox(server: FakeServer, data = interests): void {
  server.answer(listInterests, onePage(data, 24));
  server.answer(showContactAllowance, { data: { left: 1, limit: 1, resets_at: '2026-05-02T18:30:00.000Z' } });
}

function answerSearch(server: FakeServer, people = [longCard, ...aCrowd(2)]): void {
  server.answer(listMoreMatches, (asked) => pageOfPeople(people, asked));
  server.answer(searchMembers, (asked) => pageOfFound(people, asked));
  server.answer(listChoices, { data: makeChoiceLists() });
  server.answer(listSavedSearches, { data: [] });
}

function answerMatches(server: FakeServer, people = [longCard, ...aCrowd(39)]): void {
  server.answer(listMatches, (asked) => ({ ...pageOfPeople(people, asked), updated: [] }));
  server.answer(listTodaysMatches, (asked) => ({
    ...pageOfPeople(people, asked),
    new_total: people.length,
    fresh_ids: [],
  }));
}

/** Every screen of a member but the settings. */
export const memberScreens: Readonly<Record<string, KnownScreen>> = {
  '/chatWindow': {
    answer: (server) => answerConversations(server, everyKindOfThread),
    shows: 'You are connected. Say hello!',
    needs: [listThreads],
    empty: [(server) => answerConversations(server, []), 'Go to my interests'],
  },
  '/chatWindow?partner=21': {
    answer: (server) =>
      answerChat(server, new FakeChat({ messages: everyKindOfMessage(), thread: { name: longName } })),
    shows: 'Mine',
    needs: [listMessages],
  },
  '/dashboard': {
    answer: (server) => {
      answerDashboard(server);
      answerInbox(server);
      server.answer(showReviewRequest, { data: { may_be_asked: true } });
    },
    shows: 'Find your InTandem (2)',
    needs: [listInterests],
    empty: [answerDashboard, 'Nobody is waiting for your answer.'],
  },
  '/inbox': {
    answer: answerInbox,
    shows: 'Good day.',
    needs: [listInterests],
    says: { loading: 'Loading...', failed: 'Failed to fetch data. Please try again.' },
    empty: [(server) => answerInbox(server, []), 'No received interests found'],
  },
  '/inbox?tab=contacts': {
    answer: (server) => {
      answerInbox(server);
      const contacted_at = '2026-05-02T08:00:00.000Z';
      server.answer(listContacts, { data: [{ ...longCard, interest: accepted, contacted_at }] });
    },
    shows: longWord,
    needs: [listContacts],
  },
  '/moreMatch': { answer: answerSearch, shows: longWord, needs: [listMoreMatches] },
  '/moreMatch?search=Zork': { answer: answerSearch, shows: '3 members found', needs: [searchMembers] },
  '/myMatch': {
    answer: answerMatches,
    shows: longWord,
    needs: [listMatches],
    empty: [(server) => answerMatches(server, []), 'No data found'],
  },
  '/myProfile': {
    answer: (server) => {
      const completion = { percentage: 16, missing: ['u_height', 'u_father', 'u_diet'] };
      answerMyProfile(server, { profile: aProfileWire({ u_lastname: longWord }), completion });
      server.answer(countReach, { data: [{ field: 'u_diet', count: 12, has_more: false }] });
    },
    shows: '12 more people would see you',
    needs: [showPreference],
  },
  '/partner-profile/21': {
    answer: (server) => {
      const long = {
        u_firstname: longWord,
        u_working_as: longWord,
        u_city: longWord,
        u_family_type: longWord,
      };
      answerPartner(server, aWholePartner(long));
    },
    shows: 'Fits you well · You fit him partly',
    needs: [showPartner],
    says: { failed: 'Oops! We couldn’t load the profile.' },
  },
  '/profile-vists': {
    answer: (server) => {
      const visited_at = '2026-05-02T08:00:00.000Z';
      server.answer(listVisits, { data: [{ ...longCard, visited_at }], is_browsing_unshown: false });
    },
    shows: longWord,
    needs: [listVisits],
  },
  '/shortlisted': {
    answer: (server) => server.answer(listShortlist, { data: [longCard, aPartnerCardWire({ u_id: 22 })] }),
    shows: longWord,
    needs: [listShortlist],
    empty: [(server) => server.answer(listShortlist, { data: [] }), 'Tap the heart on a profile'],
  },
  '/subscription': {
    answer: (server) => answerPlans(server, [{ ...confirmed, pay_id: 9 }, started]),
    shows: 'You started a payment of ₹3,000 for Advance.',
    needs: [listPlans, listPayments],
    empty: [(server) => server.answer(listPlans, { data: [] }), 'There are no plans at the moment'],
  },
  '/subscription?plan=2': {
    answer: (server) => {
      answerPlans(server, []);
      const long = [4, 5, 6, 7].map((id) => ({ ...basic, p_id: id, p_name: `${longWord} ${id}` }));
      server.answer(listPlans, { data: [basic, { ...advance, p_name: longWord }, ...long] });
      server.answer(previewPlan, { data: higherPreview });
    },
    shows: 'Total to pay',
  },
  '/subscription?payment=7': {
    answer: (server) => answerPlans(server, [waiting]),
    shows: 'We are checking your payment',
  },
  '/todaysMatch': { answer: answerMatches, shows: longWord, needs: [listTodaysMatches] },
  '/welcome/photo': {
    answer: (server) =>
      answerFirstProfile(server, { step: 'photo', settings: { has_chosen_audience: false } }),
    shows: 'Only after an accepted interest',
  },
  '/welcome/basics': {
    answer: (server) => answerFirstProfile(server, { step: 'basics', profile: daughter }),
    shows: 'A little about your daughter',
    needs: [showProfile],
  },
  '/welcome/matches': {
    answer: (server) => answerFirstProfile(server, { step: 'matches' }),
    shows: '42 people fit everything',
    needs: [listMatches],
  },
};
