import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { listImports } from '#contract/imports/imports.ts';
import { listInvitations } from '#contract/imports/invitations.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { onePage } from '../support/people-pages.ts';
import { anInvitedPerson } from '../administration/wire-import.ts';
import { deskScreens } from './desk-screens.ts';
import { siteScreens } from './site-screens.ts';

const phone = { width: 390, height: 844 };

const answerOf = (path: string) => ({ ...deskScreens, ...siteScreens })[path]?.answer ?? (() => {});

const answerInvitations = (fake: FakeServer) => {
  fake.answer(listImports, onePage([], 50));
  fake.answer(listInvitations, onePage([anInvitedPerson], 50));
};

test.each([
  ['/userManagement', 'Members', answerOf('/userManagement')],
  ['/admin-reports', 'Reports', answerOf('/admin-reports')],
  ['/admin-choices', /values/i, answerOf('/admin-choices')],
  ['/admin-import/invitations', 'Invitations', answerInvitations],
  ['/enquiries', 'Enquiries', answerOf('/enquiries')],
] as const)('on a phone, %s has its first row on the first screen', async (path, list, answer) => {
  await page.viewport(phone.width, phone.height);
  onTestFinished(() => page.viewport(1440, 900));
  await openScreen(path, { as: administrator, prepare: answer });
  const first = page.getByRole('main').getByRole('list', { name: list }).getByRole('listitem').first();
  await expect.element(first).toBeVisible();
  const { top } = first.element().getBoundingClientRect();
  expect(top).toBeLessThan(phone.height * 0.75);
});

test('on a phone, the filters and the order are behind one button that says what is chosen', async () => {
  await page.viewport(phone.width, phone.height);
  onTestFinished(() => page.viewport(1440, 900));
  const { router } = await openScreen('/admin-reports', {
    as: administrator,
    prepare: answerOf('/admin-reports'),
  });
  await page.getByRole('button', { name: 'Filters: Open' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByLabelText('Status').selectOptions('Decided');
  await panel.getByLabelText('Sort by').selectOptions('Newest first');
  await expectAccessible();
  await panel.getByRole('button', { name: 'Show the list' }).click();
  await expect.element(page.getByRole('button', { name: 'Filters: Decided' })).toBeVisible();
  expect(router.state.location.search).toMatchObject({ state: 'closed', sort: 'created_at' });
});
