import type { ReportCase, ReportWire } from '#contract/safety/report.wire.ts';

const at = '2026-03-01T12:00:00.000Z';

/** An open report about Naveen by Nalini. */
function aReportWire(changes: Partial<ReportWire> = {}): ReportWire {
  return {
    r_id: 7,
    r_ticket: 'R-000007',
    r_reason: 'asks_for_money',
    r_text: 'He asked for a loan.',
    r_place: 'inbox',
    r_source: 'member',
    r_is_urgent: false,
    r_status: 'open',
    r_outcome: null,
    r_created_at: at,
    r_clock: { step: 'resolve', due_at: '2026-03-08T12:00:00.000Z', is_overdue: true },
    r_claim: null,
    reporter: { u_id: 2, u_firstname: 'Nalini', u_lastname: 'Nair', u_status: 'active' },
    reported: { u_id: 3, u_firstname: 'Naveen', u_lastname: 'Menon', u_status: 'active' },
    ...changes,
  };
}

/** The same as a case. */
export function aCaseWire(changes: Partial<ReportWire> = {}): ReportCase {
  const report = aReportWire(changes);
  const facts = { u_gender: 'Male', age: 31, u_profile_pic: null, u_created_at: at, restrictions: [] };
  return {
    report,
    messages: 0,
    about: null,
    has_contact: false,
    reporter: report.reporter === null ? null : { ...report.reporter, ...facts },
    reported: report.reported === null ? null : { ...report.reported, ...facts },
    pictures: [],
    interest: { status: 'accepted', sender_id: 3, created_at: at, answered_at: at },
    blocks: [{ blocker_id: 2, created_at: at }],
    earlier: [],
    decisions: [],
  };
}
