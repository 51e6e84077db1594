import { showDashboard as showDashboardEndpoint } from '#contract/dashboard/dashboard.ts';
import { showIncome as showIncomeEndpoint } from '#contract/dashboard/income.ts';
import { showStatistics as showStatisticsEndpoint } from '#contract/dashboard/statistics.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { problem } from '#server/platform/problem.ts';
import { showDashboard } from './show-dashboard.ts';
import { showIncome } from './show-income.ts';
import { showStatistics } from './show-statistics.ts';

/** The dashboard of administrators: numbers and queues, and the statistics of its charts. */
export function dashboardRoutes(context: Context, outbox: OutboxStore): Route[] {
  return [
    route(showDashboardEndpoint, async ({ caller }) => {
      if (caller.administrator === null) throw problem('not_allowed');
      return { data: await showDashboard(context, { role: caller.administrator.role, outbox }) };
    }),
    route(showIncomeEndpoint, async ({ input }) => ({ data: await showIncome(context, input.days) })),
    route(showStatisticsEndpoint, async ({ input }) => ({
      data: await showStatistics(context, input.days),
    })),
  ];
}
