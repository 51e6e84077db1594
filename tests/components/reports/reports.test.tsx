import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listReports } from '#contract/safety/reports.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import { openScreen } from '../support/open-screen.tsx';

test('reports that cannot be loaded have a message and can be tried again', async () => {
  const { server } = await openScreen('/admin-reports', {
    as: administrator,
    prepare: (fake) => fake.disconnect(listReports),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Reports');
  await expect.element(page.getByRole('alert')).toHaveTextContent('We cannot reach the service.');
  server.answer(listReports, { data: [], total: 0, page: 1, limit: 25, next: null });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No reports yet')).toBeVisible();
  await expectAccessible();
});
