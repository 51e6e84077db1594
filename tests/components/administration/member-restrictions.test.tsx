import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listBatches } from '#contract/members/batches.ts';
import type { MemberProfile, MemberRow } from '#contract/members/member.wire.ts';
import { listNotes, searchUsers, showUser } from '#contract/members/members.ts';
import { listSubscriptions } from '#contract/members/subscriptions.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { administrator, answerRole } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aMemberProfile, aMemberRow } from '../support/wire-member.ts';
import { onePage } from '../support/people-pages.ts';

const suspended = { kind: 'suspended', until: '2026-12-03T18:30:00Z', report_id: 12 } as const;
const hidden = { kind: 'hidden', until: null, report_id: 7 } as const;

const openList = (changes: Partial<MemberRow>, role: AdministratorRole = 'moderator') =>
  openScreen('/userManagement', {
    as: administrator,
    prepare: (server) => {
      const data = [aMemberRow(changes)];
      server.answer(searchUsers, onePage(data));
      server.answer(listBatches, { data: [] });
      server.answer(listPlans, { data: [] });
      server.answer(listChoices, { data: makeChoiceLists() });
      answerRole(server, role);
    },
  });

const openProfile = (changes: Partial<MemberProfile>, role: AdministratorRole) =>
  openScreen('/user-profileView?userId=94', {
    as: administrator,
    prepare: (server) => {
      server.answer(listNotes, { data: [] });
      server.answer(listSubscriptions, { data: [] });
      server.answer(listChoices, { data: makeChoiceLists() });
      server.answer(showUser, { data: aMemberProfile(changes) });
      answerRole(server, role);
    },
  });

test('a suspended member has the end and the report in the place of the switch', async () => {
  await openList({ u_status: 'inactive', u_restrictions: [suspended, hidden] });
  await expect.element(page.getByText('Suspended')).toBeVisible();
  await expect.element(page.getByText('until 4 December 2026')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open the report R-000012' }))
    .toHaveAttribute('href', '/admin-reports/12');
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});

test('a hidden member can still be switched', async () => {
  await openList({ u_restrictions: [hidden] });
  await expect.element(page.getByText('Hidden', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('switch')).toBeChecked();
});

test('a role that reads no reports sees the ticket without a link', async () => {
  await openList({ u_status: 'inactive', u_restrictions: [suspended] }, 'support');
  await expect.element(page.getByText('R-000012')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /R-000012/ })).not.toBeInTheDocument();
});

test('the profile says what holds, and leads to the report and to the audit log', async () => {
  await openProfile({ u_status: 'inactive', u_restrictions: [suspended] }, 'grievance_officer');
  const notice = page.getByText('Suspended by a report until 4 December 2026.');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the report R-000012' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'In the audit log' }))
    .toHaveAttribute('href', '/admin-audit?subject=account+94');
  await expect
    .element(page.getByRole('link', { name: '1 about this member · 0 by this member' }))
    .toHaveAttribute('href', '/admin-reports?search=ITM94&state=all');
});

test('the profile says why a member is not shown, and a moderator has no way to the audit log', async () => {
  await openProfile({ u_is_hidden: true, u_is_withheld: true }, 'moderator');
  await expect.element(page.getByText('as the member has chosen')).toBeVisible();
  await expect.element(page.getByText('until the review queue has approved')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'In the audit log' })).not.toBeInTheDocument();
});
