import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reportMember } from '#contract/safety/reports.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import {
  openConnectingDialog,
  reportFromConversation,
} from '#web/parts/connecting/open-connecting-dialog.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome } from '../support/outcomes.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';

const sentence = 'The last 20 messages of this conversation are sent with your report.';
const thomas = { partner_id: 21, name: 'Thomas Kurian', profile_pic: null, is_visible: true };

const open = () =>
  openScreen('/shortlisted', {
    prepare: (fake) => {
      fake.answer(listShortlist, { data: [] });
      fake.answer(reportMember, { data: { r_ticket: 'R-000007' } });
    },
  });

test('a report from a conversation says what is sent with it', async () => {
  const { server } = await open();
  reportFromConversation(thomas);
  const dialog = dialogOf('Report Thomas Kurian');
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expect.element(dialog.getByLabelText('Block Thomas Kurian as well')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText('What is wrong?').selectOptions('Asks for money');
  await dialog.getByLabelText('What happened?').fill('He asked for a loan.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expectOutcome({ title: 'Thank you for telling us', text: 'R-000007' });
  expect(server.listCalls(reportMember)).toEqual([
    { partner_id: 21, reason: 'asks_for_money', text: 'He asked for a loan.', place: 'conversation' },
  ]);
});

test('a member who is not available any more can be reported, and not blocked', async () => {
  await open();
  reportFromConversation({ ...thomas, name: 'A member', is_visible: false });
  const dialog = dialogOf('Report this member');
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expect.element(dialog.getByText('ID : ITM21', { exact: true })).toBeVisible();
  expect(dialog.getByRole('checkbox').query()).toBeNull();
});

test('a report from another place sends no messages, and does not speak of them', async () => {
  await open();
  openConnectingDialog({ name: 'report', partner: aPartnerCardWire({ u_firstname: 'Biju' }), place: 'card' });
  await expect.element(dialogOf('Report Biju').getByLabelText('What happened?')).toBeVisible();
  expect(page.getByText(sentence).query()).toBeNull();
});
