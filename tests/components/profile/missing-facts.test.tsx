import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { countReach } from '#contract/preferences/own-preference.ts';
import { editSection, fillText, openMyProfile, saveSection } from '../support/my-profile.ts';
import { expectAddress } from '../support/open-screen.tsx';

const missing = ['u_height', 'u_marital_status', 'u_father', 'u_mother', 'u_country', 'u_state', 'u_diet'];

test('a missing fact links to its field', async () => {
  const screen = await openMyProfile({ completion: { percentage: 16, missing } });
  await page.getByRole('link', { name: 'Father' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Father' })).toHaveFocus();
  await expectAddress(screen, '/myProfile?section=family');
  await fillText(page.getByRole('form'), { label: 'Father', text: 'Mathew Thomas' });
  await saveSection();
  await page.getByRole('link', { name: 'Next: Country' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByRole('link', { name: 'Diet', exact: true }).click();
  await expect.element(page.getByRole('combobox', { name: 'Diet' })).toHaveFocus();
});

test.for([
  { width: 390, link: 'Father', field: 'Father' },
  { width: 1440, link: 'Father', field: 'Father' },
  { width: 390, link: 'Diet', field: 'Diet' },
])('a missing fact brings its field into view: $link at $width pixels', async ({ width, link, field }) => {
  await page.viewport(width, 844);
  await openMyProfile({ completion: { percentage: 16, missing } });
  await page.getByRole('button', { name: /^Show all/ }).click();
  const shown = page.getByRole('region', { name: 'What is still missing' });
  await shown.getByRole('link', { name: link, exact: true }).click();
  const input = page.getByRole(field === 'Diet' ? 'combobox' : 'textbox', { name: field });
  await expect.element(input).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(input).toBeInViewport();
});

test('beside a profile photo more photos are missing, not photos', async () => {
  await openMyProfile({ completion: { percentage: 90, missing: ['u_images'] } });
  const links = page.getByRole('region', { name: 'What is still missing' });
  await expect.element(links.getByRole('link', { name: 'More photos' })).toBeVisible();
});

test('a missing fact of the open section, and then the photos, come into view, too', async () => {
  await page.viewport(390, 844);
  await openMyProfile({
    search: '?section=family',
    completion: { percentage: 16, missing: [...missing, 'u_profile_pic', 'u_images'] },
  });
  await page.getByRole('button', { name: /^Show all/ }).click();
  const links = page.getByRole('region', { name: 'What is still missing' });
  const expectInView = async (field: Locator) => {
    await expect.element(field).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect.element(field).toBeInViewport();
  };
  await links.getByRole('link', { name: 'Father' }).click();
  await expectInView(page.getByRole('textbox', { name: 'Father' }));
  await links.getByRole('link', { name: 'Mother' }).click();
  await expectInView(page.getByRole('textbox', { name: 'Mother' }));
  await links.getByRole('link', { name: 'Photos', exact: true }).click();
  await expectInView(page.elementLocator(await findFocusedPhotos()));
});

/** The first free place of the photos, once it has the focus. */
async function findFocusedPhotos(): Promise<Element> {
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('u_images');
  return document.querySelector('[data-field=u_images]') ?? document.body;
}

test('a missing fact says how many more people would see the profile with it', async () => {
  await openMyProfile({
    completion: { percentage: 16, missing },
    prepare: (server) =>
      server.answer(countReach, {
        data: [
          { field: 'u_diet', count: 12, has_more: false },
          { field: 'u_height', count: 1, has_more: true },
        ],
      }),
  });
  const links = page.getByRole('region', { name: 'What is still missing' }).getByRole('link');
  await expect.element(links.nth(0)).toHaveTextContent('Diet12 more people would see you');
  await expect.element(links.nth(1)).toHaveTextContent('Heightat least 1 more person would see you');
  await expect.element(links.nth(2)).toHaveTextContent(/status$/);
});

test('a wish that is left blank is not called missing, nor asked for next', async () => {
  await openMyProfile({ completion: { percentage: 94, missing: ['pp_district', 'pp_city'] } });
  await expect
    .element(page.getByText('The percentage also counts the partner preference: leave blank'))
    .toBeVisible();
  await editSection('Lifestyle');
  await expect.element(page.getByRole('form')).toBeVisible();
  for (const words of ['What is still missing', 'Next:', 'Families look at complete profiles first'])
    expect(document.body.textContent).not.toContain(words);
});
