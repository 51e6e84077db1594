import { expect, type Page } from '@playwright/test';
import {
  closeOutcome,
  confirmLogout,
  dialogOf,
  openLogout,
  sendCredentials,
  signIn,
} from '#tests/journeys/support/accounts.ts';
import { findCrowd } from '#tests/journeys/support/crowd.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { aPartner } from '#tests/journeys/support/partners.ts';
import { registerMember } from '#tests/journeys/support/people.ts';

/** What is stored in this tab and browser under a name that is no setting of the browser. */
function listLeft(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settings = /^(?:menu\.|push$|review-refused$|scheme$|single-keys$|tsr-scroll-restoration)/;
    const stored = [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage));
    const files = await caches.keys();
    const databases = await indexedDB.databases();
    return [
      ...stored.filter((key) => !settings.test(key)),
      ...files.filter((name) => name !== 'assets' && !name.startsWith('offline-')),
      ...databases.map(({ name = '' }) => name),
    ];
  });
}

test('the next person on a shared phone finds nothing of the one before', async ({
  page,
  context,
  product,
  isMobile,
}) => {
  const { religion } = await findCrowd(product);
  const bride = await aPartner(product, { preference: { religion, must_have: 'religion', age: '18-25' } });
  const next = await registerMember(product, { gender: 'Male', firstname: 'Thomas', lastname: 'Varkey' });
  const cards = page.getByRole('main').getByRole('article');
  const ofCrowd = page.getByText(/Groom \d/);

  await signIn(page, bride);
  await page.goto('/dashboard');
  await page.goto('/myMatch');
  await expect(cards).toHaveCount(12);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards.count()).toBeGreaterThan(12);
  }).toPass();
  // A reload on another screen: nothing that showed the list is in the memory of the tab now.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await openLogout(page, { isMobile });
  await confirmLogout(page);
  expect(await listLeft(page)).toEqual([]);

  await page.goBack();
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
  await expect(ofCrowd).toHaveCount(0);
  await page.reload();
  await expect(dialogOf(page, 'Sign In')).toBeVisible();
  await expect(ofCrowd).toHaveCount(0);

  const second = await context.newPage();
  await second.goto('/myMatch');
  await expect(dialogOf(second, 'Sign In')).toBeVisible();
  await second.close();

  await context.setOffline(true);
  await page.goto('/myMatch').catch(() => undefined);
  await expect(ofCrowd).toHaveCount(0);
  await context.setOffline(false);

  await page.goto('/?dialog=sign-in');
  await sendCredentials(page, next);
  await closeOutcome(page, 'Login Successful!');
  await expect(page).not.toHaveURL('/');
  for (let entries = 0; entries < 5; entries += 1) {
    await page.goBack().catch(() => undefined);
    await expect(ofCrowd).toHaveCount(0);
  }
});
