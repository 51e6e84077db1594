import { listUsers } from '#contract/administration/users.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { showDashboard } from '#contract/dashboard/dashboard.ts';
import { showIncome } from '#contract/dashboard/income.ts';
import { showStatistics } from '#contract/dashboard/statistics.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { onePage } from '../support/people-pages.ts';

const numbers: EndpointData<typeof showDashboard> = {
  userCount: { total: 123_456, growthPercent: 50, last7Days: 3, previous7Days: 2 },
  enquiryCount: { total: 4, growthPercent: -20, last7Days: 4, previous7Days: 5 },
  storyCount: { total: 9, growthPercent: 100, last7Days: 1, previous7Days: 0 },
  inactiveUserCount: { total: 7 },
  queues: [
    { queue: 'reports', waiting: 2, oldest_at: new Date(Date.now() - 3 * 86_400_000).toISOString() },
    { queue: 'enquiries', waiting: 0, oldest_at: null },
  ],
};

/** Statistics of some days, with the same events on each. */
export function statisticsOf(days: number, events: number): EndpointData<typeof showStatistics> {
  return {
    days,
    time_zone: 'Asia/Kolkata',
    counted_at: '2026-03-15T06:30:00Z',
    by_day: Array.from({ length: days }, (_, index) => ({
      day: new Date(Date.UTC(2026, 2, 15 - days + index)).toISOString().slice(0, 10),
      registrations: 2 * events,
      verified: events,
      interests: 3 * events,
      acceptances: events,
    })),
    funnel: [
      { step: 'registered', members: 10 * events },
      { step: 'verified', members: 8 * events },
      { step: 'complete', members: 5 * events },
      { step: 'interested', members: 4 * events },
      { step: 'accepted', members: events },
    ],
    genders: events === 0 ? [] : [{ gender: 'Female', members: 30 }],
    communities: {
      top: events === 0 ? [] : [{ community: 'Nadar', religion: 'Christian', members: 20 }],
      others: events === 0 ? 0 : 10,
    },
    exposure: {
      days: 7,
      members: 100,
      never_shown: 3,
      shows: 100 * events,
      tenths: [20, 16, 14, 12, 10, 9, 8, 6, 4, 1].map((shows) => shows * events),
    },
  };
}

const dayOfIncome = { confirmed_paise: 150_000_000, refunded_paise: 50_000, renewals: 1, new_buyers: 2 };

function answerIncome(server: FakeServer): void {
  server.answer(showIncome, {
    data: { by_day: statisticsOf(2, 0).by_day.map(({ day }) => ({ day, ...dayOfIncome })) },
  });
}

/** Answers the calls of the dashboard of a site with members and income. */
export function answerAdministratorDashboard(server: FakeServer): void {
  server.answer(showDashboard, { data: numbers });
  server.answer(listUsers, onePage([]));
  server.answer(showStatistics, ({ days = 30 }) => ({ data: statisticsOf(Number(days), 1) }));
  answerIncome(server);
}
