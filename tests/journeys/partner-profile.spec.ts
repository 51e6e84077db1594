import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import { aPartner, listMatchNames, watchShifts, type Partner } from '#tests/journeys/support/partners.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { test } from '#tests/journeys/support/journey.ts';

const groom = { gender: 'Male', firstname: 'Joseph', lastname: 'Thekkekara', dob: '1995-02-10' } as const;

/** A man with many facts and a preference, of which Asha meets a part and leaves a part unknown. */
function aTalkativeGroom(product: Product): Promise<Partner> {
  return aPartner(product, {
    registration: { ...groom, profile_for: 'My Son', community: 'Syro-Malabar' },
    profile: {
      height: 171,
      marital_status: 'Never married',
      mother_tongue: 'Malayalam',
      qualification: 'Bachelor’s – Engineering',
      annual_income: '750000',
      is_private: true,
      diet: 'Non Veg',
      hobbies: 'Reading,Cricket',
      about: 'I sing in a choir.\nOn Saturdays I play football.',
    },
    preference: {
      age: '20-45',
      religion: 'Christian',
      community: 'Syro-Malabar,Latin Catholic',
      state: 'Kerala',
      must_have: 'religion',
    },
    photos: 3,
  });
}

function aBride(product: Product): Promise<Partner> {
  return aPartner(product, {
    registration: { gender: 'Female', firstname: 'Asha', lastname: 'Mathew' },
    preference: { height: '175-', diet: 'Non Veg', annual_income: '500000-', must_have: 'diet' },
  });
}

const factOf = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

/** One direction of the comparison; narrow screens show one at a time. */
async function openSide(page: Page, { name, isMobile }: { name: string; isMobile: boolean }) {
  if (isMobile) await page.getByRole('button', { name }).click();
  return page.getByRole('group', { name, exact: true });
}

test('a member reads a profile and its comparison @phone @gate-phone', async ({
  page,
  product,
  isMobile,
}) => {
  const [joseph, asha] = [await aTalkativeGroom(product), await aBride(product)];
  await signIn(page, asha);
  const readShifts = await watchShifts(page);
  const drawn = Promise.withResolvers<void>();
  await page.route('**/api/partner/**', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto(`/partner-profile/${joseph.id}`);
  // The placeholder is shown before the profile.
  await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
  drawn.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joseph Thekkekara');
  await expect(page.getByText(`ID : ITM${joseph.id}`)).toBeVisible();
  await expect(page.getByText('E-mail address verified').first()).toBeVisible();
  for (const [label, value] of [
    ['Date of birth', '10 February 1995'],
    ['Height', '5 ft 7 in (170 cm)'],
    ['Marital status', 'Never married'],
    ['Annual income', 'Kept private'],
    ['Profile managed by', 'Parent'],
    ['Diet', 'Non-Vegetarian'],
    ['District', 'Not specified'],
  ] as const) {
    await expect(factOf(page, label).first()).toHaveText(value);
  }
  await expect(page.getByRole('list', { name: 'Hobbies & interests' }).getByRole('listitem')).toHaveText([
    'Reading',
    'Cricket',
  ]);
  await expect(page.getByText('On Saturdays I play football.')).toBeVisible();
  expect(await readShifts()).toBeLessThan(0.001);

  const theirs = await openSide(page, { name: 'What he is looking for', isMobile });
  await expect(theirs.getByText(/2 of 4 fit · 1 not stated/)).toBeAttached();
  const rows = theirs.getByRole('listitem');
  await expect(rows).toContainText([/^Does not fit.*Community/, /^Not stated.*State/]);
  await theirs.getByRole('button', { name: 'Show 2 that fit' }).click();
  await expect(rows.filter({ hasText: 'Religion' })).toContainText(/^Fits.*Must have/);
  await expect(rows.filter({ hasText: 'Community' })).toContainText(
    /^Does not fit.*Syro-Malabar or Latin Catholic/,
  );
  await expect(rows.filter({ hasText: 'State' })).toContainText(/^Not stated.*Kerala.*Not stated/);
  await expect(rows.filter({ hasText: 'Age' })).toContainText(/20 to 45 years.*\d+ years/);
  await expect(theirs.getByText(/^1 of the facts below is missing from your profile/)).toBeVisible();
  await expect(theirs.getByText('Complete your profile to view what he is looking for')).toBeHidden();

  const mine = await openSide(page, { name: 'What you are looking for', isMobile });
  await expect(mine.getByText(/1 of 3 fit · 1 not stated/)).toBeAttached();
  const wishes = mine.getByRole('listitem');
  await mine.getByRole('button', { name: 'Show 1 that fits' }).click();
  await expect(wishes.filter({ hasText: 'Height' })).toContainText(
    /^Does not fit.*175 cm\) or taller.*170 cm/,
  );
  await expect(wishes.filter({ hasText: 'Annual income' })).toContainText(/^Not stated/);
  await expect(wishes.filter({ hasText: 'Diet' })).toContainText(/^Fits.*Non-Vegetarian/);

  await openSide(page, { name: 'What he is looking for', isMobile });
  await page.getByRole('link', { name: 'Update Profile' }).first().click();
  await expect(page).toHaveURL('/myProfile');
});

test('photos are changed by keys and buttons, and shown full screen @phone', async ({ page, product }) => {
  const [joseph, asha] = [await aTalkativeGroom(product), await aBride(product)];
  await signIn(page, asha);
  await page.goto(`/partner-profile/${joseph.id}`);
  const photo = (number: number) =>
    page.getByRole('img', { name: `Joseph Thekkekara, photo ${number} of 3` }).first();
  await expect(photo(1)).toBeVisible();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(photo(2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(photo(3)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(photo(1)).toBeVisible();
  const thumbnail = page.getByRole('button', { name: 'Show photo 2' });
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Show in full screen' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos of Joseph Thekkekara in full screen' });
  await expect(viewer.getByRole('img', { name: /photo 2 of 3/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img', { name: /photo 1 of 3/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show in full screen' })).toBeFocused();
});

test('a member goes from a list to a profile, to the next one, and back to the list', async ({
  page,
  product,
}) => {
  for (const firstname of ['Thomas', 'George', 'Jacob']) {
    await aPartner(product, { registration: { ...groom, firstname, lastname: 'Kurian', religion: 'Jain' } });
  }
  const meera = await aPartner(product, {
    registration: { firstname: 'Meera' },
    preference: { religion: 'Jain', must_have: 'religion' },
  });
  const names = await listMatchNames(product, meera);
  expect(names).toHaveLength(3);
  const title = page.getByRole('heading', { level: 1 });
  await signIn(page, meera);
  await page.goto('/myMatch');
  await page.getByRole('link', { name: names[1] ?? '', exact: true }).click();
  await expect(title).toContainText(names[1] ?? '');
  await page.getByRole('link', { name: 'Next profile' }).click();
  await expect(title).toContainText(names[2] ?? '');
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next profile' })).toBeHidden();
  await page.getByRole('link', { name: 'Previous profile' }).click();
  await page.getByRole('link', { name: 'Previous profile' }).click();
  await expect(title).toContainText(names[0] ?? '');
  await page.getByRole('button', { name: 'My Match' }).click();
  await expect(page).toHaveURL('/myMatch');
  await expect(page.getByRole('article')).toHaveCount(3);
});
