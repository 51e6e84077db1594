import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { decideReport, showReport } from '#contract/safety/report-cases.ts';
import { listReports } from '#contract/safety/reports.ts';
import { administrator } from '../support/area-frame.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aCaseWire } from '../support/wire-case.ts';
import { onePage } from '../support/people-pages.ts';

const open = (prepare: NonNullable<Parameters<typeof openScreen>[1]>['prepare']) =>
  openScreen('/admin-reports/7', { as: administrator, ...(prepare !== undefined && { prepare }) });

test('a report that does not exist has its page', async () => {
  await open((fake) => fake.refuse(showReport, { code: 'not_found' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such report');
});

test('nothing is chosen before a decision, which leads to the photos too', async () => {
  const pictures = [
    { photo_id: 5, path: null, source: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', is_hidden: false },
  ];
  const { server } = await open((fake) => fake.answer(showReport, { data: { ...aCaseWire(), pictures } }));
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide R-000007' });
  await expect.element(dialog.getByLabelText('Outcome')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect
    .element(dialog.getByLabelText('Outcome'))
    .toHaveAccessibleDescription('Please choose an outcome');
  expect(server.listCalls(decideReport)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hide a photo only' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Photos of the reported member' })).toHaveFocus();
});

test('a decision shows what it does to each side, and needs a reason', async () => {
  const { server } = await open((fake) => {
    fake.answer(showReport, { data: aCaseWire() });
    fake.answer(decideReport, { data: null });
  });
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide R-000007' });
  await dialog.getByLabelText('Outcome').selectOptions('Suspend until a date');
  await expect.element(dialog.getByText('logged out at once')).toBeVisible();
  await dialog.getByLabelText('Until').fill('2030-01-31');
  await dialog.getByLabelText('Reason').fill('You asked for money.');
  await dialog.getByRole('button', { name: 'Suspend the member' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.listCalls(decideReport)).toMatchObject([
    { report_id: 7, outcome: 'suspend', reason: 'You asked for money.', until: '2030-01-31T18:29:00.000Z' },
  ]);
});

test('a wrong decision has the focus in its first wrong field, and what was typed is there again', async () => {
  await open((fake) => {
    fake.answer(showReport, { data: aCaseWire() });
    fake.refuse(decideReport, {
      code: 'invalid_input',
      errors: [{ field: 'until', message: 'Choose a day in the future' }],
    });
  });
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide R-000007' });
  await dialog.getByLabelText('Outcome').selectOptions('Suspend until a date');
  await dialog.getByLabelText('Reason').fill('You asked for money.');
  await dialog.getByRole('button', { name: 'Suspend the member' }).click();
  await expect.element(dialog.getByLabelText('Until')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('You asked for money.');
});

test('the list of reports opens on the open ones, as the dashboard counts them', async () => {
  const { server } = await openScreen('/admin-reports', {
    as: administrator,
    prepare: (fake) => fake.answer(listReports, onePage([aCaseWire().report])),
  });
  await expect.element(page.getByLabelText('Status')).toHaveValue('open');
  expect(server.listCalls(listReports)[0]).toMatchObject({ state: 'open' });
  await page.getByLabelText('Status').selectOptions('Open and decided');
  await expect.poll(() => server.listCalls(listReports).at(-1)).toMatchObject({ state: 'all' });
});

test('a case leads back to the list as it was left', async () => {
  const { router } = await openScreen('/admin-reports?state=open', {
    as: administrator,
    prepare: (fake) => {
      const { report } = aCaseWire();
      fake.answer(listReports, onePage([report]));
      fake.answer(showReport, { data: aCaseWire() });
    },
  });
  await page.getByRole('link', { name: 'R-000007' }).click();
  await page.getByRole('link', { name: 'All reports' }).click();
  await expect.element(page.getByLabelText('Status')).toHaveValue('open');
  // It went back in the history, which keeps the place in the list; a new page would be the third.
  expect(router.state.location.state).toMatchObject({ __TSR_index: 0 });
});
