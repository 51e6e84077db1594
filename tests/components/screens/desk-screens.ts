import { listChoices } from '#contract/choices/list-choices.ts';
import { listEnquiries } from '#contract/enquiries/enquiries.ts';
import { listBatches } from '#contract/members/batches.ts';
import { listNotes, searchUsers, showUser } from '#contract/members/members.ts';
import { listSubscriptions } from '#contract/members/subscriptions.ts';
import { listReview } from '#contract/moderation/review.ts';
import { searchPayments } from '#contract/payments/admin-payments.ts';
import { showTotals } from '#contract/payments/books.ts';
import { listAllPlans } from '#contract/plans/plan-editing.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { searchReviews } from '#contract/reviews/admin-reviews.ts';
import { showReport } from '#contract/safety/report-cases.ts';
import { listReports } from '#contract/safety/reports.ts';
import { showSiteSettings } from '#contract/site/site-editing.ts';
import { listReviewedStories, showReviewedStory } from '#contract/stories/story-review.ts';
import { anApprovedStory, answerStories, aReviewedStory } from '../administration/stories-desk.ts';
import { aSite } from '../administration/wire-site.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { onePage } from '../support/people-pages.ts';
import { anAdminReview, answerReviews } from '../support/reviews/wire-member-review.ts';
import { answerReviewQueue, waitingItems } from '../support/reviews/wire-review.ts';
import { aCaseWire } from '../support/wire-case.ts';
import { aMessageWire, anEnquiryWire, answerDesk } from '../support/wire-enquiry.ts';
import { aMemberProfile, aMemberRow } from '../support/wire-member.ts';
import { answerPayments, aPaymentWire, oneDay } from '../support/wire-payment.ts';
import { aMemberSubscription, anAdminPlan } from '../support/wire-plan.ts';
import { type KnownScreen, longWord } from './known-screen.ts';

const until = '2026-12-03T18:30:00Z';
const restricted = {
  u_restrictions: [
    { kind: 'suspended' as const, until, report_id: 12 },
    { kind: 'hidden' as const, until: null, report_id: 7 },
  ],
};

function answerMembers(server: FakeServer): void {
  const rows = [aMemberRow(), aMemberRow({ ...restricted, u_id: 95, u_status: 'inactive' })];
  server.answer(searchUsers, onePage(rows));
  server.answer(listBatches, { data: [] });
  server.answer(listPlans, { data: [] });
  server.answer(listChoices, { data: makeChoiceLists() });
}

function answerMember(server: FakeServer): void {
  answerMembers(server);
  server.answer(listNotes, { data: [] });
  server.answer(listSubscriptions, { data: [aMemberSubscription()] });
  server.answer(showUser, { data: aMemberProfile({ ...restricted, u_status: 'inactive' }) });
}

const payments = [aPaymentWire(), aPaymentWire({ pay_id: 8, u_name: longWord, pay_others: 1 })];
const enquiry = anEnquiryWire({ cu_name: longWord, cu_message: longWord.repeat(3) });
const answers = [
  aMessageWire(),
  aMessageWire({ em_id: 32, em_delivery: 'failed', em_sent_at: null, em_can_resend: true }),
  aMessageWire({ em_id: 33, em_direction: 'received', em_text: longWord, em_delivery: null }),
];
const review = anAdminReview({
  r_text: `<script>alert(1)</script>${'x'.repeat(900)}`,
  r_name: 'N'.repeat(60),
  r_shown_name: 'N'.repeat(60),
  r_published: { r_name: 'Asha M.', r_rating: 5, r_text: 'Old words.' },
  r_is_writer_shown: false,
});
const story = `${'We met in spring. '.repeat(205)}${'w'.repeat(300)}`;
const longStory = { ss_story: story, ss_original_story: story, bride_firstname: 'A'.repeat(80) };
const stories = [aReviewedStory(longStory), anApprovedStory({ ...longStory, ss_id: 2, ss_order: 1 })];
const { report } = aCaseWire();

/** The screens of administrators about people, their money and their words. */
export const deskScreens: Readonly<Record<string, KnownScreen>> = {
  '/userManagement': { answer: answerMembers, shows: '2 reports', needs: [searchUsers] },
  '/user-profileView?userId=94': {
    answer: answerMember,
    shows: 'Suspended by a report until 4 December 2026.',
    needs: [showUser],
  },
  '/admin-reports': {
    answer: (server) => server.answer(listReports, onePage([report])),
    shows: 'R-000007',
    needs: [listReports],
    empty: [(server) => server.answer(listReports, onePage([])), 'No open reports'],
  },
  '/admin-reports/7': {
    answer: (server) => server.answer(showReport, { data: aCaseWire() }),
    shows: 'No other reports by or about these two people.',
    needs: [showReport],
  },
  '/admin-review': {
    answer: (server) => answerReviewQueue(server, waitingItems),
    shows: 'Mary Thomas has it open',
    needs: [listReview],
    empty: [(server) => answerReviewQueue(server, []), 'Nothing is waiting'],
  },
  '/admin-review?item=1': {
    answer: (server) => answerReviewQueue(server, waitingItems),
    shows: 'Call me on 98470 12345',
  },
  '/admin-reviews': {
    answer: (server) => answerReviews(server, [review]),
    shows: 'Old words.',
    needs: [searchReviews],
    empty: [(server) => answerReviews(server, []), 'Nothing is waiting'],
  },
  '/enquiries': {
    answer: (server) => answerDesk(server, { enquiries: [enquiry] }),
    shows: longWord,
    needs: [listEnquiries],
    empty: [(server) => answerDesk(server, { enquiries: [] }), 'Nothing is waiting'],
  },
  '/enquiries?enquiry=12': {
    answer: (server) =>
      answerDesk(server, { enquiries: [enquiry], open: { messages: answers, cu_member_id: 7 } }),
    shows: 'Not sent: the mail server has refused it',
  },
  '/admin-payments': {
    answer: (server) => answerPayments(server, { payments }),
    shows: '1 other payment',
    needs: [searchPayments],
    empty: [(server) => answerPayments(server, { payments: [] }), 'Nothing is waiting'],
  },
  '/admin-payments?payment=7': {
    answer: (server) => answerPayments(server, { payments, others: [{ ...aPaymentWire(), pay_id: 5 }] }),
    shows: 'another payment of the same amount',
  },
  '/admin-payments/statement': { shows: 'Choose a CSV file' },
  '/admin-payments/totals': {
    answer: (server) =>
      server.answer(showTotals, {
        data: oneDay,
      }),
    shows: '₹4,249.50',
    needs: [showTotals],
  },
  '/subscription-management': {
    answer: (server) => {
      const plans = [
        anAdminPlan({ p_name: longWord }),
        anAdminPlan({ p_id: 3, p_price: 0, p_is_retired: true }),
      ];
      server.answer(listAllPlans, { data: plans });
      server.answer(showSiteSettings, { data: aSite() });
    },
    shows: 'No UPI address is set',
    needs: [listAllPlans],
    empty: [(server) => server.answer(listAllPlans, { data: [] }), 'No plans yet'],
  },
  '/admin-succestories?rejected=1': {
    answer: (server) => answerStories(server, stories),
    shows: 'On the home page',
    needs: [listReviewedStories],
    empty: [(server) => answerStories(server, []), 'No pending success stories.'],
  },
  '/admin-successStoryView?id=1': {
    answer: (server) => answerStories(server, stories),
    shows: 'As the couple sent it',
    needs: [showReviewedStory],
  },
};
