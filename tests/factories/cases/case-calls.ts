import type { EndpointInput } from '#contract/calls/endpoint.ts';
import {
  banMember,
  decideReport,
  liftRestriction,
  reopenReport,
  showReport,
} from '#contract/safety/report-cases.ts';
import type { ReportCase } from '#contract/safety/report.wire.ts';
import { idOfTicket } from '#tests/factories/cases/a-case.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aReport } from '#tests/factories/a-report.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

export const reason = 'You asked several members for money.';

/** A report of her about him, and the calls of an administrator about it. */
export type TestCase = {
  her: TestMember;
  him: TestMember;
  reportId: number;
  administrator: { token: string; user_id: number };
};

export async function aCase(
  application: TestApplication,
  changes: Partial<Parameters<typeof aReport>[1]> = {},
): Promise<TestCase> {
  const [her, him] = [await aMember(application), await aGroom(application)];
  const reportId = idOfTicket(await aReport(application, { reporter: her, reported: him, ...changes }));
  return { her, him, reportId, administrator: await anAdministrator(application) };
}

type Desk = Pick<TestCase, 'administrator' | 'reportId'>;

/** The calls about a report, each as its administrator. */
export function casesOf(application: TestApplication) {
  const named = ({ reportId }: Desk) => ({ report_id: reportId });
  return {
    decide: (desk: Desk, input: Omit<EndpointInput<typeof decideReport>, 'report_id' | 'reason'>) =>
      callApi(application, {
        endpoint: decideReport,
        input: { reason, ...input, ...named(desk) },
        token: desk.administrator.token,
      }),
    ban: (desk: Desk) =>
      callApi(application, {
        endpoint: banMember,
        input: { reason, ...named(desk) },
        token: desk.administrator.token,
      }),
    lift: (desk: Desk) =>
      callApi(application, {
        endpoint: liftRestriction,
        input: { reason: 'We were wrong.', ...named(desk) },
        token: desk.administrator.token,
      }),
    reopen: (desk: Desk) =>
      callApi(application, {
        endpoint: reopenReport,
        input: { reason: 'There is more to it.', ...named(desk) },
        token: desk.administrator.token,
      }),
    show: async (desk: Desk): Promise<ReportCase> => {
      const input = named(desk);
      const { body } = await callApi(application, {
        endpoint: showReport,
        input,
        token: desk.administrator.token,
      });
      return body.data;
    },
  };
}
